import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProduct, demoProducts } from '../../db/demo/products.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import type { Shop } from '../shop.server.ts';

let shop: Shop;
let ask: (path: string, body?: object) => Promise<{ status: number; json: Kit }>;
type Kit = { lines: { role: string; name: string; quantity: number; total_price: number; usual: boolean }[]; note?: string; total_price: number };
beforeAll(async () => {
  shop = await openTestShop('demo');
  const api = createApi(shop);
  ask = async (path, body) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const answer = await api.request(path, sent);
    return { status: answer.status, json: (await answer.json()) as Kit };
  };
});
afterAll(() => shop.close());

const of = (sku: string) => `/products/${demoProduct(sku).id}/kit`;
const roles = (kit: Kit, usual?: boolean) => kit.lines.filter((line) => usual === undefined || line.usual === usual).map(({ role }) => role);
const first = (category: string, more: (product: (typeof demoProducts)[number]) => boolean = () => true) =>
  demoProducts.find((product) => product.category === category && more(product))?.sku ?? '';

test('laminate for 18.5 m²: underlay, scotia and a bar, estimated and said to be', async () => {
  const { json } = await ask(`${of(first('Laminate Flooring'))}?area_m2=18.5`);
  expect(roles(json, true)).toEqual(['underlay', 'scotia', 'door-bar']);
  // 18.5 ÷ 15 m² a roll.
  expect(json.lines[0]).toMatchObject({ name: 'Quietfell Basic 3mm Foam Underlay', quantity: 2, total_price: 58.5 });
  expect(json.note).toContain('estimated');
});

test('over heating and concrete another underlay is offered', async () => {
  const heated = await ask(`${of(first('Laminate Flooring'))}?area_m2=18.5&heating=true&concrete=true`);
  expect(heated.json.lines[0]?.name).toContain('Low-Tog');
  // A carpet of 2.2 tog leaves 0.3 of the 2.5.
  const carpet = await ask(`${of(first('Carpet', ({ sku }) => sku.startsWith('CPT-SFT')))}?area_m2=18.5&heating=1`);
  expect(carpet.json.lines[0]?.name).toContain('Low-Tog');
});

test('rooms, doorways and steps decide; no underlay under tiles or glue-down planks', async () => {
  const rooms = [
    {
      length_mm: 5000,
      width_mm: 4000,
      doorways: [
        { wall: 'start', depth_mm: 0 },
        { wall: 'end', depth_mm: 0 },
      ],
    },
  ];
  const tiles = await ask(of(first('Tiles', ({ material }) => material === 'Porcelain')), { rooms });
  expect(roles(tiles.json, true)).toEqual(['primer', 'tile-adhesive', 'grout', 'door-bar']);
  expect(tiles.json.lines.find(({ role }) => role === 'door-bar')?.quantity).toBe(2);
  expect(tiles.json.note).toBeUndefined();
  const stairs = [{ steps: 13, tread_mm: 250, riser_mm: 200, width_mm: 900 }];
  const planks = await ask(of(first('LVT', ({ construction }) => construction === 'Glue Down')), { rooms, stairs });
  expect(roles(planks.json)).not.toContain('underlay');
  expect(planks.json.lines.find(({ role }) => role === 'nosing')?.quantity).toBe(13);
});

test('what is no floor has no kit, and what is no area is refused', async () => {
  expect((await ask(`${of(first('Underlay'))}?area_m2=12`)).status).toBe(404);
  expect((await ask(`${of(first('Tiles'))}?area_m2=none`)).status).toBe(422);
});
