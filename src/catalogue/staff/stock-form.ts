import { z } from 'zod';
import { keepTo, oneLine } from '#platform/form-fields.ts';
import { readFixed, twoWaysIn } from '#platform/read-fixed.ts';
import { chosenReasons, maxOnHand, stockReasons } from '#stock/stock-reasons.ts';
import { price } from './readings.ts';

const countWanted = 'Please enter a whole number from 0 to 1,000,000.';

/** Boxes on the shelf, from JSON, a form or a file. */
export const stockCount = z
  .union([z.number(), z.string()], countWanted)
  .transform((said, context) => {
    const count = readFixed(said, 0);
    if (typeof count === 'number' && count <= maxOnHand) return count;
    context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? countWanted });
    return z.NEVER;
  })
  .meta({ minimum: 0, maximum: maxOnHand, multipleOf: 1, examples: [40] });

export const stockNote = z.string().overwrite(oneLine).max(300, keepTo(300)).default('');

/** A form that changes stock: what was counted ('40'), or a change ('+12', '-3'), why, and a note. */
export const stockForm = z.object({
  stock: z.string().transform((said, context) => {
    const [, sign, count = ''] = /^([+-])?(.*)$/s.exec(said.trim().replace('−', '-')) ?? [];
    const boxes = readFixed(count, 0);
    if (typeof boxes === 'number') return sign ? { change: Number(`${sign}${boxes}`) } : { onHand: boxes };
    context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? 'Please enter the new stock, such as 40, or a change, such as +12 or -3.' });
    return z.NEVER;
  }),
  reason: z.enum(chosenReasons, 'Please choose a reason.'),
  note: stockNote,
});

/** The same of one roll, in metres to the mm. `roll`: its width in mm. */
export const rollForm = stockForm.extend({
  roll: z.coerce.number('Please choose a roll.').int('Please choose a roll.').min(500, 'Please choose a roll.').max(6000, 'Please choose a roll.'),
  stock: z.string().transform((said, context) => {
    const [, sign, count = ''] = /^([+-])?(.*?)\s*m?$/s.exec(said.trim().replace('−', '-')) ?? [];
    const mm = readFixed(count, 3);
    if (typeof mm === 'number') return sign ? { change: Number(`${sign}${mm}`) } : { onHand: mm };
    context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? 'Please enter metres, such as 12.4, or a change, such as +30 or -2.5.' });
    return z.NEVER;
  }),
});

/** What staff turn the rest of a roll into: its width in mm, and a length in metres to the mm. */
export const remnantForm = z.object({
  roll: rollForm.shape.roll,
  length: z.string().transform((said, context) => {
    const mm = readFixed(said.trim().replace(/\s*m$/, ''), 3);
    if (typeof mm === 'number' && mm >= 100 && mm <= 50_000) return mm;
    context.addIssue({ code: 'custom', message: twoWaysIn(said) ?? 'Please enter a length in metres from 0.1 to 50, such as 2.4.' });
    return z.NEVER;
  }),
  price,
});

export const reasonOptions = chosenReasons.map((reason) => [reason, stockReasons[reason]] as const);
