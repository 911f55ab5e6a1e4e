import { areaProblems, decimalM2, readAreaM2 } from './area.ts';
import { areaFromBoxes, boxesNeeded } from './boxes.ts';
import { type LayingPattern, layingPatterns, wasteOf } from './wastage.ts';

/**
 * How much of a product is wanted, said in boxes or in square metres: each follows the other. `quantity` is boxes, from 1;
 * `area` is m² as typed, empty until somebody measures. While what is measured makes no sense the mode is 'unclear': the boxes
 * are then an earlier answer, and nobody is to buy them as if they were the answer to it.
 */
export type Buying = { mode: 'manual' | 'area' | 'unclear'; quantity: number; area: string; pattern: LayingPattern };

export const oneBox: Buying = { mode: 'manual', quantity: 1, area: '', pattern: 'straight' };

/** More boxes than this are quoted by hand; the cart takes no more either. */
export const mostBoxes = 9_999;

/** What is wrong with the area as typed, in one sentence; null when it can be worked with or is empty. */
export function areaProblem(typed: string, pattern: LayingPattern, coverageCm2: number): string | null {
  if (!typed.trim()) return null;
  const { area, problem } = readAreaM2(typed);
  if (problem !== undefined) return problem;
  return boxesNeeded(area, wasteOf(pattern), coverageCm2) > mostBoxes ? areaProblems.tooLarge : null;
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
  const boxes = Number.isFinite(quantity) ? Math.min(mostBoxes, Math.max(1, Math.trunc(quantity))) : 1;
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
