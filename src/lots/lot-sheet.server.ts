import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Actor } from '#audit/changes.server.ts';
import { readProductRecords } from '#catalogue/staff/product-record.server.ts';
import { delimiterOf, guard, unclosedQuote, unguard } from '#catalogue/staff/sheets/cells.ts';
import { stockCount } from '#catalogue/staff/stock-form.ts';
import { cleanText } from '#platform/clean-text.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { emptyFile } from '#platform/form-fields.ts';
import { formErrors, Refusal } from '#platform/refusal.ts';
import { listLots } from '#stock/lots.server.ts';
import type { Shop } from '../shop.server.ts';
import { changeWithin, receiveInto } from './change-lots.server.ts';
import { everyLot } from './list-lots.server.ts';
import { correctedLot, receivedLot } from './lot-fields.ts';

const lotColumns = ['sku', 'product', 'batch', 'shade', 'on_hand', 'held', 'received_on'] as const;
const needed = ['sku', 'batch', 'on_hand'] as const;
const maxLotRows = 2000;

type Row = { row: number; cells: Record<string, string> };
/** What is wrong with a file, in the order of its rows, counted as a spreadsheet does. */
export type LotProblem = { row: number; message: string };
export type LotsRead = { done: { created: number; changed: number } | null; problems: LotProblem[] };

/** Every lot as CSV: reading it back changes nothing. */
export async function exportLots(shop: Shop): Promise<string> {
  const rows = (await everyLot(shop.db)).map((lot) =>
    [lot.sku, lot.productName, lot.number, lot.shade, String(lot.onHand), String(lot.held), lot.receivedOn ?? ''].map(guard),
  );
  // Spreadsheets take a file for UTF-8 by this mark.
  return `\uFEFF${stringify([[...lotColumns], ...rows], { record_delimiter: 'windows' })}`;
}

/**
 * Takes a file that says what is on hand of each lot: all of it, or nothing where a row has a problem. A lot that is not there comes into stock; what
 * the file does not name stays as it is.
 */
export async function importLots(shop: Shop, actor: Actor, csv: string): Promise<LotsRead> {
  const { rows, problems } = readRows(csv);
  if (problems.length) return { done: null, problems };
  const products = await readProductRecords(shop, [], [...new Set(rows.map(({ cells }) => (cells.sku ?? '').toUpperCase()))]);
  const bySku = new Map(products.map(({ id, values }) => [String(values.sku).toUpperCase(), id]));
  const wanted = rows.map(({ row, cells }) => ({ row, cells, productId: bySku.get((cells.sku ?? '').toUpperCase()) ?? '' }));
  const seen = new Map<string, number>();
  for (const { row, cells, productId } of wanted) {
    if (!productId) problems.push({ row, message: `There is no product with the SKU “${cells.sku}”.` });
    const key = `${productId} ${cells.batch?.toUpperCase()}`;
    const earlier = seen.get(key);
    if (earlier !== undefined) problems.push({ row, message: `Row ${earlier} is the same batch.` });
    seen.set(key, row);
  }
  if (problems.length) return { done: null, problems };
  // In the order of the products, as everybody locks them.
  const ordered = wanted.toSorted((a, b) => a.productId.localeCompare(b.productId) || a.row - b.row);
  let at = 0;
  try {
    const done = await inTransaction(shop.db, async (trx) => {
      const done = { created: 0, changed: 0 };
      for (const { row, cells, productId } of ordered) {
        at = row;
        const lots = await listLots(trx, [productId]);
        const lot = lots.find(({ number }) => number.toUpperCase() === cells.batch?.toUpperCase());
        const said = { shade: cells.shade ?? lot?.shade, received_on: cells.received_on ?? lot?.receivedOn, note: 'From a file' };
        const onHand = stockCount.parse(cells.on_hand);
        if (!lot && onHand === 0) continue;
        if (!lot) {
          await receiveInto(shop, trx, actor, productId, receivedLot.parse({ ...said, number: cells.batch, boxes: onHand }), 'import');
          done.created += 1;
          continue;
        }
        const corrected = correctedLot.parse({ ...said, number: cells.batch, on_hand: onHand });
        const { number, shade, received_on, on_hand } = corrected;
        if (lot.number === number && lot.shade === shade && lot.receivedOn === received_on && lot.onHand === on_hand) continue;
        await changeWithin(shop, trx, actor, productId, lot.id, { ...corrected, reason: 'import' });
        done.changed += 1;
      }
      return done;
    });
    return { done, problems: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { done: null, problems: [{ row: at, message: error.detail }] };
  }
}

function readRows(csv: string): { rows: Row[]; problems: LotProblem[] } {
  let records: string[][];
  try {
    records = parse(csv, { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, to: maxLotRows + 2, max_record_size: 10_000 });
  } catch (error) {
    return { rows: [], problems: [{ row: (error as { lines?: number }).lines ?? 1, message: unclosedQuote }] };
  }
  const [headings = [], ...body] = records;
  const columns = headings.map((heading) => cleanText(heading).trim().toLowerCase());
  const missing = needed.filter((column) => !columns.includes(column));
  if (records.length === 0) return { rows: [], problems: [{ row: 1, message: emptyFile }] };
  if (missing.length) return { rows: [], problems: [{ row: 1, message: `The file needs these columns: ${missing.join(', ')}.` }] };
  if (body.length > maxLotRows)
    return {
      rows: [],
      problems: [{ row: maxLotRows + 2, message: `A file can have up to ${maxLotRows.toLocaleString('en-GB')} batches. Please split it.` }],
    };
  const rows = body
    .map((record, at) => ({
      row: at + 2,
      cells: Object.fromEntries(columns.map((column, nth) => [column, unguard(cleanText(record[nth] ?? '')).trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some(Boolean));
  return { rows, problems: rows.flatMap(problemsOf) };
}

/** What can be seen of a row before the stock is asked. */
function problemsOf({ row, cells }: Row): LotProblem[] {
  const read = correctedLot.safeParse({ number: cells.batch, shade: cells.shade, on_hand: cells.on_hand, received_on: cells.received_on });
  if (!cells.sku) return [{ row, message: 'This row has no SKU.' }];
  return read.error ? formErrors(read.error).map(({ message }) => ({ row, message })) : [];
}
