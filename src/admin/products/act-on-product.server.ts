import type { User } from '#accounts/account.ts';
import { adjustStock } from '#catalogue/staff/adjust-stock.server.ts';
import { deleteProduct } from '#catalogue/staff/delete-products.server.ts';
import { stockForm } from '#catalogue/staff/stock-form.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';
import { textFields } from '#platform/http/refused-form.server.ts';
import { invalidForm, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { addPhotos, takePhotoAway } from '../photos/act-on-photos.server.ts';
import { detailOf } from '../staff-action.server.ts';
import { saveSheet } from './act-on-products.server.ts';

/** Does what a form on a product's own page asks for by its `intent`. */
export async function actOnProduct(shop: Shop, staff: User, id: string, form: FormData) {
  const { intent, photo, ...typed } = textFields(form, ['intent', 'photo', 'stock', 'reason', 'note']);
  if (intent === 'add-photos') return { what: 'said' as const, ...(await addPhotos(shop, staff, id, form)) };
  if (intent === 'remove-photo') return { what: 'said' as const, ...(await takePhotoAway(shop, staff, id, photo)) };
  if (intent === 'save') return { what: 'sheet' as const, ...(await saveSheet(shop, staff, id, form, productSaid.updated)) };
  if (intent === 'delete') {
    try {
      return { what: 'deleted' as const, name: await deleteProduct(shop, staff, id) };
    } catch (error) {
      return { what: 'said' as const, failed: productFailed.delete(detailOf(error)) };
    }
  }
  if (intent !== 'stock') return { what: 'said' as const, failed: 'Please choose what to do.' };
  try {
    const parsed = stockForm.safeParse(typed);
    if (!parsed.success) throw invalidForm(parsed.error);
    const { stock, reason, note } = parsed.data;
    const onHand = await adjustStock(shop, staff, id, stock, reason, note);
    return { what: 'stock' as const, done: `Stock is now ${onHand.toLocaleString('en-GB')}.`, errors: [], typed: {} };
  } catch (error) {
    const failed = detailOf(error);
    const errors = error instanceof Refusal && error.errors ? error.errors : [{ field: '', message: failed }];
    return { what: 'stock' as const, failed, errors, typed };
  }
}
