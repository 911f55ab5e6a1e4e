import { z } from 'zod';
import { areaProblems, maxAreaM2, readAreaM2 } from '#measuring/area.ts';
import { penceToPounds } from '#money/pence.ts';
import { call, uuid } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { type KitAsked, kitAsked, kitConditions, siteOf } from './asked.ts';
import { kitRoleNames } from './quantity.ts';
import { readKit } from './read-kit.server.ts';
import { guessWords } from './site-words.ts';

const kitJson = z
  .object({
    area_m2: z.number(),
    edge_m: z.number().meta({ description: 'The rooms’ perimeter less their doorways.' }),
    doorways: z.int(),
    note: z.string().optional().meta({ description: 'What was taken to be so, where it was not measured.' }),
    lines: z.array(
      z.object({
        product_id: z.uuid(),
        name: z.string(),
        role: z.enum(kitRoleNames),
        quantity: z.int(),
        unit: z.string(),
        unit_price: z.number(),
        total_price: z.number().meta({ description: 'Pounds.' }),
        reason: z.string(),
        worked: z.string().meta({ description: 'What the quantity was worked out from.' }),
        usual: z.boolean().meta({ description: 'Nearly every floor of the kind needs it.' }),
      }),
    ),
    total_price: z.number().meta({ description: 'Of the usual lines.' }),
  })
  .meta({ id: 'FloorKit' });

const ofFloor = {
  path: '/products/{id}/kit',
  tag: 'Catalogue',
  access: 'everyone',
  params: z.object({ id: uuid }),
  missing: 'Product not found',
  answer: kitJson,
  refuses: [404],
} as const;

/** What else a floor needs, worked out from an area or from rooms. */
export const kitCalls = [
  call({
    ...ofFloor,
    method: 'get',
    summary: 'What a floor needs beneath and around it, for an area.',
    description: 'Edges and doorways are estimated from the area, and the answer says so: send rooms for their own.',
    query: kitConditions.extend({ area_m2: z.string(areaProblems.missing).max(100).meta({ type: 'number', minimum: 0.01, maximum: maxAreaM2 }) }),
    handle: (shop, { params, query: { area_m2, ...conditions } }) => {
      const { area, problem } = readAreaM2(area_m2);
      if (area === undefined) throw wrong('area_m2', problem);
      return answer(shop, params.id, { ...conditions, rooms: [], stairs: [], area_m2: Number(area / 1_000_000n) / 1e6 });
    },
  }),
  call({
    ...ofFloor,
    method: 'post',
    summary: 'What a floor needs beneath and around it, for rooms.',
    body: kitAsked,
    handle: (shop, { params, body }) => answer(shop, params.id, body),
  }),
];

async function answer(shop: Shop, id: string, asked: KitAsked): Promise<z.input<typeof kitJson>> {
  const site = siteOf(asked);
  if ('problem' in site) throw wrong('area_m2', site.problem);
  const lines = await readKit(shop, id, site);
  if (!lines) throw new Refusal('not-found', 'no-floor', 'There is no such floor.');
  const note = guessWords(site);
  return {
    area_m2: site.areaMm2 / 1e6,
    edge_m: site.edgeMm / 1000,
    doorways: site.doorways,
    ...(note ? { note } : {}),
    lines: lines.map(({ goods, quantity, pence, reason, worked }) => ({
      product_id: goods.productId,
      name: goods.name,
      role: goods.role,
      quantity,
      unit: goods.unit,
      unit_price: penceToPounds(goods.pricePence),
      total_price: penceToPounds(pence),
      reason,
      worked,
      usual: goods.usual,
    })),
    total_price: penceToPounds(lines.reduce((sum, { goods, pence }) => sum + (goods.usual ? pence : 0), 0)),
  };
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
}
