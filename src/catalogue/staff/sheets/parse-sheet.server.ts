import { parse } from 'csv-parse/sync';
import { cleanText } from '#platform/clean-text.ts';
import { emptyFile } from '#platform/form-fields.ts';
import { columnNamed, delimiterOf, maxRows, sheetColumns, unclosedQuote, unguard } from './cells.ts';

/** What is wrong with a file: in which row, counted as a spreadsheet does with the headings as row 1, and in which column. */
export type SheetProblem = { row: number; column: string; message: string };
export type SheetRow = { row: number; cells: Record<string, string> };
export type Sheet = { columns: string[]; rows: SheetRow[]; problems: SheetProblem[] };

/** More than any list of products has: a file with more is none. */
const maxColumns = 200;

/** Characters of a row: every field at its longest is less. */
const maxRowLength = 100_000;

/** Reads a file of products as text: its known columns and its rows. What it cannot read is a problem, never thrown. */
export function parseSheet(text: string): Sheet {
  const said = (row: number, column: string, message: string): Sheet => ({ columns: [], rows: [], problems: [{ row, column, message }] });
  let records: string[][];
  try {
    // One row more than there may be tells that there are too many; a row without an end is a quotation mark without one.
    records = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, to: maxRows + 2, max_record_size: maxRowLength });
  } catch (error) {
    const line = (error as { lines?: number }).lines ?? 1;
    return said(line, '', unclosedQuote);
  }
  const [named = [], ...body] = records;
  // Spreadsheets leave empty columns to the right of what was filled in: without a heading and without a cell they are not there.
  const width = records.reduce((widest, record) => Math.max(widest, filled(record)), 0);
  const headings = named.slice(0, width);
  if (headings.length === 0) return said(1, '', emptyFile);
  if (headings.length > maxColumns) return said(1, '', `A file can have up to ${maxColumns} columns. This one has ${headings.length}.`);
  const columns = headings.map((heading) => columnNamed(cleanText(heading)) ?? '');
  const problems = headings.flatMap((heading, at): SheetProblem[] => {
    const column = columns[at] ?? '';
    if (!column) return [{ row: 1, column: heading, message: `There is no column with this name. The columns are: ${sheetColumns.join(', ')}.` }];
    return columns.indexOf(column) < at ? [{ row: 1, column, message: 'This column appears twice.' }] : [];
  });
  if (!columns.includes('sku') && !columns.includes('id'))
    problems.push({ row: 1, column: 'sku', message: 'The file needs a “sku” column, so that rows can be matched to products.' });
  if (body.length > maxRows)
    problems.push({ row: maxRows + 2, column: '', message: `A file can have up to ${maxRows.toLocaleString('en-GB')} products. Please split it.` });
  if (problems.length) return { columns, rows: [], problems };
  const rows = body.map((record, at): SheetRow => {
    if (filled(record) > columns.length)
      problems.push({ row: at + 2, column: '', message: `This row has ${filled(record)} cells, but there are ${columns.length} columns.` });
    return { row: at + 2, cells: Object.fromEntries(columns.map((column, nth) => [column, unguard(cleanText(record[nth] ?? ''))])) };
  });
  return { columns, rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== '')), problems };
}

/** How many cells there are up to the last with something in it. */
function filled(record: readonly string[]): number {
  return record.findLastIndex((cell) => cell.trim() !== '') + 1;
}
