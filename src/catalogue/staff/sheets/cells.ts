import { fieldNamed, type ProductValues, productFields } from '../product-fields.ts';

export const unclosedQuote = 'The file cannot be read from here: a quotation mark is missing or extra.';

export const fileExpired = 'This file has expired. Please choose it again.';

/** The columns of a file of products, in the order they are exported in. */
export const sheetColumns: readonly string[] = ['id', ...productFields.map(({ name }) => name), 'stock', 'pictures'];

/** A file holds at most this many products, and this many bytes. */
export const maxRows = 20_000;
export const maxSheetBytes = 15 * 1024 * 1024;

/** A product's row, cell by cell. `pictures`: addresses or names of files. */
export function rowOf({ id, values, onHand }: { id: string; values: ProductValues; onHand: number }, pictures: readonly string[]): string[] {
  return [id, ...productFields.map(({ column, write }) => guard(write(values[column]))), String(onHand), guard(writePictureCell(pictures))];
}

/** Full-width signs too: East Asian spreadsheets read them as their plain ones. */
const beginsFormula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that a spreadsheet would take for a formula begins with an apostrophe, which reading takes off again (OWASP, CSV injection). */
export function guard(text: string): string {
  return beginsFormula.test(text) ? `'${text}` : text;
}

/** A cell as it was before it was guarded. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && beginsFormula.test(cell) ? cell.slice(1) : cell;
}

/** The column that a heading means: its name, or its label as forms have it; null for none. */
export function columnNamed(heading: string): string | null {
  const said = heading.trim().toLowerCase();
  if (sheetColumns.includes(said)) return said;
  return [...fieldNamed.values()].find(({ label }) => label.toLowerCase() === said)?.name ?? null;
}

/** What stands between cells: whichever of comma, semicolon and tab the first line has most of. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const [first = ','] = ([',', ';', '\t'] as const).toSorted((a, b) => line.split(b).length - line.split(a).length);
  return first;
}

/** At most so many pictures of one product are read from a file. */
export const maxPictures = 30;

/** The pictures that a cell names, in their order: addresses and names of files, between bars or on lines of their own. */
export function readPictureCell(cell: string): string[] {
  const named = cell.split(/[|\r\n]/).map((name) => name.trim());
  return [...new Set(named.filter((name) => name !== ''))];
}

function writePictureCell(names: readonly string[]): string {
  return names.join(' | ');
}

export function isWebAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

/** A picture's file by which a sheet finds it, whatever folder it lies in and however its letters are written. */
export function fileNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}
