import type { User } from '#accounts/account.ts';
import { setProductDocument } from '#catalogue/documents/documents.server.ts';
import { addPhoto, removePhoto } from '#catalogue/photos/product-photos.server.ts';
import { adjustRoll, adjustStock } from '#catalogue/staff/adjust-stock.server.ts';
import { deleteProduct } from '#catalogue/staff/create-products.server.ts';
import { makeRemnant } from '#catalogue/staff/make-remnant.server.ts';
import { remnantForm, rollForm, stockForm } from '#catalogue/staff/stock-form.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';
import { textFields } from '#platform/http/refused-form.server.ts';
import { importUpload } from '#platform/images/import-image.server.ts';
import { uploadProblem, uploadProblems } from '#platform/images/upload-limit.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { photoAdded, photoRemoved, sayNotAdded, sayNotRemoved } from '../photos/managed-photo.ts';
import { type ActionResult, detailOf, runAction } from '../staff-action.server.ts';
import { archive, saveSheet } from './act-on-products.server.ts';
import { chooseWhat } from './read-bulk-form.ts';

/** Does what a form on a product's own page asks for by its `intent`. */
export async function actOnProduct(shop: Shop, staff: User, id: string, form: FormData) {
  const { intent, photo, ...typed } = textFields(form, ['intent', 'photo', 'document', 'stock', 'reason', 'note', 'roll', 'length', 'price']);
  if (intent === 'add-photos') return { what: 'said' as const, ...(await addPhotos(shop, staff, id, form)) };
  if (intent === 'remove-photo') return { what: 'said' as const, ...(await takePhotoAway(shop, staff, id, photo)) };
  if (intent === 'save') return { what: 'sheet' as const, ...(await saveSheet(shop, staff, id, form, productSaid.updated)) };
  if (intent === 'attach-document' || intent === 'detach-document') {
    const isThere = intent === 'attach-document';
    const said = await runAction(async () => {
      const title = await setProductDocument(shop, staff, id, typed.document, isThere);
      return isThere ? `“${title}” added.` : `“${title}” removed from this product.`;
    });
    return { what: 'said' as const, ...said };
  }
  if (intent === 'archive' || intent === 'restore') {
    try {
      return { what: 'said' as const, done: (await archive(shop, staff, id, intent === 'archive')).done };
    } catch (error) {
      return { what: 'said' as const, failed: detailOf(error) };
    }
  }
  if (intent === 'delete') {
    try {
      return { what: 'deleted' as const, name: await deleteProduct(shop, staff, id) };
    } catch (error) {
      return { what: 'said' as const, failed: productFailed.delete(detailOf(error)) };
    }
  }
  if (intent !== 'stock' && intent !== 'remnant') return { what: 'said' as const, failed: chooseWhat };
  try {
    if (intent === 'remnant') {
      const { roll, length, price } = accept(remnantForm, typed);
      await makeRemnant(shop, staff, id, { rollWidthMm: roll, lengthMm: length, pricePence: price });
      return { what: 'stock' as const, done: 'The remnant is on sale, as a product of its own.', errors: [], typed: {} };
    }
    if (typed.roll) {
      const { roll, stock: counted, reason: why, note: said } = accept(rollForm, typed);
      const mm = await adjustRoll(shop, staff, id, roll, counted, why, said);
      return { what: 'stock' as const, done: `The ${roll / 1000} m roll is now ${mm / 1000} m long.`, errors: [], typed: {} };
    }
    const { stock, reason, note } = accept(stockForm, typed);
    const onHand = await adjustStock(shop, staff, id, stock, reason, note);
    return { what: 'stock' as const, done: `Stock is now ${onHand.toLocaleString('en-GB')}.`, errors: [], typed: {} };
  } catch (error) {
    const failed = detailOf(error);
    const errors = error instanceof Refusal && error.errors ? error.errors : [{ field: '', message: failed }];
    // A roll that is not so long is said where its length was typed.
    const at = (field: string) => (intent === 'remnant' && field === 'stock' ? 'length' : field);
    return { what: 'stock' as const, failed, errors: errors.map((one) => ({ ...one, field: at(one.field) })), typed };
  }
}

/** Adds the files of a plain form to a product, in their order; those before one that is refused stay. */
function addPhotos(shop: Shop, staff: User, productId: string, form: FormData): Promise<ActionResult> {
  // An empty field of files sends one without a name.
  const files = form.getAll('photo').filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''));
  return runAction(
    async () => {
      if (files.length === 0) throw new Refusal('invalid', 'no-picture', uploadProblems.noImage);
      for (const file of files) {
        const problem = uploadProblem(file);
        if (problem) throw new Refusal('invalid', 'not-a-picture', `${problem} (${file.name})`);
        await addPhoto(shop, staff, productId, await importUpload(shop, new Uint8Array(await file.arrayBuffer())));
      }
      return photoAdded;
    },
    (detail) => sayNotAdded('window', { detail }),
  );
}

/** Removes the photo that a plain form names. */
function takePhotoAway(shop: Shop, staff: User, productId: string, photoId: string): Promise<ActionResult> {
  return runAction(
    async () => {
      await removePhoto(shop, staff, productId, photoId);
      return photoRemoved.window;
    },
    (detail) => sayNotRemoved('window', { status: 404, detail }),
  );
}
