import { expect, test } from 'vitest';
import { categoryNamed, categoryNames, categorySlug, filtersOf, findCategory } from './category.ts';

test('the categories come in the order of the pills', () => {
  expect(categoryNames.join(', ')).toBe(
    'Tiles, Wood Flooring, Laminate Flooring, LVT, Vinyl & Lino, Carpet, Trims & Accessories, Underlay, Adhesives, Other',
  );
});

test('slugs are fit for an address and distinct', () => {
  expect(categorySlug('Vinyl & Lino')).toBe('vinyl-and-lino');
  expect(categorySlug('  Ünder / lay ')).toBe('nder-lay');
  expect(new Set(categoryNames.map(categorySlug)).size).toBe(categoryNames.length);
});

test('a category is found whatever its case', () => {
  expect(findCategory('lvt')).toBe('LVT');
  expect(findCategory(' WOOD flooring ')).toBe('Wood Flooring');
  expect(findCategory('constructor')).toBeNull();
});

test('four categories have dropdowns of their own', () => {
  expect(categoryNames.filter((name) => filtersOf(name).length > 0)).toEqual(['Tiles', 'Wood Flooring', 'Laminate Flooring', 'LVT']);
  expect(filtersOf('tiles').map((filter) => filter.field)).toEqual(['tile_size', 'thickness', 'material', 'finish']);
  expect(filtersOf('Wood Flooring').map((filter) => filter.field)).toEqual(['wood_type', 'wood_species', 'thickness', 'plank_style', 'finish']);
  expect(filtersOf('Laminate Flooring').map((filter) => filter.field)).toEqual([
    'thickness',
    'ac_rating',
    'plank_style',
    'water_resistant',
    'surface',
  ]);
  expect(filtersOf('LVT').map((filter) => filter.field)).toEqual(['construction', 'thickness', 'wear_layer', 'format']);
  expect(filtersOf('__proto__')).toEqual([]);
});

test('an address names a category in any writing, and each has one name', () => {
  expect(['Tiles', 'tiles', 'TILES', 'vinyl-and-lino', 'vinyl & lino'].map(categoryNamed)).toEqual([
    ...['Tiles', 'Tiles', 'Tiles'],
    ...['Vinyl & Lino', 'Vinyl & Lino'],
  ]);
  expect([categoryNamed(''), categoryNamed('Nonsense'), categoryNamed('constructor'), categoryNamed('&')]).toEqual(['', null, null, null]);
});
