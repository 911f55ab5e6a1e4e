/** A length in whole micrometres: exact for millimetres and for eighths of an inch. */
export type Length = number;

export type LengthUnit = 'm' | 'ft';

const metre = 1_000_000;
const centimetre = 10_000;
const millimetre = 1_000;
const inch = 25_400;
const foot = 12 * inch;
const longest = 100 * metre;
const shortest = centimetre;

export const lengthProblems = {
  missing: 'Please enter a length, such as 4.2 m or 13 ft 6 in.',
  zero: 'The length must be more than 0.',
  inches: 'Inches must be less than 12.',
  tooShort: 'That is less than 1 cm. Please check the length.',
  tooLong: 'That is more than 100 m. Please check the length and its unit.',
} as const;

export type LengthReading = { length: Length; problem?: undefined } | { length?: undefined; problem: string };

const number = String.raw`(\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})`;
const inchNumber = String.raw`(\d{1,9}(?:[.,]\d{0,9})?|(?:\d{1,4}[ -])?\d{1,2}/\d{1,2})`;
const feetMark = String.raw`(?:'|ft|feet|foot)\.?`;
const inchMark = String.raw`(?:"|''|in|inch|inches)\.?`;
const metric = new RegExp(String.raw`^${number}\s*(mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|m|met(?:re|er)s?)\.?$`);
const metresAndCentimetres = /^(\d{1,3})\s*m\s*(\d{1,2})\s*(?:cm)?$/;
const feetAndInches = new RegExp(String.raw`^${number}\s*${feetMark}(?:\s*,?\s*${inchNumber}\s*(?:${inchMark})?)?$`);
const inchesOnly = new RegExp(String.raw`^${inchNumber}\s*${inchMark}$`);
const bare = new RegExp(`^${number}$`);

/**
 * A length as people type it: '4.2', '4,2 m', '420cm', '4200 mm', '4m 20', 13'6", '13 ft 6 in', '13ft 6 1/2', '162in'.
 * A number alone is in `unit`. A problem is one plain sentence.
 */
export function readLength(typed: string, unit: LengthUnit): LengthReading {
  const text = plain(typed);
  if (/^-\s*[\d.,]/.test(text)) return { problem: lengthProblems.zero };
  const length = read(text, unit);
  if (typeof length === 'string') return { problem: length };
  if (Number.isNaN(length)) return { problem: lengthProblems.missing };
  if (length <= 0) return { problem: lengthProblems.zero };
  if (length > longest) return { problem: lengthProblems.tooLong };
  return length < shortest ? { problem: lengthProblems.tooShort } : { length };
}

/** '4.20 m' (to the mm where that matters: '4.205 m') or '13 ft 6 in', to the nearest quarter inch. */
export function formatLength(length: Length, unit: LengthUnit): string {
  if (unit === 'm') {
    const mm = Math.round(length / millimetre);
    return `${(mm / 1000).toFixed(mm % 10 === 0 ? 2 : 3)} m`;
  }
  const quarters = Math.round((length * 4) / inch);
  const feet = Math.floor(quarters / 48);
  const inches = (quarters % 48) / 4;
  const parts = [feet > 0 || inches === 0 ? `${feet} ft` : '', inches > 0 ? `${inches} in` : ''];
  return parts.filter(Boolean).join(' ');
}

function read(text: string, unit: LengthUnit): Length | string {
  const inMetric = metric.exec(text);
  if (inMetric) return inUnit(inMetric[1] ?? '', inMetric[2] ?? '');
  const mixed = metresAndCentimetres.exec(text);
  // '4m 5' is 4 m 5 cm, as a tape is read out.
  if (mixed) return Number(mixed[1]) * metre + Number(mixed[2]) * centimetre;
  const feet = feetAndInches.exec(text);
  if (feet) {
    const inches = feet[2] === undefined ? 0 : inchesIn(feet[2]);
    return inches >= 12 ? lengthProblems.inches : scaled(feet[1] ?? '', foot) + Math.round(inches * inch);
  }
  const inches = inchesOnly.exec(text);
  if (inches) return Math.round(inchesIn(inches[1] ?? '') * inch);
  return bare.test(text) ? scaled(text, unit === 'm' ? metre : foot) : lengthProblems.missing;
}

function inUnit(digits: string, unit: string): Length {
  // '4,200 mm' and '1,200 cm' group thousands: 4.2 mm or 1.2 cm is no side of a room. '4,2 m' and '4,205 m' have a decimal comma.
  if (unit.startsWith('met') || unit === 'm') return scaled(digits, metre);
  return scaled(digits.replace(/,(?=\d{3}$)/, ''), unit.startsWith('c') ? centimetre : millimetre);
}

/** Digits times a unit of whole micrometres, rounded to the micrometre. */
function scaled(digits: string, unit: number): Length {
  return Math.round(Number(digits.replace(',', '.')) * unit);
}

/** '6', '6.5', '1/2', '6 1/2'. A fraction over 0 is NaN or infinite, which the caller refuses. */
function inchesIn(typed: string): number {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(typed);
  if (!fraction) return Number(typed.replace(',', '.'));
  return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
}

/** Typographic primes and quotes, halves and spaces as a keyboard would type them. */
function plain(typed: string): string {
  return typed
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .replaceAll(/\s+/g, ' ');
}
