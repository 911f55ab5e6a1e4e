import { type Pence, penceToPounds } from '#money/pence.ts';
import { type Area, areaCovered, areaToM2, oneSquareMetre } from './area.ts';

/** What is added for cuts, in hundredths of a percent: 10% unless told otherwise. */
export const defaultWasteBasisPoints = 1000;
export const largestWasteBasisPoints = 10_000;

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
  return basisPoints <= largestWasteBasisPoints ? basisPoints : null;
}
