import { z } from 'zod';

/** An address that the register has under a postcode, as the fields of a form; and in a line to choose it by. */
export const foundAddress = z.object({
  address: z.string().min(1).max(200),
  address2: z.string().max(200),
  city: z.string().max(80),
  county: z.string().max(60),
  postal_code: z.string().max(12),
});
export type FoundAddress = z.output<typeof foundAddress>;

const line = z.string().trim().nullish();
/** The answer of getAddress.io's `find` (and of who answers as it does), `expand=true`. */
const answerIn = z.object({
  addresses: z
    .array(z.object({ line_1: line, line_2: line, line_3: line, line_4: line, locality: line, town_or_city: line, county: line }))
    .max(1000),
});

/** What the register answered for a postcode, as it wrote them, in its order; what has no first line or is longer than our fields is left out. */
export function readFound(answer: unknown, postalCode: string): FoundAddress[] {
  return answerIn.parse(answer).addresses.flatMap((one) => {
    const more = [one.line_2, one.line_3, one.line_4, one.locality].filter(Boolean);
    const { data } = foundAddress.safeParse({
      address: one.line_1 ?? '',
      address2: [...new Set(more)].join(', '),
      city: one.town_or_city ?? '',
      county: one.county ?? '',
      postal_code: postalCode,
    });
    return data ? [data] : [];
  });
}
