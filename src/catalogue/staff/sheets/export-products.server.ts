import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Shop } from '../../../shop.server.ts';
import { readProductRecords } from '../product-record.server.ts';
import type { StaffFilters } from '../staff-filters.ts';
import { idsForStaff } from '../staff-list.server.ts';
import { rowOf, sheetColumns } from './cells.ts';

const batch = 1000;
/** Lines end as RFC 4180 has it; a cell with a line break of its own is quoted whatever its kind. */
const format = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** The same as a body to send, in UTF-8. */
export function streamProducts(shop: Shop, filters: StaffFilters): ReadableStream {
  return Readable.toWeb(Readable.from(encoded(exportProducts(shop, filters)), { objectMode: false })) as ReadableStream;
}

/** The products that the filters leave as CSV, a piece at a time, by name: reading it back changes nothing. */
export async function* exportProducts(shop: Shop, filters: StaffFilters): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 by this mark.
  yield `\uFEFF${stringify([[...sheetColumns]], format)}`;
  const ids = await idsForStaff(shop, filters, 1_000_000);
  for (let at = 0; at < ids.length; at += batch) {
    const records = new Map((await readProductRecords(shop, ids.slice(at, at + batch), [])).map((record) => [record.id, record]));
    const rows = ids.slice(at, at + batch).flatMap((id) => records.get(id) ?? []);
    yield stringify(rows.map(rowOf), format);
  }
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}
