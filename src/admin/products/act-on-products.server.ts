import { z } from 'zod';
import type { User } from '#accounts/account.ts';
import { changeMany, maxAtOnce, tooMany, undoChange } from '#catalogue/staff/change-many.server.ts';
import { changedMeanwhile, changeProduct, type PhotoChange, photoChange, toggleFeatured } from '#catalogue/staff/change-product.server.ts';
import { deleteProduct } from '#catalogue/staff/create-products.server.ts';

import { type PricePreview, previewPrices } from '#catalogue/staff/preview-prices.server.ts';
import { sheetOf } from '#catalogue/staff/product-desk.server.ts';
import { readTyped, typedIn } from '#catalogue/staff/product-form.ts';
import { productNotFound, readProductRecord } from '#catalogue/staff/product-record.server.ts';
import { readStaffFilters } from '#catalogue/staff/staff-filters.ts';
import { idsForStaff } from '#catalogue/staff/staff-list.server.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';

import { textsOf } from '#platform/http/refused-form.server.ts';
import type { Conflict } from '#platform/merge-edits.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { deleteView, saveView } from '../saved-views.server.ts';
import { type ActionResult, detailOf, runAction, saveEdits } from '../staff-action.server.ts';
import { chooseWhat, readBulkForm, tickedIn } from './read-bulk-form.ts';

/** A product's form that was not saved: why, what was typed, how the product was when it was read, and what waits for a choice, if that is why. */
export type NotSaved = {
  failed: string;
  errors: readonly FieldError[];
  typed: Record<string, string>;
  read: string;
  conflicts: readonly Conflict[];
};
export type SaveAnswer = ((ActionResult | Undone) & { version?: number; typed?: undefined; undo?: string | null }) | NotSaved;

/** What was taken back, and what was not and why. */
type Undone = { done: string | null; failed: string | null };

/** What is asked before prices change: which become what. */
export type PreviewAnswer = { preview: PricePreview };

const text = (form: FormData, name: string) => {
  const said = form.get(name);
  return typeof said === 'string' ? said : '';
};

/** Does what a form on the page of products asks for by its `intent`, and says what came of it. */
export async function actOnProducts(shop: Shop, staff: User, form: FormData, query: URLSearchParams): Promise<SaveAnswer | PreviewAnswer> {
  const id = text(form, 'product');
  switch (text(form, 'intent')) {
    case 'save':
      return saveSheet(shop, staff, id, form, productSaid.updated);
    case 'toggle-featured':
      return runAction(async () => productSaid.featured(await toggleFeatured(shop, staff, id)), productFailed.featured);
    case 'delete':
      return runAction(async () => productSaid.deleted(await deleteProduct(shop, staff, id)), productFailed.delete);
    case 'archive':
      return orFailed(() => archive(shop, staff, id, true));
    case 'restore':
      return orFailed(() => archive(shop, staff, id, false));
    case 'bulk':
      return orFailed(() => changeTicked(shop, staff, form, query));
    case 'preview':
      return orFailed(() => previewTicked(shop, form, query));
    case 'undo':
      return orFailed(async () => sayUndone(await undoChange(shop, staff, text(form, 'step'))));
    case 'save-view':
      return runAction(async () => {
        await saveView(shop, staff.id, '/admin/products', { name: text(form, 'name'), query: text(form, 'query') });
        return 'View saved.';
      });
    case 'delete-view':
      await deleteView(shop, staff.id, text(form, 'view'));
      return { done: 'View deleted.' };
    default:
      return { failed: chooseWhat };
  }
}

/** Saves a product's form; `photos`, where the form has it, is their order, words and display as JSON. */
export async function saveSheet(shop: Shop, staff: User, id: string, form: FormData, done: string, failed = productFailed.save): Promise<SaveAnswer> {
  const typed = typedIn(form);
  const read = text(form, 'read');
  const photos = photosIn(text(form, 'photos'));
  // The form may hold a few of the fields only.
  const ofForm = (written: Record<string, string>) => Object.fromEntries(Object.entries(written).filter(([name]) => typed[name] !== undefined));
  const readNow = async () => {
    const now = await readProductRecord(shop, id);
    if (!now) throw productNotFound();
    return { fields: ofForm(sheetOf(now).written), version: now.version };
  };
  try {
    const saved = await saveEdits(textsOf(form), typed, readNow, ({ changed, version }) =>
      changeProduct(shop, staff, id, { values: readTyped(changed), version, photos }),
    );
    if ('conflicts' in saved) return { failed: changedMeanwhile, errors: [], typed, read, conflicts: saved.conflicts };
    return { done, version: saved.done.version };
  } catch (error) {
    const detail = detailOf(error);
    const errors = error instanceof Refusal && error.errors ? error.errors : [{ field: '', message: failed(detail) }];
    return { failed: failed(detail), errors, typed, read, conflicts: [] };
  }
}

function photosIn(json: string): PhotoChange[] | undefined {
  if (!json) return undefined;
  try {
    return z.array(photoChange).max(1000).parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

async function orFailed<Answer>(work: () => Promise<Answer>): Promise<Answer | { failed: string }> {
  try {
    return await work();
  } catch (error) {
    return { failed: detailOf(error) };
  }
}

/** Takes a product out of the shop, or brings it back. */
export async function archive(shop: Shop, staff: User, id: string, isArchived: boolean) {
  const { said, step } = await changeMany(shop, staff, [id], { kind: 'set', values: { is_archived: isArchived } });
  return { done: said, undo: step };
}

async function readTicked(shop: Shop, form: FormData, query: URLSearchParams): Promise<string[]> {
  const ids = text(form, 'all') ? await idsForStaff(shop, readStaffFilters(query), maxAtOnce + 1) : tickedIn(form);
  if (ids.length === 0) throw new Refusal('invalid', 'nothing-ticked', 'Please select products first.');
  return ids;
}

async function changeTicked(shop: Shop, staff: User, form: FormData, query: URLSearchParams) {
  const change = readBulkForm(form);
  const { said, step } = await changeMany(shop, staff, await readTicked(shop, form, query), change);
  return { done: said, undo: step };
}

async function previewTicked(shop: Shop, form: FormData, query: URLSearchParams): Promise<PreviewAnswer> {
  const change = readBulkForm(form);
  if (change.kind !== 'price') throw new Refusal('invalid', 'no-price', 'Please choose how prices are to change.');
  const ids = await readTicked(shop, form, query);
  if (ids.length > maxAtOnce) throw tooMany();
  return { preview: await previewPrices(shop, ids, change) };
}

export function sayUndone({ undone, left, gone }: Awaited<ReturnType<typeof undoChange>>): Undone {
  const count = (number: number) => `${number.toLocaleString('en-GB')} ${number === 1 ? 'product' : 'products'}`;
  const done = undone.length ? `Undone: ${undone.length === 1 ? `“${undone[0]}” is` : `${count(undone.length)} are`} as before.` : null;
  const others = left.length > 3 ? ` and ${(left.length - 3).toLocaleString('en-GB')} more` : '';
  const changed = left.length
    ? `Changed since, so left alone: ${left
        .slice(0, 3)
        .map((name) => `“${name}”`)
        .join(', ')}${others}.`
    : '';
  const deleted = gone ? `${count(gone)} deleted since.` : '';
  return { done, failed: [changed, deleted].filter(Boolean).join(' ') || null };
}
