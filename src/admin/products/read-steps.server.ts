import { findCategory } from '#catalogue/category.ts';
import { readBatch } from '#catalogue/staff/editor-batch.server.ts';
import { readProductSheet } from '#catalogue/staff/product-desk.server.ts';
import type { Shop } from '../../shop.server.ts';

/** Which product is open where they are gone through one at a time: `?number=57&category=Tiles`. Anything that is no number is the first. */
export function readStep(query: URLSearchParams): { number: number; category: string } {
  const number = Number(query.get('number') ?? 1);
  return {
    number: Number.isInteger(number) && number >= 1 ? Math.min(number, 10_000_000) : 1,
    category: findCategory(query.get('category') ?? '') ?? '',
  };
}

/** The batch, and the product that is open in it. */
export async function readSteps(shop: Shop, query: URLSearchParams) {
  const { category, ...step } = readStep(query);
  const batch = await readBatch(shop, { ...step, category });
  return { ...batch, category, open: batch.openId === null ? null : await readProductSheet(shop, batch.openId) };
}
export type Steps = Awaited<ReturnType<typeof readSteps>>;
