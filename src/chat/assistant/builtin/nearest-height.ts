const wanted = /(?<![\d.x])(\d{1,3}(?:\.\d+)?)\s*(?:-| )?(mm|cm|inch(?:es)?|ins?\b|")(?! (?:gap|joint|long))/;
const mmOf = { m: 1, c: 10, i: 25.4, '"': 25.4 } as const;

/** How high skirting is to be, in mm: '6 inch', '150mm', '15cm'; null where that was not said. */
export function heightWanted(said: string): number | null {
  const [, number, unit = ''] = wanted.exec(said) ?? [];
  return number ? Math.round(Number(number) * mmOf[unit.charAt(0) as keyof typeof mmOf]) : null;
}

/** Those named after a height, such as 'Skirting 145mm', the nearest to it first; the others after them as they were. */
export function nearestFirst<T extends { name: string }>(products: readonly T[], mm: number | null): T[] {
  if (mm === null) return [...products];
  const off = ({ name }: T) => Math.abs(Number(/(\d{2,3})\s?mm\b/i.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) - mm);
  return products.toSorted((a, b) => off(a) - off(b) || 0);
}
