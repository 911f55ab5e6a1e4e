import { z } from 'zod';
import { oneLine, unprintable } from '#platform/form-fields.ts';
import { isPlainText } from '#platform/plain-text.ts';
import { chosenReasons, mostOnHand, stockReasons } from '#stock/stock-reasons.ts';

const countWanted = 'Please give a whole number from 0 to 1,000,000.';

/** Boxes on the shelf, from JSON, a form or a file. */
export const stockCount = z.union([z.number(), z.string()], countWanted).transform((said, context) => {
  const written = String(said).trim().replaceAll(',', '');
  if (/^\d{1,7}$/.test(written) && Number(written) <= mostOnHand) return Number(written);
  context.addIssue({ code: 'custom', message: countWanted });
  return z.NEVER;
});

export const stockNote = z.string().overwrite(oneLine).max(300, 'Please keep this to 300 characters.').refine(isPlainText, unprintable).default('');

/** A form that changes stock: what was counted ('40'), or a change ('+12', '-3'), why, and a note. */
export const stockForm = z.object({
  stock: z.string().transform((said, context) => {
    const match = /^([+-])?(\d{1,7})$/.exec(said.trim().replaceAll(/[,\s]/g, '').replace('−', '-'));
    if (match) return match[1] ? { change: Number(`${match[1]}${match[2]}`) } : { onHand: Number(match[2]) };
    context.addIssue({ code: 'custom', message: 'Please give what you counted, such as 40, or a change, such as +12 or -3.' });
    return z.NEVER;
  }),
  reason: z.enum(chosenReasons, 'Please choose a reason.'),
  note: stockNote,
});

export const reasonOptions = chosenReasons.map((reason) => [reason, stockReasons[reason]] as const);
