/** The middle value; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which the given part (0…1) of the values lies, between neighbours in proportion. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

/** Rows as a Markdown table, columns in the order of the first row. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const pad = (text: string | number | undefined, column: string) => String(text ?? '').padEnd(width(column));
  return [
    line(columns.map((column) => pad(column, column))),
    line(columns.map((column) => '-'.repeat(width(column)))),
    ...rows.map((row) => line(columns.map((column) => pad(row[column], column)))),
    '',
  ].join('\n');
}
