import { expect, test } from 'vitest';
import { pagesAround, readPage, readSort, sortText, withQuery } from './list-address.ts';

test('a query is changed name by name', () => {
  expect(withQuery('?search=oak&page=3', { page: 1, category: 'Tiles' })).toBe('?search=oak&page=1&category=Tiles');
  expect(withQuery('?search=oak&page=3', { search: '', page: null })).toBe('?');
});

test('what an address says of page and order is read, and junk is the first page in the usual order', () => {
  const query = (text: string) => new URLSearchParams(text);
  expect(['', 'page=0', 'page=-1', 'page=x', 'page=2.7', 'page=1e99'].map((text) => readPage(query(text)))).toEqual([1, 1, 1, 1, 2, 1_000_000]);
  const usual = { by: 'name', descending: false } as const;
  expect(readSort(query('sort=-price'), ['name', 'price'], usual)).toEqual({ by: 'price', descending: true });
  expect(readSort(query('sort=price;drop'), ['name', 'price'], usual)).toEqual(usual);
  expect(sortText({ by: 'price', descending: true })).toBe('-price');
});

test('pages to link to', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
  expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
});
