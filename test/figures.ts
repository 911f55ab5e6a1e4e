/** Figures in a text, as plain numbers: '£1,200.50' and '1200.5' are the same. */
export function figuresIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([figure]) => String(Number(figure.replaceAll(',', '')))));
}
