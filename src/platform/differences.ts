import type { FieldError } from './refusal.ts';

/**
 * What the second of two people who edit one record is told: for each column in which what is saved differs from what
 * was typed, what it says now. `names` are the form's names of columns that are called otherwise there.
 */
export function sayDifferences(
  saved: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>> = {},
): FieldError[] {
  return Object.keys(typed)
    .filter((column) => typed[column] !== undefined && plain(saved[column]) !== plain(typed[column]))
    .map((column) => ({ field: names[column] ?? column, message: sayNow(column, plain(saved[column])) }));
}

function sayNow(column: string, now: string): string {
  if (column === 'image_id') return now ? 'It now has another picture.' : 'It now has no picture.';
  return now ? `It now says “${now}”.` : 'It is now empty.';
}

function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}
