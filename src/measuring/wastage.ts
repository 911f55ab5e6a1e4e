/** How a floor is laid, and what its cuts cost: waste in hundredths of a percent. */
export const layingPatterns = [
  { pattern: 'straight', label: 'Straight', wasteBasisPoints: 1000 },
  { pattern: 'diagonal', label: 'Diagonal', wasteBasisPoints: 1500 },
  { pattern: 'herringbone', label: 'Herringbone', wasteBasisPoints: 1500 },
  { pattern: 'chevron', label: 'Chevron', wasteBasisPoints: 2000 },
] as const;
export type LayingPattern = (typeof layingPatterns)[number]['pattern'];

/** Waste of a pattern in hundredths of a percent; straight for a pattern nobody knows. */
export function wasteOf(pattern: string): number {
  return layingPatterns.find((p) => p.pattern === pattern)?.wasteBasisPoints ?? layingPatterns[0].wasteBasisPoints;
}

/** '10%', '12.5%'. */
export function formatWaste(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
