import type { Shop } from '../../../shop.server.ts';
import { asWritten, fieldLabels, type ProductValues } from '../product-fields.ts';
import { calledOf } from '../product-record.server.ts';
import type { SheetProblem } from './parse-sheet.ts';
import { planImport, type SentPictures } from './plan-import.server.ts';

const mostProblems = 200;
const mostExamples = 50;

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
  done: { created: number; changed: number } | null;
};

/** Null where there is no such file (any more). */
export async function lookAtImport(shop: Shop, id: string): Promise<ImportLook | null> {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)) return null;
  const kept = await shop.db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!kept) return null;
  const nothing = { rows: 0, pictureCount: 0, creates: 0, changes: 0, unchanged: 0, problems: [], problemCount: 0, newcomers: [], examples: [] };
  const file = { id, fileName: kept.file_name };
  if (kept.applied_at) return { ...file, ...nothing, done: { created: kept.created_products, changed: kept.changed_products } };
  const { rows, creates, changes, unchanged, problems } = await planImport(shop, kept.csv, kept.pictures as SentPictures);
  const examples = changes.slice(0, mostExamples).map(({ row, before, values, stock, pictures }) => {
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
    problems: found.slice(0, mostProblems),
    problemCount: found.length,
    newcomers: creates.slice(0, mostExamples).map(newcomer),
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
