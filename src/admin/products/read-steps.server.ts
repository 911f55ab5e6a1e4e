import { findCategory } from '#catalogue/category.ts';
import { readBatch, readProductSheet } from '#catalogue/staff/product-desk.server.ts';
import { typedIn } from '#catalogue/staff/product-form.ts';
import { productFailed } from '#catalogue/staff/text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { detailOf } from '../staff-action.server.ts';
import type { NotSaved } from './act-on-products.server.ts';

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

/** What a page answers when a product's form was not accepted: why, and what was typed. */
export function refusedSheet(error: unknown, form: FormData): NotSaved {
  const failed = productFailed.save(detailOf(error));
  const stock = form.get('stock');
  const errors = error instanceof Refusal && error.errors ? error.errors : [{ field: '', message: failed }];
  return { failed, errors, typed: { ...typedIn(form), ...(typeof stock === 'string' && { stock }) }, read: '', conflicts: [] };
}
