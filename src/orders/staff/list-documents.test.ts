import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plansOf } from '../../../test/plans.ts';
import { readDocumentFilter } from './document-filter.ts';
import { everyDocument, listDocuments } from './list-documents.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const filter = (query: string) => readDocumentFilter(new URLSearchParams(query));
const page = (query: string, at = 1, limit = 5) => listDocuments(shop, { ...filter(query), page: at, limit });

beforeAll(async () => {
  // Forty invoices, each third with a credit note of the same moment; some are made out at once, and one has no document yet.
  await shop.sql`insert into orders (email, status, total_pence, shipping_address, paid_at, created_at)
    select 'a@example.com', 'confirmed', 100, '{"last_name": "Quinn"}', now(), now() from generate_series(1, 41)`;
  await shop.sql`insert into invoices (order_id, issued_at, tax_day, vat_country, document, total_pence, vat_pence)
    select id, '2026-03-01T10:00:00Z'::timestamptz + nth / 2 * interval '1 day', '2026-03-01'::date + (nth / 2)::int,
      case nth % 4 when 0 then 'IE' else 'GB' end,
      case when nth <= 40 then '{"byRate": []}'::jsonb end, 100, 10 from (select id, row_number() over (order by id) as nth from orders) o`;
  await shop.sql`insert into credit_notes (order_id, issued_at, tax_day, vat_country, document, total_pence, vat_pence)
    select order_id, issued_at, tax_day, vat_country, document, 50, 5 from invoices where number % 3 = 0 and document is not null`;
  await shop.sql`vacuum analyze`;
});

test.each(['', 'kind=credit-note', 'country=IE', 'from=2026-03-05&to=2026-03-12', 'to=2026-02-28', 'search=quinn', 'search=cn-3', 'search=7'])(
  'the pages of a list, and its file the other way round, have every document that is counted once: %s',
  async (query) => {
    const { pages, total } = await page(query);
    const listed: string[] = [];
    for (let at = 1; at <= pages; at += 1) listed.push(...(await page(query, at)).documents.map(({ number }) => number));
    const inFile: string[] = [];
    for await (const some of everyDocument(shop, filter(query), 4)) inFile.push(...some.map(({ number }) => number));
    expect([listed.length, new Set(listed).size]).toEqual([total, total]);
    expect(inFile.toSorted()).toEqual(listed.toSorted());
    const by = await shop.sql<{ number: string; at: Date }[]>`
      select 'INV-' || lpad(number::text, 6, '0') as number, issued_at as at from invoices
      union all select 'CN-' || lpad(number::text, 6, '0'), issued_at from credit_notes`;
    const at = new Map(by.map((row) => [row.number, Number(row.at)]));
    const times = (numbers: string[]) => numbers.map((number) => at.get(number) ?? 0);
    expect(times(listed)).toEqual(times(listed).toSorted((a, b) => b - a));
    expect(times(inFile)).toEqual(times(inFile).toSorted((a, b) => a - b));
  },
);

test('what is made out alone is listed, with its own sums', async () => {
  expect([(await page('')).total, (await page('kind=invoice')).total, (await page('to=2026-02-28')).total]).toEqual([53, 40, 0]);
  const { documents } = await page('search=cn-3');
  expect(documents.map(({ kind, number, totalPence }) => [kind, number, totalPence])).toEqual([['credit-note', 'CN-000003', 50]]);
});

test('a page and its count pass over indexes alone, and read those documents that are shown', async () => {
  for (const query of ['', 'country=IE', 'from=2026-03-05', 'search=quinn']) {
    const plans = await plansOf(shop.sql, () => page(query, 2));
    const read = plans.flatMap((plan) => plan.split('\n')).filter((line) => /(?<!Only )Scan.* on (invoices|credit_notes)\b/.test(line));
    expect(read.filter((line) => !/Index Scan using (invoices|credit_notes)_pkey on \w+ [ic] /.test(line))).toEqual([]);
  }
});
