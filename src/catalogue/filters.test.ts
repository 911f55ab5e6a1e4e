import { expect, test } from 'vitest';
import { filtersOf } from './category.ts';
import { activeFilters, dropdownOptions, emptyFilters, filterKeys, inCategory } from './filters.ts';

test('empty filters are none', () => {
  expect(activeFilters(emptyFilters)).toEqual([]);
});

test('empty and false values count for nothing', () => {
  const filters = { ...emptyFilters, category: 'Tiles', min_price: '10', in_stock: true };
  expect(activeFilters(filters)).toEqual(['category', 'min_price', 'in_stock']);
});

test('the keys are those of the filter state', () => {
  expect([...filterKeys].sort()).toEqual(Object.keys(emptyFilters).sort());
  expect(filterKeys).toHaveLength(26);
});

test('option values are in lower case', () => {
  const finish = filtersOf('Tiles').find((filter) => filter.field === 'finish');
  expect(finish && dropdownOptions(finish).at(-1)).toEqual({ value: 'slip resistant', label: 'Slip Resistant' });
});

test('another category keeps what every floor is narrowed by, and of the other dropdowns the values that it offers too', () => {
  const tiles = {
    ...emptyFilters,
    search: 'grey',
    category: 'Tiles',
    thickness: '15mm',
    tile_size: '600x600',
    finish: 'matt',
    room: 'kitchen',
    in_stock: true,
  };
  expect(inCategory(tiles, 'Wood Flooring')).toEqual({
    ...emptyFilters,
    search: 'grey',
    category: 'Wood Flooring',
    thickness: '15mm',
    room: 'kitchen',
    in_stock: true,
  });
  expect(inCategory(tiles, '')).toEqual({ ...emptyFilters, search: 'grey', room: 'kitchen', in_stock: true });
});
