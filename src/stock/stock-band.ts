export type StockBand = 'out' | 'low' | 'limited' | 'good';

/** The band of so many available boxes: none, 1-3, 4-10, more. A missing, negative or senseless number counts as none. */
export function stockBand(available: number | null | undefined): StockBand {
  if (available === null || available === undefined || !(available >= 1)) return 'out';
  if (available <= 3) return 'low';
  return available <= 10 ? 'limited' : 'good';
}

/** The stock indicator: its words, its band, and whether it pulses (stopped for those who prefer less motion). */
export function stockIndicator(available: number | null | undefined): { band: StockBand; words: string; pulses: boolean } {
  const band = stockBand(available);
  const words = { out: 'Out of Stock', low: `Only ${available} left`, limited: `${available} in stock`, good: 'In Stock' };
  return { band, words: words[band], pulses: band === 'low' };
}

/** Whether the card carries the 'Limited Stock' badge: some are left, but ten or fewer. */
export function hasLimitedStock(available: number | null | undefined): boolean {
  const band = stockBand(available);
  return band === 'low' || band === 'limited';
}
