import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { countLots } from '#stock/count-boxes.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { listMakerNames, unknownMaker, withKeptMaker } from '../../makers/makers.server.ts';
import { byColumn, fieldLabels, fieldNamed, type ProductValues, requiredFields, skuTaken, skuWanted } from '../product-fields.ts';
import { type ProductRecord, readProductRecords } from '../product-record.server.ts';
import { stockCount } from '../stock-form.ts';
import { parseSheet, type SheetProblem, type SheetRow } from './parse-sheet.server.ts';
import { type KnownPictures, type NamedPicture, readKnownPictures } from './pictures.server.ts';

/** `pictures`: null where they stay as they are. */
type Wanted = { row: number; values: ProductValues; stock: number | null; pictures: NamedPicture[] | null };
/** Ids of the pictures that were sent with a file, by file name. */
export type SentPictures = Readonly<Record<string, string>>;

/** What a file would do: nothing of it, as long as there are problems. */
export type ImportPlan = {
  rows: number;
  creates: Wanted[];
  changes: (Wanted & { before: ProductRecord })[];
  unchanged: number;
  problems: SheetProblem[];
};

/** Reads a file of products and says what it would do. A column that is not in the file stays as it is. */
export async function planImport(shop: Shop, csv: string, sent: SentPictures = {}): Promise<ImportPlan> {
  const sheet = parseSheet(csv);
  const plan: ImportPlan = { rows: sheet.rows.length, creates: [], changes: [], unchanged: 0, problems: [...sheet.problems] };
  const known = await readKnown(shop, sheet.rows);
  const pictures = await readKnownPictures(shop, sheet.rows, sent, [...known.byId.keys()]);
  const makers = new Map((await listMakerNames(shop)).map((name) => [name.toLowerCase(), name]));
  const seen = new Map<string, number>();
  for (const [at, row] of sheet.rows.entries()) {
    // A large file is not read in one breath: shoppers are served in between.
    if (at % 250 === 249) await breathe();
    planRow(plan, row, { known, pictures, makers, seen });
  }
  return plan;
}

/** What a row is held against. `makers`: their names by the same in small letters; `seen`: the rows that named a product before. */
type Around = { known: KnownProducts; pictures: KnownPictures; makers: ReadonlyMap<string, string>; seen: Map<string, number> };

function planRow(plan: ImportPlan, { row, cells }: SheetRow, { known, pictures: knownPictures, makers, seen }: Around): void {
  const problem = (column: string, message: string) => plan.problems.push({ row, column, message });
  const before = known.byId.get(cells.id?.trim().toLowerCase() ?? '') ?? known.bySku.get(cells.sku?.trim().toUpperCase() ?? '');
  const key = before?.id ?? cells.sku?.trim().toUpperCase() ?? '';
  if (!before && !cells.sku?.trim()) return void problem('sku', skuWanted);
  const earlier = seen.get(key);
  if (earlier !== undefined) return void problem('sku', `Row ${earlier} is the same product.`);
  seen.set(key, row);

  const said: Record<string, unknown> = {};
  const countBefore = plan.problems.length;
  for (const [column, cell] of Object.entries(cells)) {
    const field = fieldNamed.get(column);
    if (!field) continue;
    const parsed = field.schema.safeParse(cell);
    if (parsed.success) said[column] = parsed.data;
    else if (before || cell.trim() !== '' || requiredColumns.has(column))
      problem(column, parsed.error.issues[0]?.message ?? 'This does not look right.');
  }
  if (typeof said.maker === 'string' && !makers.has(said.maker.toLowerCase())) problem('maker', unknownMaker(said.maker));
  const stock = readStock(cells.stock, before, problem);
  const named = cells.pictures?.trim() ? knownPictures.read(cells.pictures, before?.id ?? null) : null;
  if (typeof named === 'string') problem('pictures', named);
  if (!before) for (const name of requiredFields) if (cells[name] === undefined) problem(name, `A new product needs this: ${fieldLabels[name]}.`);
  const sku = String(said.sku ?? '').toUpperCase();
  const holder = known.bySku.get(sku);
  if (sku && holder && holder.id !== before?.id) problem('sku', skuTaken(String(holder.values.name)));
  if (plan.problems.length > countBefore || typeof named === 'string') return;

  const values = withKeptMaker(byColumn(said), makers);
  if (!before) return void plan.creates.push({ row, values, stock, pictures: named });
  const differing = Object.fromEntries(Object.entries(values).filter(([column, value]) => !isDeepStrictEqual(value, before.values[column])));
  const isCounted = stock !== null && stock !== before.onHand;
  const pictures = named && !knownPictures.areShown(named, before.id) ? named : null;
  if (Object.keys(differing).length === 0 && !isCounted && !pictures) plan.unchanged += 1;
  else plan.changes.push({ row, values: differing, stock: isCounted ? stock : null, pictures, before });
}

const requiredColumns = new Set<string>(['sku', ...requiredFields]);

function readStock(cell: string | undefined, before: ProductRecord | undefined, problem: (column: string, message: string) => void): number | null {
  if (cell === undefined || cell.trim() === '') return null;
  const parsed = stockCount.safeParse(cell);
  if (!parsed.success) {
    problem('stock', parsed.error.issues[0]?.message ?? '');
    return null;
  }
  if (before?.inLots && parsed.data !== before.onHand) problem('stock', countLots(String(before.values.name)));
  else if (before && parsed.data < before.held) problem('stock', `${before.held} are held for unpaid orders, so stock cannot go below that.`);
  return parsed.data;
}

type KnownProducts = { byId: ReadonlyMap<string, ProductRecord> /** By SKU in capitals. */; bySku: ReadonlyMap<string, ProductRecord> };

const batch = 2000;

/** The products that a file's rows name by id or SKU. */
async function readKnown(shop: Shop, rows: readonly SheetRow[]): Promise<KnownProducts> {
  const byId = new Map<string, ProductRecord>();
  const bySku = new Map<string, ProductRecord>();
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    const ids = some.flatMap(({ cells }) =>
      /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(cells.id?.trim() ?? '') ? [cells.id?.trim().toLowerCase() ?? ''] : [],
    );
    const skus = some.flatMap(({ cells }) => (cells.sku?.trim() ? [cells.sku.trim().toUpperCase()] : []));
    for (const record of await readProductRecords(shop, ids, skus)) {
      byId.set(record.id, record);
      bySku.set(String(record.values.sku).toUpperCase(), record);
    }
  }
  return { byId, bySku };
}
