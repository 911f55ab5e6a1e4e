import { expect, test } from 'vitest';
import { emptyFilters } from './filters.ts';
import { describeList, nameList } from './list-controls.ts';

test.each([
  ['', '', 'All Products'],
  ['', 'lvt', 'LVT'],
  ['oak', '', 'Results for “oak”'],
  ['oak', 'LVT', '“oak” in LVT'],
  ['', 'no such category', 'All Products'],
])('a search for “%s” in “%s” is headed %s', (search, category, heading) => {
  expect(nameList({ ...emptyFilters, search, category })).toBe(heading);
});

test('a list without a description of its own says how much it holds, and of nothing no figure', () => {
  expect(describeList(57)).toMatch(/^57 products: flooring, /);
  expect(describeList(1)).toMatch(/^One product: flooring, /);
  expect(describeList(0)).toMatch(/^We sell flooring, /);
});
