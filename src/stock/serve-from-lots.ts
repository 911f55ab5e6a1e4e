/** Boxes of a product that were made together. Two lots may differ in shade. */
export type Lot = {
  id: string;
  /** As it stands on the boxes; '' where nobody has noted it. */
  number: string;
  /** Shade or calibre. */
  shade: string;
  /** ISO date; null where nobody knows. */
  receivedOn: string | null;
};
/** A lot and the boxes of it that can be had. */
export type FreeLot = Lot & { free: number };

/** What a shopper said of lots: from how many a line may come at most, and the one that they ask for. */
export type LotChoice = { maxLots: number; lotId: string | null };
export const anyOneLot: LotChoice = { maxLots: 1, lotId: null };
/** From more lots than this nobody lays a floor. */
export const maxLotsOfLine = 9;

/** Whether a lot was asked for, and there is any of it. */
export const askedLots = ['none', 'there', 'gone'] as const;
export type AskedLot = (typeof askedLots)[number];

export type Served<L extends FreeLot> = {
  /** What would come from which lot: the lot that is asked for first, then the most of one. */
  parts: { lot: L; quantity: number }[];
  asked: AskedLot;
  /** Whether that is what the shopper asked for or agreed to. */
  isAgreed: boolean;
  /** How many can be had of one lot: of the one that is asked for, while there is any of it. */
  most: number;
};

/**
 * Which lots so many boxes come from. From one, if one has enough: the one with the fewest left over, of two alike the older, so that large
 * lots stay whole for large rooms. Otherwise from as few as can be. Null where all of them together have too few.
 */
export function serveFromLots<L extends FreeLot>(lots: readonly L[], wanted: number, { maxLots, lotId }: LotChoice = anyOneLot): Served<L> | null {
  const there = lots.filter(({ free }) => free > 0);
  if (wanted < 1 || there.reduce((sum, { free }) => sum + free, 0) < wanted) return null;
  const asked = there.find(({ id }) => id === lotId);
  const ofAsked = asked ? Math.min(asked.free, wanted) : 0;
  const others = there.filter((lot) => lot !== asked);
  const parts = [...(asked ? [{ lot: asked, quantity: ofAsked }] : []), ...fewestLots(others, wanted - ofAsked)];
  const askedIs = lotId === null ? 'none' : asked ? 'there' : 'gone';
  const most = asked?.free ?? Math.max(...there.map(({ free }) => free));
  return { parts, asked: askedIs, isAgreed: askedIs !== 'gone' && parts.length <= maxLots, most };
}

function fewestLots<L extends FreeLot>(lots: readonly L[], wanted: number): { lot: L; quantity: number }[] {
  if (wanted === 0) return [];
  const [fitting] = lots.filter(({ free }) => free >= wanted).toSorted((a, b) => a.free - b.free || byAge(a, b));
  if (fitting) return [{ lot: fitting, quantity: wanted }];
  const [largest] = lots.toSorted((a, b) => b.free - a.free || byAge(a, b));
  if (!largest) return [];
  const rest = lots.filter((lot) => lot !== largest);
  return [{ lot: largest, quantity: largest.free }, ...fewestLots(rest, wanted - largest.free)];
}

/** The oldest first; what nobody knows the day of was there before days were noted. */
function byAge(a: Lot, b: Lot): number {
  return (a.receivedOn ?? '').localeCompare(b.receivedOn ?? '') || a.number.localeCompare(b.number);
}

/** So many boxes of a line after the first `from`, by lot: they leave in the order that they were taken. */
export function lotsFrom<P extends { quantity: number }>(parts: readonly P[], from: number, count: number): P[] {
  return backToLots(parts.toReversed(), from, count);
}

/** What of a line is still out, by lot, once `gone` of it have left it: see `backToLots`. */
export function leftOfLots<P extends { quantity: number }>(parts: readonly P[], gone: number): P[] {
  const all = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return backToLots(parts, gone, all - gone).toReversed();
}

/**
 * Where boxes of a line go back to, of what it was served from: those that were taken last first, for they are the extra ones. `gone`: how many of
 * the line have left it before.
 */
export function backToLots<P extends { quantity: number }>(parts: readonly P[], gone: number, back: number): P[] {
  let [skip, left] = [gone, back];
  return parts.toReversed().flatMap((part) => {
    const passed = Math.min(skip, part.quantity);
    const quantity = Math.min(left, part.quantity - passed);
    skip -= passed;
    left -= quantity;
    return quantity > 0 ? [{ ...part, quantity }] : [];
  });
}
