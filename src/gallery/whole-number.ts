import { z } from 'zod';

/** A whole number from 1 to `most` in an address. */
export const wholeNumber = (most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Please give a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'Please give 1 or more.').max(most, `Please give at most ${most}.`))
    .default(fallback)
    .meta({ type: 'integer', minimum: 1, maximum: most });
