import { expect, test } from 'vitest';
import { parseBrowseState } from '#catalogue/browse-state.ts';
import { canonicalOfList } from './list-controls.ts';

const canonical = (query: string, found = 20) => canonicalOfList(parseBrowseState(new URLSearchParams(query)), found);

test.each([
  ['', '/products'],
  ['page=3', '/products?page=3'],
  ['category=Vinyl+%26+Lino', '/products?category=Vinyl+%26+Lino'],
  ['category=Tiles&page=2&sort=newest&limit=50&utm_source=x', '/products?category=Tiles&page=2'],
  ['category=Tiles&material=Porcelain&page=2', '/products?category=Tiles'],
  ['in_stock=true', '/products'],
])('%s stands under %s', (query, path) => {
  expect(canonical(query)).toEqual({ path, noindex: false });
});

test.each([
  ['search=oak', '/products'],
  ['category=Tiles&min_price=10', '/products?category=Tiles'],
  ['category=Tiles&material=porcelain&tile_size=600x600', '/products?category=Tiles'],
])('%s is left out of the index', (query, path) => {
  expect(canonical(query)).toEqual({ path, noindex: true });
});

test('a list of nothing is left out too', () => {
  expect(canonical('category=Nonsense', 0)).toMatchObject({ noindex: true });
});
