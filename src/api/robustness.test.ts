import { afterAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from '#platform/api/route.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { calls, createApi } from './api.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);

const junk = [
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '99999999999999999999',
  'abc',
  'null',
  '[]',
  "' or 1=1; drop table products; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'ﷺ'.repeat(50),
  'x'.repeat(10_000),
  `${'a '.repeat(3000)}`,
  '😀',
  '\\',
  '%',
  '_',
  '"',
  'a & b | c ! (d)',
  ':*',
];
const id = '00000000-0000-4000-8000-000000000000';

test.each(calls.map((declared) => [`${declared.method.toUpperCase()} ${declared.path}`, declared] as const))(
  '%s answers junk below 500, in a sentence',
  async (_, declared) => {
    for (const [said, request] of requests(declared)) {
      const response = await api.request(...request);
      const text = await response.text();
      expect([said, response.status < 500]).toEqual([said, true]);
      if (response.status < 400) continue;
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      const { detail, status } = JSON.parse(text);
      expect(status).toBe(response.status);
      expect(detail).toMatch(/^[A-Z].{10,}/);
      expect(text.length).toBeLessThan(5000);
    }
  },
);

test('the tables are all still there', async () => {
  expect(await shop.sql`select to_regclass('products')::text as there`).toEqual([{ there: 'products' }]);
});

/** The call with junk in one place at a time: each part of the path, each name of the query, each field of the body, and the body itself. */
function* requests(declared: Call): Generator<[string, [string, RequestInit]]> {
  const init: RequestInit = { method: declared.method.toUpperCase() };
  const path = (value: string) => declared.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(value.toWellFormed()));
  if (declared.body) {
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1e309',
      '{"__proto__":{}}',
      `"${'x'.repeat(70_000)}"`,
      '['.repeat(30_000),
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    ])
      yield [body.slice(0, 50), [path(id), { ...init, headers, body }]];
    for (const field of fieldsOf(declared.body)) {
      for (const value of [...junk, null, [], {}, true, 1e300, -1])
        yield [`${field}: ${String(value).slice(0, 50)}`, [path(id), { ...init, headers, body: JSON.stringify({ [field]: value }) }]];
    }
    return;
  }
  for (const value of junk) {
    if (declared.params) yield [value.slice(0, 50), [path(value), init]];
    for (const field of declared.query ? fieldsOf(declared.query) : []) {
      yield [`${field}=${value.slice(0, 50)}`, [`${path(id)}?${new URLSearchParams({ [field]: value })}`, init]];
      yield [`${field} twice`, [`${path(id)}?${field}=1&${field}=2`, init]];
    }
  }
}

function fieldsOf(schema: z.ZodType): string[] {
  return 'shape' in schema && schema.shape ? Object.keys(schema.shape) : ['field'];
}
