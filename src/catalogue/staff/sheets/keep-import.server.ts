import type { Actor } from '#audit/changes.server.ts';
import { cleanText } from '#platform/clean-text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../../shop.server.ts';
import { largestSheet } from './cells.ts';
import { fileNameOf } from './picture-cell.ts';

const fileError = (message: string) => new Refusal('invalid', 'invalid-file', message, [{ field: 'file', message }]);

/** Keeps a file for the look before it takes effect. Returns its id. Throws a Refusal for what is no CSV in UTF-8. */
export async function keepImport(shop: Shop, actor: Actor, file: FormDataEntryValue | null): Promise<string> {
  if (!(file instanceof File) || file.size === 0) throw fileError('Please choose a CSV file.');
  if (file.size > largestSheet) throw fileError('Files can be up to 15 MB. Please split it.');
  const csv = decode(new Uint8Array(await file.arrayBuffer()));
  if (csv === null || csv.includes('\u0000')) throw fileError('This is not a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.');
  const name = cleanText(file.name.slice(0, 200));
  const row = { actor_id: actor?.id ?? null, file_name: name, csv, created_at: shop.now() };
  const { id } = await shop.db.insertInto('product_imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Notes which pictures came with a file: `images` are ids by file name, of pictures that were sent before (POST /api/admin/images). Those
 * that the file does not name do no harm. Throws a Refusal (404) for a file that is gone.
 */
export async function keepImportPictures(shop: Shop, id: string, images: Readonly<Record<string, string>>): Promise<void> {
  const named = Object.fromEntries(Object.entries(images).map(([name, image]) => [fileNameOf(cleanText(name)), image]));
  const kept = await shop.sql`
    update product_imports set pictures = pictures || ${JSON.stringify(named)}::text::jsonb
    where id = ${id} and applied_at is null returning id`;
  if (kept.length === 0) throw new Refusal('not-found', 'import-not-found', 'This file is no longer here. Please choose it again.');
}
