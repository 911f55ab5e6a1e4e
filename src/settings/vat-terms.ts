import { z } from 'zod';
import { calendarDay } from '#platform/form-fields.ts';
import { lastBeforeFirst } from './delivery-terms.ts';

/** What goods are to VAT. Floors, adhesives and tools are standard; what else there is follows from the product. */
export const vatClasses = ['standard', 'reduced', 'zero'] as const;
export type VatClass = (typeof vatClasses)[number];

export const vatCountries = ['GB', 'IE', 'US', 'CA'] as const;
export type VatCountry = (typeof vatCountries)[number];

/** Where the shop is registered: what goes to a country without rates of its own is charged as it is there, at 20% if that has none either. */
export const homeCountry = 'GB';

export const someDay = calendarDay('Please enter a date.');
const percent = 'Please enter the rate in per cent, from 0 to 100, such as 13.5.';

/** A rate and the days it holds on, the last one included; `to`: null while no end is known. */
const vatRate = z
  .strictObject({
    country: z.enum(vatCountries),
    class: z.enum(vatClasses),
    /** Hundredths of a percent. */
    basis_points: z.int(percent).min(0, percent).max(10_000, percent),
    from: someDay,
    to: someDay.nullable(),
  })
  .refine(({ from, to }) => to === null || from <= to, { path: ['to'], message: lastBeforeFirst });
export type VatRate = z.output<typeof vatRate>;

const overlap = 'Another row has a rate for this country and class on some of these days.';

export const vatRates = z
  .array(vatRate)
  .max(60)
  .superRefine((rates, context) => {
    for (const [at, rate] of rates.entries()) {
      const clashes = rates.slice(0, at).some((other) => other.country === rate.country && other.class === rate.class && areDaysShared(rate, other));
      if (clashes) context.addIssue({ code: 'custom', path: [at, 'from'], message: overlap });
    }
  });

function areDaysShared(one: VatRate, other: VatRate): boolean {
  return (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to);
}

/**
 * What Irish buyers pay once Irish VAT is charged: the price that everybody sees ('shelf', so that less of it is the shop's), or the same price
 * before tax with Irish VAT on it ('net').
 */
export const euPrices = ['shelf', 'net'] as const;

const euroRate = 'Please enter how many euros a pound is, such as 1.1547.';

/** What a pound is in euros, as a guide for Irish visitors, and on which day that was looked up. */
export const euroGuide = z
  .strictObject({
    /** Ten-thousandths of a euro. */
    per_pound: z.int(euroRate).min(5000, euroRate).max(30_000, euroRate),
    on: someDay,
  })
  .nullable();
export type EuroGuide = z.output<typeof euroGuide>;

const rate = (country: VatCountry, of: VatClass, basis_points: number, from: string): VatRate => ({
  country,
  class: of,
  basis_points,
  from,
  to: null,
});

/** As they stand in 2026 (gov.uk, VAT rates; revenue.ie, current VAT rates). */
export const defaultVatRates: VatRate[] = [
  rate('GB', 'standard', 2000, '2011-01-04'),
  rate('GB', 'reduced', 500, '1997-09-01'),
  rate('GB', 'zero', 0, '1973-04-01'),
  rate('IE', 'standard', 2300, '2021-03-01'),
  rate('IE', 'reduced', 1350, '2003-01-01'),
  rate('IE', 'zero', 0, '1972-11-01'),
];
