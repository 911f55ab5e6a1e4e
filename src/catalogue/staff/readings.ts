import { z } from 'zod';
import { poundsToPence } from '#money/read-pounds.ts';
import { keepTo, oneLine } from '#platform/form-fields.ts';
import { ownValue } from '#platform/own-value.ts';
import { readFixed, twoWaysIn } from '#platform/read-fixed.ts';
import type { Appearance } from '#surfaces/appearance.ts';

/**
 * How one value of a product is read, from JSON as from a form's field or a file's cell: numbers may come as text, and empty text is
 * what is not known. Each says in one sentence what belongs there.
 */

/** The dearest that a box may be: £1,000,000. */
const dearestPence = 100_000_000;

/** A line of text that may stay empty: null then. */
export const maybeLine = (longest: number) =>
  z
    .union([z.string(), z.null()], 'Please enter text here.')
    .transform((said) => (said === null ? null : oneLine(said) || null))
    .refine((said) => said === null || said.length <= longest, keepTo(longest))
    .meta({ maxLength: longest });

/** The number under a barcode, as its digits, whatever stands between them; null for nothing. */
export const maybeGtin = z
  .union([z.string(), z.null()], 'Please enter the digits under the barcode, as text.')
  .transform((said, context): string | null => {
    const digits = (said ?? '').replaceAll(/[\s-]/g, '');
    const problem = digits === '' ? null : gtinProblem(digits);
    if (problem === null) return digits || null;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  })
  .meta({ pattern: '^(\\d{8}|\\d{12,14})?$', examples: ['4006381333931'] });

/** Text with its line breaks; may stay empty. */
export const longText = (longest: number) =>
  z
    .union([z.string(), z.null()], 'Please enter text here.')
    .transform((said) => (said ?? '').replaceAll('\r\n', '\n').trim())
    .refine((said) => said.length <= longest, keepTo(longest))
    .meta({ maxLength: longest });

export const priceWanted = 'Please enter the price in pounds, above 0 and at most £1,000,000, such as 38.50.';

/** Pounds for one unit as whole pence; never 0. */
export const price = z
  .union([z.number(), z.string()], priceWanted)
  .transform((said, context) => {
    const pence = poundsToPence(said);
    if (pence !== null && pence > 0 && pence <= dearestPence) return pence;
    context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? priceWanted });
    return z.NEVER;
  })
  .meta({ minimum: 0.01, maximum: dearestPence / 100, examples: [38.5] });

/** A figure with so many decimals at most as a whole number of its last place; null for nothing and, as figures are converted, for 0. */
export const figure = (places: number, most: number, wanted: string) =>
  z
    .union([z.number(), z.string(), z.null()], wanted)
    .transform((said, context): number | null => {
      if (said === null || said === '' || (typeof said === 'string' && said.trim() === '')) return null;
      const value = readFixed(said, places);
      if (typeof value === 'number' && value <= most * 10 ** places) return value || null;
      context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? wanted });
      return z.NEVER;
    })
    .meta({ minimum: 0, maximum: most, examples: [1.5] });

/** A whole number from `least` to `most`, or null for nothing. */
export const maybeWhole = (least: number, most: number) => {
  const wanted = `Please enter a whole number from ${least} to ${most.toLocaleString('en-GB')}, or nothing.`;
  return z
    .union([z.number(), z.string(), z.null()], wanted)
    .transform((said, context): number | null => {
      const written = said === null ? '' : String(said).trim();
      if (written === '') return null;
      if (/^\d{1,9}$/.test(written) && Number(written) >= least && Number(written) <= most) return Number(written);
      context.addIssue({ code: 'custom', message: wanted });
      return z.NEVER;
    })
    .meta({ minimum: least, maximum: most, multipleOf: 1, examples: [least] });
};

const truths: Record<string, boolean> = { yes: true, true: true, '1': true, on: true, no: false, false: false, '0': false, off: false };

export const yesOrNo = z
  .union([z.boolean(), z.string()], 'Please say yes or no.')
  .transform((said, context) => {
    const truth = typeof said === 'boolean' ? said : ownValue(truths, said.trim().toLowerCase());
    if (truth !== undefined) return truth;
    context.addIssue({ code: 'custom', message: 'Please say yes or no.' });
    return z.NEVER;
  })
  .meta({ enum: [true, false, ...Object.keys(truths)] });

export const maybeYesOrNo = z
  .union([z.boolean(), z.string(), z.null()], 'Please say yes or no, or nothing.')
  .transform((said, context): boolean | null => {
    if (said === null || said === '') return null;
    const truth = typeof said === 'boolean' ? said : ownValue(truths, said.trim().toLowerCase());
    if (truth !== undefined) return truth;
    context.addIssue({ code: 'custom', message: 'Please say yes or no, or nothing.' });
    return z.NEVER;
  })
  .meta({ enum: [true, false, null, '', ...Object.keys(truths)] });

/** One of these, whatever its letters' case; `unsaid` where nothing is said. */
export const oneOf = <const T extends string>(known: readonly T[], wanted: string, unsaid?: T) =>
  z
    .string(wanted)
    .transform((said, context): T => {
      const found = said.trim() ? known.find((one) => one.toLowerCase() === said.trim().toLowerCase()) : unsaid;
      if (found) return found;
      context.addIssue({ code: 'custom', message: wanted });
      return z.NEVER;
    })
    .meta({ enum: [...known] });

/** The same, or null for nothing. */
export const maybeOneOf = <const T extends string>(known: readonly T[], wanted: string) =>
  z
    .union([z.string(), z.null()], wanted)
    .transform((said, context): T | null => {
      if (said === null || said.trim() === '') return null;
      const found = known.find((one) => one.toLowerCase() === said.trim().toLowerCase());
      if (found) return found;
      context.addIssue({ code: 'custom', message: wanted });
      return z.NEVER;
    })
    .meta({ enum: [...known, null, ''] });

/** Names, as a list or with commas between them. */
export const nameList = z
  .union([z.array(z.string()), z.string(), z.null()], 'Please enter names separated by commas.')
  .transform((said) => (Array.isArray(said) ? said : (said ?? '').split(',')).map(oneLine).filter(Boolean))
  .refine(
    (names) => names.length <= 20 && names.every((name) => name.length <= 40 && !name.includes(',')),
    'Please enter at most 20 names of 40 characters.',
  )
  .meta({
    anyOf: [
      { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 40, pattern: '^[^,]*$', examples: ['Hall'] } },
      { type: 'string', examples: ['Hall, Kitchen'] },
      { type: 'null' },
    ],
  });

/** Codes out of those known, as a list or with commas between them, whatever their letters' case; each once. */
export const codesOf = (known: readonly string[], example: string) => {
  const wanted = `Please enter codes such as ${example}, separated by commas. Known are ${known.join(', ')}.`;
  return z
    .union([z.array(z.string()), z.string(), z.null()], wanted)
    .transform((said) => [...new Set((Array.isArray(said) ? said : (said ?? '').split(',')).map((one) => one.trim().toUpperCase()).filter(Boolean))])
    .refine((codes) => codes.every((code) => known.includes(code)), wanted)
    .meta({
      anyOf: [{ type: 'array', items: { type: 'string', enum: [...known] } }, { type: 'string', examples: [example] }, { type: 'null' }],
    });
};

const widthsWanted = 'Please enter widths from 500 to 6,000 mm separated by commas, such as 4000, 5000.';
const width = /^(?:[5-9]\d\d|[1-5]\d{3}|6000)$/;

/** Roll widths in mm, as a list or with commas between them; each once, narrowest first. */
export const rollWidths = z
  .union([z.array(z.number()), z.string(), z.null()], widthsWanted)
  .transform((said) =>
    Array.isArray(said)
      ? said.map(String)
      : (said ?? '')
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
  )
  .refine((widths) => widths.length <= 8 && widths.every((one) => width.test(one)), widthsWanted)
  .transform((widths) => [...new Set(widths.map(Number))].sort((a, b) => a - b))
  .meta({
    anyOf: [
      { type: 'array', maxItems: 8, items: { type: 'integer', minimum: 500, maximum: 6000, examples: [4000] } },
      { type: 'string', examples: ['4000, 5000'] },
      { type: 'null' },
    ],
  });

const part = z.number().min(0).max(1);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const appearanceShape = z.strictObject({
  material: z.string().max(40),
  layout: z.string().max(40),
  unitMm: z.tuple([z.number().positive().max(100_000), z.number().positive().max(100_000)]),
  jointMm: z.number().min(0).max(100),
  jointColour: colour,
  colours: z.array(colour).min(2).max(6),
  character: part,
  gloss: part,
  seed: z.number(),
});

/** How the floor is drawn where there is no photograph: as exported, or nothing. */
export const appearance = z
  .union([z.string(), z.null()], 'Please leave this as it was exported, or empty.')
  .transform((said, context): Appearance | null => {
    if (said === null || said.trim() === '') return null;
    const parsed = appearanceShape.safeParse(readJson(said));
    if (parsed.success) return parsed.data as Appearance;
    context.addIssue({ code: 'custom', message: 'Please leave this as it was exported, or empty.' });
    return z.NEVER;
  });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lengths = [8, 12, 13, 14];

/**
 * What is wrong with the number under a barcode, in a sentence; null for nothing. The last digit checks the others: GS1 General
 * Specifications, section 7.9. Numbers that GS1 keeps for use within one company, and for coupons (section 1.4), name no product elsewhere.
 */
export function gtinProblem(digits: string): string | null {
  if (/e\+/i.test(digits)) return 'A spreadsheet has shortened this number. Please set the column to text there, and type the number again.';
  if (!/^\d+$/.test(digits)) return 'Please give the digits under the barcode, nothing else.';
  if (!lengths.includes(digits.length)) {
    return `A GTIN has 8, 12, 13 or 14 digits; this has ${digits.length}. A spreadsheet may have dropped zeros from its beginning.`;
  }
  if (checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return 'The last digit does not match the others. Please check the number.';
  if (digits.length === 8 ? /^[02]/.test(digits) : /^(?:0?2|04|05|9[89]|0{6})/.test(digits.padStart(14, '0').slice(1))) {
    return 'Numbers that start like this are for internal use only. Please leave this empty.';
  }
  return null;
}

/** The digit that belongs after these: weighted 3, 1, 3 … from the right, and what is missing to the next ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
