import { z } from 'zod';
import type { OpeningHours } from './opening-hours.ts';

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter the time as hours and minutes, such as 09:30.')
  .meta({ examples: ['09:30'] });

const openDay = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine((day) => day.opens < day.closes, 'The closing time must be later than the opening time.');

/** Apart from opening-hours.ts, which browsers run, so that no page carries Zod for it. */
export const openingHoursSchema = z.strictObject({
  monday: openDay.nullable(),
  tuesday: openDay.nullable(),
  wednesday: openDay.nullable(),
  thursday: openDay.nullable(),
  friday: openDay.nullable(),
  saturday: openDay.nullable(),
  sunday: openDay.nullable(),
}) satisfies z.ZodType<OpeningHours>;
