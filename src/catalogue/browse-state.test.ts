import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browseAddress, browseQuery, changeBrowse, emptyBrowseState, pageSizes, parseBrowseState, readPage, sorts } from './browse-state.ts';
import { filterKeys } from './filters.ts';

const parse = (query: string | Record<string, string>) => parseBrowseState(new URLSearchParams(query));

test('an empty address is the whole list', () => {
  expect(parse('')).toEqual(emptyBrowseState);
  expect(browseAddress(emptyBrowseState)).toBe('/products');
});

test('reads every part of an address and writes it back', () => {
  const address =
    'search=grey&category=Tiles&supplier=Kilbroney&min_price=10&max_price=45.5' +
    '&material=porcelain&tile_size=600x600&thickness=10mm&finish=matt&in_stock=true&sort=price-asc&page=3&limit=50';
  const state = parse(address);
  expect(state).toMatchObject({
    page: 3,
    limit: 50,
    sort: 'price-asc',
    filters: { search: 'grey', min_price: '10', max_price: '45.5', in_stock: true },
  });
  expect(browseQuery(state).toString()).toBe(address);
});

test('leaves out page 1, limit 20 and sorting by relevance', () => {
  expect(browseAddress(parse('page=1&limit=20&sort=relevance&search=&in_stock=false'))).toBe('/products');
});

test('junk counts as not said', () => {
  for (const page of ['0', '-1', '1.5', 'NaN', '1e309', 'Infinity', '99999999999999999999', '0x2', '٣', ' ', '2;drop', '\u0000']) {
    expect(parse({ page }).page, page).toBe(1);
  }
  for (const limit of ['0', '-20', '30', '1e309', 'NaN', '1000', 'ten', '']) expect(parse({ limit }).limit, limit).toBe(20);
  for (const sort of ['price', 'PRICE-ASC', 'constructor', '__proto__', '']) expect(parse({ sort }).sort, sort).toBe('relevance');
  for (const min_price of ['abc', 'NaN', '1e309', '1e3', '-1', '-0', 'Infinity', '0x10', '', ' ', '.', '1,500', '99999999', '1\u0000']) {
    expect(parse({ min_price, max_price: min_price }).filters, min_price).toMatchObject({ min_price: '', max_price: '' });
  }
  for (const in_stock of ['1', 'TRUE', 'yes', 'false']) expect(parse({ in_stock }).filters.in_stock).toBe(false);
});

test('prices are decimals, kept to the penny', () => {
  const cases = {
    '10': '10',
    ' 12.50 ': '12.5',
    '.5': '0.5',
    '5.': '5',
    '12.345': '12.35',
    '007': '7',
    '0': '0',
    '12,5': '12.5',
    '£1,234.50': '1234.5',
    '0.0000001': '0',
  };
  for (const [typed, kept] of Object.entries(cases)) expect(parse({ min_price: typed }).filters.min_price, typed).toBe(kept);
});

test('texts are trimmed, shortened and rid of what cannot be stored', () => {
  expect(parse({ search: `  oak\u0000 floor ` }).filters.search).toBe('oak floor');
  expect(parse({ search: 'x'.repeat(10_000) }).filters.search).toHaveLength(200);
  expect(parse({ search: `${'x'.repeat(199)}🪵` }).filters.search).toBe('x'.repeat(199));
  expect(parse({ finish: ' Slip Resistant ' }).filters.finish).toBe('slip resistant');
});

/** Any UTF-16 at all: NUL and halves of surrogate pairs too. */
const anyText = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

test('any address is read without failing, and reading what was written changes nothing', () => {
  const text = fc.oneof(anyText, fc.string(), fc.constantFrom('1e309', '-0', 'true', '20', '3'));
  const queries = fc.dictionary(fc.constantFrom(...filterKeys, 'page', 'limit', 'sort', 'utm_source'), text);
  fc.assert(
    fc.property(queries, (query) => {
      const state = parse(query);
      expect(parseBrowseState(browseQuery(state))).toEqual(state);
      expect(pageSizes).toContain(state.limit);
      expect(sorts).toContain(state.sort);
      expect(Number.isSafeInteger(state.page) && state.page >= 1).toBe(true);
    }),
  );
});

test('a change starts again at page 1', () => {
  const state = parse('category=Tiles&page=4&limit=50');
  expect(changeBrowse(state, { filters: { finish: 'matt' } })).toMatchObject({ page: 1, limit: 50, filters: { category: 'Tiles', finish: 'matt' } });
  expect(changeBrowse(state, { limit: 10 })).toMatchObject({ page: 1, limit: 10, sort: 'relevance' });
  expect(changeBrowse(state, { sort: 'newest' })).toMatchObject({ page: 1, sort: 'newest' });
});

test('the jump box takes whole pages that exist', () => {
  expect(readPage(' 7 ', 12)).toBe(7);
  for (const typed of ['0', '13', '1.0', '-1', '', 'two', '1e1']) expect(readPage(typed, 12), typed).toBeNull();
});
