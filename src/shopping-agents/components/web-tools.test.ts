import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { callApi } from '#platform/http/call-api.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';
import { offerWebTools, webTools } from './web-tools.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
afterEach(() => vi.unstubAllGlobals());
const api = createApi(shop);
const [floor] = await shop.sql<{ id: string; name: string; pence: number }[]>`
  select id, name, price_pence as pence from products where coverage_cm2 is not null order by name limit 1`;
const productId = floor?.id ?? '';

const call = (async (method: string, address: string) => {
  const response = await api.request(address.replace('/api', ''), { method });
  const body = (await response.json()) as { detail?: string };
  return response.ok ? { ok: true, body } : { ok: false, status: response.status, detail: body.detail ?? null, errors: [] };
}) as unknown as typeof callApi;

test('a page’s tools answer from the shop, and nothing goes into the cart before the shopper agrees', async () => {
  const added: unknown[] = [];
  const asked: string[] = [];
  let agrees = false;
  const add = (item: unknown) => added.push(item) > 0;
  const tools = new Map(
    webTools(productId, { call, isAgreed: (question) => asked.push(question) > 0 && agrees, add }).map((tool) => [tool.name, tool]),
  );
  const run = async (name: string, given: Record<string, unknown>) => (await tools.get(name)?.execute(given))?.content[0]?.text ?? '';
  expect(JSON.parse(await run('search_products', { query: floor?.name }))).toMatchObject({ products: expect.arrayContaining([]) });
  expect(await run('read_this_product', {})).toContain(floor?.name);
  expect(JSON.parse(await run('calculate_boxes', { area_m2: 20 })).boxes_needed).toBeGreaterThan(0);
  expect(await tools.get('calculate_boxes')?.execute({ area_m2: -1 })).toMatchObject({ isError: true });
  expect(await run('add_to_cart', { quantity: 3 })).toBe('The shopper said no.');
  agrees = true;
  expect(await tools.get('add_to_cart')?.execute({ quantity: 0.5 })).toMatchObject({ isError: true });
  expect(added).toEqual([]);
  expect(await run('add_to_cart', { quantity: 3 })).toBe('It is in the cart.');
  expect(added).toEqual([{ product_id: productId, quantity: 3, shownPence: floor?.pence }]);
  expect(asked.at(-1)).toContain(floor?.name);
});

test('tools are those of the page, and go with it; a browser without an assistant is left alone', () => {
  expect(offerWebTools(productId)()).toBeUndefined();
  const there = new Set<string>();
  const registerTool = ({ name }: { name: string }, { signal }: { signal: AbortSignal }) => {
    there.add(name);
    signal.addEventListener('abort', () => there.delete(name));
  };
  vi.stubGlobal('navigator', { modelContext: { registerTool } });
  const leave = offerWebTools(productId);
  expect([...there]).toEqual(['search_products', 'read_this_product', 'calculate_boxes', 'add_to_cart']);
  leave();
  offerWebTools(null);
  expect([...there]).toEqual(['search_products']);
});
