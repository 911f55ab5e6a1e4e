import { typedIn } from '#catalogue/staff/product-form.ts';
import { productFailed } from '#catalogue/staff/text.ts';
import { Refusal } from '#platform/refusal.ts';
import { detailOf } from '../staff-action.server.ts';
import type { NotSaved } from './act-on-products.server.ts';

/** What a page answers when a product's form was not accepted: why, and what was typed. */
export function refusedSheet(error: unknown, form: FormData): NotSaved {
  const failed = productFailed.save(detailOf(error));
  const stock = form.get('stock');
  const errors = error instanceof Refusal && error.errors ? error.errors : [{ field: '', message: failed }];
  return { failed, errors, typed: { ...typedIn(form), ...(typeof stock === 'string' && { stock }) }, read: '', conflicts: [] };
}
