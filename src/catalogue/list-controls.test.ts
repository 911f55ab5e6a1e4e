import { expect, test } from 'vitest';
import { emptyBrowseState } from './browse-state.ts';
import { attributeFields, emptyFilters } from './filters.ts';
import { listControls } from './list-controls.ts';
import type { ProductList } from './product-list.ts';

const facets = Object.fromEntries([...attributeFields, 'category', 'supplier'].map((field) => [field, []])) as unknown as ProductList['facets'];
const list: ProductList = {
  products: [],
  total: 3,
  pages: 1,
  page: 1,
  categories: ['Tiles', 'LVT', 'Underlay'],
  suppliers: ['Maker'],
  facets: {
    ...facets,
    category: [{ value: 'tiles', label: 'Tiles', count: 2 }],
    thickness: [
      { value: '5mm', label: '5mm', count: 2 },
      { value: '4.5mm', label: '4.5mm', count: 1 },
    ],
    supplier: [{ value: 'Maker', label: 'Maker', count: 3 }],
    colour: [{ value: 'grey', label: 'Grey', count: 2 }],
    water_resistant: [{ value: 'waterproof', label: 'Waterproof', count: 1 }],
  },
  inStock: 3,
  allHaveSamples: true,
  priceRange: null,
  isNearest: false,
  relaxed: [],
};
const at = (filters: Partial<typeof emptyFilters>) => listControls({ ...emptyBrowseState, page: 4, filters: { ...emptyFilters, ...filters } }, list);

test('pills keep the search, drop what the other category has not, and start at page 1', () => {
  const { pills } = at({ category: 'LVT', search: 'oak', construction: 'spc click' });
  expect(pills.map(({ words, count, isCurrent }) => [words, count, isCurrent])).toEqual([
    ['All Products', null, false],
    ['Tiles', null, false],
    ['LVT', 0, true],
    ['Underlay', null, false],
  ]);
  expect(at({ search: 'oak' }).pills.map(({ count }) => count)).toEqual([null, 2, 0, 0]);
  expect(pills[1]?.href).toBe('/products?search=oak&category=Tiles');
});

test('each chip takes its own filter off', () => {
  const { chips, clearAll } = at({ category: 'LVT', in_stock: true, construction: 'spc click' });
  expect(chips).toEqual([
    { words: 'LVT', href: '/products?in_stock=true' },
    { words: 'SPC Click', href: '/products?category=LVT&in_stock=true' },
    { words: 'In stock only', href: '/products?category=LVT&construction=spc+click' },
  ]);
  expect(clearAll).toBe('/products');
});

test('dropdowns offer the usual values with counts, then what else there is', () => {
  const { selects } = at({ category: 'LVT' });
  expect(selects.map(({ label }) => label)).toEqual(['Construction', 'Thickness', 'Wear layer', 'Format', 'Colour', 'Water resistance', 'Brand']);
  expect(at({}).selects.map(({ label }) => label)).toEqual(['Colour', 'Water resistance', 'Brand']);
  expect(at({ category: 'Laminate Flooring' }).selects.filter(({ label }) => label === 'Water resistance')).toHaveLength(1);
  expect(selects[1]?.options.map(({ label, count }) => `${label} ${count}`)).toEqual([
    '2mm 0',
    '3mm 0',
    '4mm 0',
    '5mm 2',
    '6mm 0',
    '7mm 0',
    '4.5mm 1',
  ]);
  expect(at({ category: 'Tiles' }).selects[0]?.options.filter(({ value }) => value === '300x600')).toHaveLength(1);
});

test('what is no floor is not called one, and samples are promised only where all have them', () => {
  expect(at({ category: 'Underlay' }).noun).toBe('products');
  expect(at({}).hasSamples).toBe(false);
  expect(at({}).isEmptyShop).toBe(false);
  expect(listControls({ ...emptyBrowseState, filters: { ...emptyFilters, category: 'LVT' } }, { ...list, allHaveSamples: false }).hasSamples).toBe(
    false,
  );
  expect(at({ category: 'lvt' })).toMatchObject({ category: 'LVT', hasSamples: true, noun: 'floors', name: 'LVT' });
});
