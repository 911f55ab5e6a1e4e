import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browsingCategory, countPages, itemsShown, pageNumbers, productsShown } from './pagination.ts';

const bar = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((n) => n ?? '…')
    .join(' ');

test('offers all pages when there are five or fewer', () => {
  expect(bar(1, 1)).toBe('1');
  expect(bar(5, 5)).toBe('1 2 3 4 5');
  expect(bar(1, 0)).toBe('');
});

test('offers two either side, the first and the last', () => {
  expect(bar(1, 20)).toBe('1 2 3 … 20');
  expect(bar(4, 20)).toBe('1 2 3 4 5 6 … 20');
  expect(bar(10, 20)).toBe('1 … 8 9 10 11 12 … 20');
  expect(bar(20, 20)).toBe('1 … 18 19 20');
  expect(bar(3, 6)).toBe('1 2 3 4 5 6');
});

test('an ellipsis always hides at least two pages, and the bar rises from 1 to the last page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 5000 }), fc.integer({ min: -5, max: 6000 }), (pages, page) => {
      const numbers = pageNumbers(page, pages);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      numbers.forEach((n, i) => {
        const before = numbers[i - 1];
        if (n === null) expect((numbers[i + 1] ?? 0) - (before ?? 0)).toBeGreaterThan(2);
        else if (i > 0 && before !== null) expect(n).toBe((before ?? 0) + 1);
      });
      const current = Math.min(Math.max(page, 1), pages);
      for (let near = Math.max(1, current - 2); near <= Math.min(pages, current + 2); near++) expect(numbers).toContain(near);
    }),
  );
});

test('says what is shown', () => {
  expect(itemsShown({ page: 2, limit: 20, total: 57 })).toBe('Showing 21-40 of 57 items');
  expect(itemsShown({ page: 3, limit: 20, total: 57 })).toBe('Showing 41-57 of 57 items');
  expect(itemsShown({ page: 1, limit: 20, total: 0 })).toBe('Showing 0-0 of 0 items');
  expect(productsShown({ shown: 20, total: 57, page: 1, pages: 3 })).toBe('Showing 20 of 57 products (Page 1 of 3)');
  expect(productsShown({ shown: 0, total: 0, page: 1, pages: 0 })).toBe('Showing 0 of 0 products (Page 1 of 1)');
  expect(browsingCategory('LVT', 1)).toBe('Browsing LVT (1 product found)');
  expect(countPages(57, 20)).toBe(3);
  expect(countPages(0, 20)).toBe(0);
});
