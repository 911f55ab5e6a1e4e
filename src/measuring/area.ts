import { readDecimal } from '#platform/read-decimal.ts';

export const notCalculated = 'Error calculating price. Please try again.';

/**
 * An area in whole square micrometres. Micrometres hold every millimetre and every eighth of an inch exactly,
 * and a bigint holds any floor, so no room is ever rounded before its boxes are counted.
 */
export type Area = bigint;

export const oneSquareMetre: Area = 10n ** 12n;
/** A square centimetre: the unit of a box’s coverage, fine enough for the four decimals of a maker’s 1.8336 m². */
const squareCentimetre: Area = 10n ** 8n;
const squareMillimetre: Area = 10n ** 6n;
/** Above this the shop quotes by hand. */
export const maxAreaM2 = 10_000;

export const areaProblems = {
  missing: 'Please enter an area in square metres, such as 15.5.',
  zero: 'The area must be greater than 0.',
  tooLarge: 'That is more than 10,000 m². Please ask us for a quote.',
} as const;

export type AreaReading = { area: Area; problem?: undefined } | { area?: undefined; problem: string };

/**
 * Square metres as typed ('15.5', '15,5 m²') or as a JSON number, to the nearest mm².
 * A problem is one plain sentence: for '1,200', which can be read in two ways, NaN, 1e309, negatives, 0 and more than 10,000 m² too.
 */
export function readAreaM2(typed: string | number): AreaReading {
  if (typeof typed === 'number' && !(typed > 0)) return { problem: Number.isNaN(typed) ? areaProblems.missing : areaProblems.zero };
  const text = (typeof typed === 'number' ? plainDecimal(typed) : typed).trim().slice(0, 100);
  const read = readDecimal(text.replace(/\s*(?:m2|m²|sqm|sq m|square met(?:re|er)s?)$/i, ''));
  if (!read) return { problem: /^-\s*\d/.test(text) ? areaProblems.zero : areaProblems.missing };
  if (read.twoWays !== undefined) return { problem: read.twoWays };
  const picked = BigInt(read.whole) * oneSquareMetre + BigInt(read.decimals.padEnd(12, '0').slice(0, 12));
  const area = ((picked + squareMillimetre / 2n) / squareMillimetre) * squareMillimetre;
  return checkArea(area);
}

/** An area that a floor can have, or the sentence that says why not. */
export function checkArea(area: Area): AreaReading {
  if (area <= 0n) return { problem: areaProblems.zero };
  return area > BigInt(maxAreaM2) * oneSquareMetre ? { problem: areaProblems.tooLarge } : { area };
}

/** The area that so many boxes cover. Coverage in cm². */
export function areaCovered(boxes: number, coverageCm2: number): Area {
  return BigInt(boxes) * BigInt(coverageCm2) * squareCentimetre;
}

/** '15.12', with so many decimals, rounded half up. */
export function decimalM2(area: Area, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (2n * area * scale + oneSquareMetre) / (2n * oneSquareMetre);
  const whole = `${rounded / scale}`;
  return decimals === 0 ? whole : `${whole}.${`${rounded % scale}`.padStart(decimals, '0')}`;
}

/** '15.12 m²'. */
export function formatArea(area: Area): string {
  return `${decimalM2(area)} m²`;
}

/** Square metres as a JSON number, to the nearest mm². */
export function areaToM2(area: Area): number {
  return Number(decimalM2(area, 6));
}

/** A number written without an exponent: 1e-7 as '0.0000001'. Sizes beyond 1e21 keep theirs and are refused as too large or senseless. */
function plainDecimal(n: number): string {
  if (n >= 1e21) return String(maxAreaM2 * 10);
  const written = String(n);
  return written.includes('e') ? n.toFixed(20) : written;
}
