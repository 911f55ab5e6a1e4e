import { z } from 'zod';

/** The largest that PostgreSQL's integer holds; a greater number in a query is a fault, not a record that does not exist. */
export const maxInteger = 2_147_483_647;

/** Which state of a record was looked at. */
export const rowVersion = z
  .int('Please give the version as a whole number.')
  .min(0)
  .max(maxInteger)
  .meta({ description: 'Goes up by one with each change. Sent back, it keeps two people from overwriting each other.' });

/** The version that a form's hidden field holds; 0, which no record has, for anything else. */
export function readRowVersion(text: string | undefined): number {
  return rowVersion.safeParse(Number(text)).data ?? 0;
}

/** Said in the API's document of calls that take a version. */
export const savedSinceRefused = 'With `version`, one that somebody else has saved since is refused with 409.';
