import { z } from 'zod';
import { quantityProblems } from '#measuring/boxes.ts';
import { maxAmountPence, penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { uuid } from '#platform/api/route.ts';
import { financeTerms } from './finance.ts';

const pounds = (missing: string) =>
  z
    .number(missing)
    .transform((amount) => poundsToPence(amount))
    .refine((pence) => pence !== null, missing)
    .meta({ minimum: 0, maximum: penceToPounds(maxAmountPence) });

/** What is asked for, as the screens show it: pounds. What the server makes of it differs, or does not. */
export const financeFigures = {
  price_pounds: pounds('Please enter the price in pounds.').meta({
    description: 'Pounds, before the deposit, as the shopper was shown. Another price than the server’s is refused (409) with the right one.',
  }),
  deposit_pounds: pounds('Please enter the deposit in pounds.')
    .prefault(0)
    .meta({ description: 'Pounds: from 0 to 80% of the price, in steps of £50. The lender does not collect it.' }),
  instalments: z.literal(financeTerms.instalments, `We offer ${financeTerms.instalments} instalments.`).default(financeTerms.instalments),
};

export const productApplicationIn = z.object({
  ...financeFigures,
  product_id: uuid.optional(),
  quantity: z
    .int(quantityProblems.fraction)
    .min(1, quantityProblems.tooFew)
    .max(9999, 'The quantity must be at most 9999.')
    .nullish()
    .meta({ description: 'Boxes; without it, as many whole ones as the price pays for.' }),
});

export const applicationOut = z.object({
  application_url: z.url().meta({ description: 'The lender’s form as an address: send its query values to it as a form, in a new tab.' }),
  method: z.enum(['post', 'get']).meta({ description: 'How that form is sent.' }),
});
