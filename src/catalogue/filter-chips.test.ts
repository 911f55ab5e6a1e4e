import { expect, test } from 'vitest';
import { filterChips, isPressed, press, quickFilters, without } from './filter-chips.ts';
import { emptyFilters } from './filters.ts';

const filters = {
  ...emptyFilters,
  search: 'oak',
  category: 'LVT',
  min_price: '12.5',
  max_price: '30',
  construction: 'spc click',
  thickness: '5mm',
  in_stock: true,
};

test('chips say each filter as a shopper would', () => {
  expect(filterChips(filters).map((chip) => chip.words)).toEqual([
    '“oak”',
    'LVT',
    'From £12.50 per box',
    'Up to £30 per box',
    '5mm',
    'SPC Click',
    'In stock only',
  ]);
  expect(filterChips({ ...emptyFilters, tile_size: '600x600', ac_rating: 'ac5', finish: 'slip resistant' }).map((chip) => chip.words)).toEqual([
    '600x600',
    'Slip Resistant',
    'AC5',
  ]);
});

test('a chip that is a yes says to what', () => {
  expect(filterChips({ ...emptyFilters, colour: 'light brown', underfloor_heating: 'yes' }).map((chip) => chip.words)).toEqual([
    'Light Brown',
    'Underfloor heating',
  ]);
});

test('a chip takes away its own filter and nothing else', () => {
  expect(without(filters, 'in_stock')).toEqual({ ...filters, in_stock: false });
  expect(without(filters, 'search')).toEqual({ ...filters, search: '' });
});

test('a quick filter goes on and off', () => {
  const [click] = quickFilters('lvt');
  if (!click) throw new Error('LVT has no quick filter');
  expect(isPressed(filters, click)).toBe(true);
  const off = press(filters, click);
  expect(isPressed(off, click)).toBe(false);
  expect(press(off, click)).toEqual(filters);
});

test('every place has a quick filter', () => {
  for (const category of ['', 'Carpet', 'Tiles', 'nonsense']) expect(quickFilters(category).length).toBeGreaterThan(0);
});
