import { z } from 'zod';
import { stockCount, stockForm, stockNote } from '#catalogue/staff/stock-form.ts';
import { calendarDay, keepTo, oneLine, requiredLine } from '#platform/form-fields.ts';

const dayWanted = 'Please enter the day it came, such as 2026-05-01.';
const shadeIn = z.string().overwrite(oneLine).max(40, keepTo(40)).default('');
const numberIn = requiredLine('Please enter the batch number from the boxes.', 40);

/** The day a lot came; '' and null where nobody knows. */
const receivedOn = z
  .union([z.literal(''), calendarDay(dayWanted), z.null()], dayWanted)
  .transform((day) => day || null)
  .default(null);

const someBoxes = stockCount
  .refine((boxes) => boxes > 0, 'Please enter how many boxes there are.')
  .meta({ minimum: 1, multipleOf: 1, examples: [24] });

/** Goods that come in: how many boxes of which lot. Of a form, a file or the API. */
export const receivedLot = z.object({ number: numberIn, shade: shadeIn, boxes: someBoxes, received_on: receivedOn, note: stockNote });

/** What is true of a lot. `number`: '' of boxes whose lot nobody has noted. */
export const correctedLot = z.object({
  number: z.string().overwrite(oneLine).max(40, keepTo(40)),
  shade: shadeIn,
  on_hand: stockCount,
  received_on: receivedOn,
  reason: stockForm.shape.reason.default('count'),
  note: stockNote,
});
