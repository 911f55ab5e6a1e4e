import type { Actor } from '#audit/changes.server.ts';
import { cleanText } from '#platform/clean-text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../../shop.server.ts';
import { asWritten, fieldLabels, type ProductValues } from '../product-fields.ts';
import { calledOf } from '../product-record.server.ts';
import { fileNameOf, maxSheetBytes } from './cells.ts';
import type { SheetProblem } from './parse-sheet.server.ts';
import { planImport, type SentPictures } from './plan-import.server.ts';

export const fileGone = 'This file is no longer here. Please choose it again.';

const maxProblems = 200;
const maxExamples = 50;

/** What a kept file would do, or has done, as staff look at it. */
export type ImportLook = {
  id: string;
  fileName: string;
  rows: number;
  /** How many pictures were sent with it. */
  pictureCount: number;
  creates: number;
  changes: number;
  unchanged: number;
  /** The first of them, and how many in all. */
  problems: SheetProblem[];
  problemCount: number;
  /** The first of the new products with their figures: a wrong price or size is seen before it is on sale. */
  newcomers: { row: number; name: string; figures: { label: string; is: string }[] }[];
  examples: { row: number; name: string; changes: { label: string; was: string; is: string }[] }[];
  /** It was asked for, and is being done or about to be. */
  isUnderWay: boolean;
  /** Why it was not done. */
  problem: string | null;
  done: { created: number; changed: number } | null;
};

/** Null where there is no such file (any more). */
export async function lookAtImport(shop: Shop, id: string): Promise<ImportLook | null> {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)) return null;
  const kept = await shop.db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!kept) return null;
  const nothing = { rows: 0, pictureCount: 0, creates: 0, changes: 0, unchanged: 0, problems: [], problemCount: 0, newcomers: [], examples: [] };
  const file = { id, fileName: kept.file_name, isUnderWay: kept.apply_at !== null, problem: kept.problem };
  if (kept.applied_at) return { ...file, ...nothing, done: { created: kept.created_products, changed: kept.changed_products } };
  if (file.isUnderWay) return { ...file, ...nothing, done: null };
  const { rows, creates, changes, unchanged, problems } = await planImport(shop, kept.csv, kept.pictures as SentPictures);
  const examples = changes.slice(0, maxExamples).map(({ row, before, values, stock, pictures }) => {
    const [was, is] = [asWritten(before.values), asWritten({ ...before.values, ...values })];
    const differing = Object.keys(is).filter((name) => was[name] !== is[name]);
    const said = differing.map((name) => ({ label: fieldLabels[name] ?? name, was: was[name] ?? '', is: is[name] ?? '' }));
    const counted = stock === null ? [] : [{ label: 'Stock', was: String(before.onHand), is: String(stock) }];
    const shown = pictures ? [{ label: 'Pictures', was: 'as they are', is: sayPictures(pictures.length) }] : [];
    return { row, name: String(before.values.name), changes: [...said, ...counted, ...shown] };
  });
  const found = problems.toSorted((a, b) => a.row - b.row);
  return {
    ...file,
    rows,
    pictureCount: Object.keys(kept.pictures as SentPictures).length,
    creates: creates.length,
    changes: changes.length,
    unchanged,
    problems: found.slice(0, maxProblems),
    problemCount: found.length,
    newcomers: creates.slice(0, maxExamples).map(newcomer),
    examples,
    done: null,
  };
}

const figures = ['price', 'unit', 'box_size_m2', 'weight_kg', 'pieces_per_box'];

function sayPictures(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

type New = { row: number; values: ProductValues; stock: number | null; pictures: readonly unknown[] | null };

function newcomer({ row, values, stock, pictures }: New): ImportLook['newcomers'][number] {
  const said = asWritten(values);
  const stated = figures.map((name) => ({ label: fieldLabels[name] ?? name, is: said[name] ?? '' }));
  return {
    row,
    name: calledOf(values),
    figures: [...stated, { label: 'Stock', is: String(stock ?? 0) }, { label: 'Pictures', is: String(pictures?.length ?? 0) }],
  };
}

const fileError = (message: string) => new Refusal('invalid', 'invalid-file', message, [{ field: 'file', message }]);

/** Keeps a file for the look before it takes effect. Returns its id. Throws a Refusal for what is no CSV in UTF-8. */
export async function keepImport(shop: Shop, actor: Actor, file: FormDataEntryValue | null): Promise<string> {
  const { name, csv } = await readCsvFile(file);
  const row = { actor_id: actor?.id ?? null, file_name: cleanText(name.slice(0, 200)), csv, created_at: shop.now() };
  const { id } = await shop.db.insertInto('product_imports').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The text of a CSV file that was sent. Throws a Refusal for what is none. */
export async function readCsvFile(file: FormDataEntryValue | null): Promise<{ name: string; csv: string }> {
  if (!(file instanceof File) || file.size === 0) throw fileError('Please choose a CSV file.');
  if (file.size > maxSheetBytes) throw fileError('Files can be up to 15 MB. Please split it.');
  const csv = decode(new Uint8Array(await file.arrayBuffer()));
  if (csv === null || csv.includes('\u0000')) throw fileError('This is not a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.');
  return { name: file.name, csv };
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
  if (kept.length === 0) throw new Refusal('not-found', 'import-not-found', fileGone);
}
