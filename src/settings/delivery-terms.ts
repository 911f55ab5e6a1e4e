import { z } from 'zod';
import { calendarDay, fillIn, keepTo, oneLine } from '#platform/form-fields.ts';

export const lastBeforeFirst = 'The last day must not be before the first.';

const name = z.string().overwrite(oneLine).min(1, fillIn).max(60, keepTo(60));
const pence = z.int('Please enter an amount in pounds.').min(0).max(1_000_000);
export const workingDays = z.int('Please enter a whole number of working days.').min(1).max(60, 'Please enter 60 working days or fewer.');
const band = z.strictObject({ up_to_kg: z.int('Please write each line as a weight in kg, a space and a charge: 30 9.95').min(1).max(30_000), pence });

/** 'BT', 'IV', 'PA20', 'PA20-49', an Eircode's routing key 'D02'. */
export const postcodePrefix = z
  .string()
  .overwrite((text) => text.toUpperCase().replaceAll(/\s+/g, ''))
  .regex(
    /^([A-Z]{1,2}(\d{1,2}[A-Z]?)?|[A-Z]{1,2}\d{1,2}-\d{1,2}|[A-Z]\d[\dW])$/,
    'Please write the start of each postcode, such as BT, PA20-49 or D02.',
  )
  .meta({ examples: ['BT', 'PA20-49'] });

/** A part of a country that is delivered to on the same terms. */
const area = z
  .strictObject({
    name,
    country: z.enum(['GB', 'IE', 'US', 'CA']),
    /** How its postcodes begin; none: the rest of the country. */
    postcodes: z.array(postcodePrefix).max(100),
    /** Nothing is priced for it: shoppers are asked to get in touch. */
    asks: z.boolean(),
    /** What it costs up to a weight, lightest first; none: the shop's delivery charge for any weight. */
    bands: z.array(band).max(20),
    /** Added where a piece is over 2 m long. */
    long_pence: pence,
    is_never_free: z.boolean(),
    /** Goods total from which it is free; null: the shop's. */
    free_over_pence: z.int('Please enter an amount in pounds.').min(0).max(10_000_000).nullable(),
    /** Working days from the order, or from the next working day, to the first and to the last day it comes on. */
    first_day: workingDays,
    last_day: workingDays,
  })
  .refine((a) => a.first_day <= a.last_day, { path: ['last_day'], message: lastBeforeFirst })
  .refine((a) => a.bands.every((b, at) => at === 0 || b.up_to_kg > (a.bands[at - 1]?.up_to_kg ?? 0)), {
    path: ['bands'],
    message: 'Please list the weights from the lightest to the heaviest.',
  });
export const deliveryAreas = z.array(area).max(20);
export type DeliveryArea = z.output<typeof area>;

export const closedDays = z.array(calendarDay('Please write each date as 2026-12-24.')).max(100);

const standard = { asks: false, bands: [], long_pence: 0, is_never_free: false, free_over_pence: null, first_day: 6, last_day: 9 };
const list = (codes: string) => codes.split(' ');

/** The shop's own charge everywhere, until staff say otherwise; the prefixes are those that carriers charge apart. */
export const defaultAreas: DeliveryArea[] = [
  { name: 'Northern Ireland', country: 'GB', postcodes: ['BT'], ...standard },
  {
    name: 'Highlands and Islands',
    country: 'GB',
    postcodes: list('AB31-38 AB40-56 FK17-21 HS IV KA27-28 KW PA20-49 PA60-78 PH15-26 PH30-44 PH49-50 ZE'),
    ...standard,
  },
  { name: 'Isle of Man, Scilly and Channel Islands', country: 'GB', postcodes: list('IM JE GY TR21-25'), ...standard },
  { name: 'Great Britain', country: 'GB', postcodes: [], ...standard },
  { name: 'Republic of Ireland', country: 'IE', postcodes: [], ...standard },
];
