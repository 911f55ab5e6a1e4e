import { type Pence, penceToPounds } from '#money/pence.ts';
import { type Area, areaCovered, areaProblems, areaToM2, decimalM2, oneSquareMetre, readAreaM2 } from './area.ts';

export const quantityProblems = { fraction: 'Please enter a whole number of boxes.', tooFew: 'The quantity must be at least 1.' } as const;

/** What is added for cuts, in hundredths of a percent: 10% unless told otherwise. */
export const defaultWasteBasisPoints = 1000;
export const maxWasteBasisPoints = 10_000;

/**
 * The smallest number of boxes that covers the area with waste. Exact: 1.1 m² and 10% at 1.21 m² a box is 1 box.
 * Waste in hundredths of a percent, coverage in cm² (at least 1, else RangeError).
 */
export function boxesNeeded(area: Area, wasteBasisPoints: number, coverageCm2: number): number {
  if (!Number.isSafeInteger(coverageCm2) || coverageCm2 < 1) throw new RangeError('A box must cover something.');
  const wanted = area * BigInt(10_000 + wasteBasisPoints);
  const box = areaCovered(1, coverageCm2) * 10_000n;
  return Number((wanted + box - 1n) / box);
}

/**
 * The other way round: the largest area, to 0.01 m², that so many boxes cover with waste. Where 0.01 m² is too coarse
 * to need that many boxes, to the mm². So `boxesNeeded` of the answer is `boxes` again, for every number from 1.
 */
export function areaFromBoxes(boxes: number, wasteBasisPoints: number, coverageCm2: number): Area {
  const most = (areaCovered(boxes, coverageCm2) * 10_000n) / BigInt(10_000 + wasteBasisPoints);
  const rounded = most - (most % (oneSquareMetre / 100n));
  const isEnough = rounded > 0n && boxesNeeded(rounded, wasteBasisPoints, coverageCm2) === boxes;
  return isEnough ? rounded : most - (most % (oneSquareMetre / 1_000_000n));
}

/** Square metres, boxes and pounds, as the API gives them. */
export type PriceCalculation = {
  area_m2: number;
  boxes_needed: number;
  total_area_covered: number;
  waste_percentage: number;
  total_price: number;
};

/** Boxes and price for an area. The price is that of one box, in pence; postage and delivery are not in it. */
export function calculatePrice(input: { area: Area; wasteBasisPoints: number; coverageCm2: number; pricePence: Pence }): PriceCalculation {
  const boxes = boxesNeeded(input.area, input.wasteBasisPoints, input.coverageCm2);
  return {
    area_m2: areaToM2(input.area),
    boxes_needed: boxes,
    total_area_covered: areaToM2(areaCovered(boxes, input.coverageCm2)),
    waste_percentage: input.wasteBasisPoints / 100,
    total_price: penceToPounds(boxes * input.pricePence),
  };
}

/** A waste percentage as sent ('10', 12.5): hundredths of a percent from 0 to 100%, or null for what is no such percentage. */
export function readWastePercentage(sent: string | number): number | null {
  if (Object.is(sent, -0)) return null;
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(String(sent).trim());
  if (!match) return null;
  const basisPoints = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return basisPoints <= maxWasteBasisPoints ? basisPoints : null;
}

/**
 * How much of a product is wanted, said in boxes or in square metres: each follows the other. `quantity` is boxes, from 1;
 * `area` is m² as typed, empty until somebody measures. While what is measured makes no sense the mode is 'unclear': the boxes
 * are then an earlier answer, and nobody is to buy them as if they were the answer to it.
 */
export type Buying = { mode: 'manual' | 'area' | 'unclear'; quantity: number; area: string; pattern: LayingPattern };

export const oneBox: Buying = { mode: 'manual', quantity: 1, area: '', pattern: 'straight' };

/** More boxes than this are quoted by hand; the cart takes no more either. */
export const maxBoxes = 9_999;

/** What is wrong with the area as typed, in one sentence; null when it can be worked with or is empty. */
export function areaProblem(typed: string, pattern: LayingPattern, coverageCm2: number): string | null {
  if (!typed.trim()) return null;
  const { area, problem } = readAreaM2(typed);
  if (problem !== undefined) return problem;
  return boxesNeeded(area, wasteOf(pattern), coverageCm2) > maxBoxes ? areaProblems.tooLarge : null;
}

/** The area was typed: the boxes follow. With an area that makes no sense they are unclear, until it does or they are chosen by hand. */
export function typeArea(now: Buying, typed: string, coverageCm2: number): Buying {
  const { area } = readAreaM2(typed);
  if (!typed.trim()) return { ...now, mode: 'manual', area: typed };
  if (area === undefined || areaProblem(typed, now.pattern, coverageCm2)) return { ...now, mode: 'unclear', area: typed };
  return { ...now, mode: 'area', area: typed, quantity: boxesNeeded(area, wasteOf(now.pattern), coverageCm2) };
}

/** The boxes were chosen: the area that they cover, cuts taken off, follows, once there is one to follow. */
export function chooseBoxes(now: Buying, quantity: number, coverageCm2: number | null): Buying {
  const boxes = Number.isFinite(quantity) ? Math.min(maxBoxes, Math.max(1, Math.trunc(quantity))) : 1;
  const area = coverageCm2 === null || !now.area ? '' : plain(decimalM2(areaFromBoxes(boxes, wasteOf(now.pattern), coverageCm2), 6));
  return { ...now, mode: 'manual', quantity: boxes, area };
}

/** Another pattern wastes more or less: whichever of area and boxes was said last stays. */
export function choosePattern(now: Buying, pattern: LayingPattern, coverageCm2: number): Buying {
  const next = { ...now, pattern };
  if (now.mode === 'manual') return chooseBoxes(next, now.quantity, coverageCm2);
  return now.area ? typeArea(next, now.area, coverageCm2) : next;
}

/** What an address asks for, `area=15&pattern=chevron`: how the calculator works without JavaScript. */
export function readBuying(query: URLSearchParams, coverageCm2: number | null): Buying {
  const pattern = layingPatterns.find((known) => known.pattern === query.get('pattern'))?.pattern ?? 'straight';
  const area = (query.get('area') ?? '').slice(0, 40);
  return coverageCm2 === null || !area ? oneBox : typeArea({ ...oneBox, pattern }, area, coverageCm2);
}

/** '15.120000' → '15.12'. */
function plain(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}

/** How a floor is laid, and what its cuts cost: waste in hundredths of a percent. */
export const layingPatterns = [
  { pattern: 'straight', label: 'Straight', wasteBasisPoints: 1000 },
  { pattern: 'diagonal', label: 'Diagonal', wasteBasisPoints: 1500 },
  { pattern: 'herringbone', label: 'Herringbone', wasteBasisPoints: 1500 },
  { pattern: 'chevron', label: 'Chevron', wasteBasisPoints: 2000 },
] as const;
type LayingPattern = (typeof layingPatterns)[number]['pattern'];

/** Waste of a pattern in hundredths of a percent; straight for a pattern nobody knows. */
export function wasteOf(pattern: string): number {
  return layingPatterns.find((p) => p.pattern === pattern)?.wasteBasisPoints ?? layingPatterns[0].wasteBasisPoints;
}

/** '10%', '12.5%'. */
export function formatWaste(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
