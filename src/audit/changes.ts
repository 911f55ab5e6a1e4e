import type { FieldError } from '#platform/refusal.ts';

/** What a field was, and what it became. */
export type FieldChange = readonly [before: unknown, after: unknown];
export type FieldChanges = Record<string, FieldChange>;

/** The fields of `after` that differ from `before`; a record that is new or gone has no other side, and differs in all that it holds. */
export function fieldChanges(before: Record<string, unknown> | null, after: Record<string, unknown> | null): FieldChanges {
  const names = new Set([...Object.keys(after ?? {}), ...(after ? [] : Object.keys(before ?? {}))]);
  const changed = [...names].flatMap((name): [string, FieldChange][] => {
    const was = plain(before?.[name]);
    const is = plain(after?.[name]);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, [was, is]]];
  });
  return Object.fromEntries(changed);
}

/** A value as somebody reads it: 'none' for what is empty, 'yes' and 'no', lists with commas. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length ? value.map(sayValue).join(', ') : 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function plain(value: unknown): unknown {
  if (value === undefined) return null;
  return value instanceof Date ? value.toISOString() : value;
}

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
    .filter((column) => typed[column] !== undefined && plainText(saved[column]) !== plainText(typed[column]))
    .map((column) => ({ field: names[column] ?? column, message: sayNow(column, plainText(saved[column])) }));
}

function sayNow(column: string, now: string): string {
  if (column === 'image_id') return now ? 'It now has another picture.' : 'It now has no picture.';
  return now ? `It now says “${now}”.` : 'It is now empty.';
}

function plainText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
}
