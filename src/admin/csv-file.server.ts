import { pipeline, Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';

type Rows<Cell> = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

/**
 * The answer with a file of rows, each with a cell for each of `columns`, named `name`. The rows are read no faster than the file is sent, and
 * no further once nobody takes it: a hundred thousand are never whole in memory.
 */
export function csvFile<Cell>(name: string, columns: readonly string[], rows: Rows<Cell>, cast: Options['cast'] = {}): Response {
  // A cell that begins like a formula is one to a spreadsheet; https://owasp.org/www-community/attacks/CSV_Injection
  const csv = stringify({ header: true, columns: [...columns], escape_formulas: true, bom: true, ...(cast && { cast }) });
  pipeline(Readable.from(rows), csv, () => {});
  return new Response(Readable.toWeb(csv) as unknown as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
