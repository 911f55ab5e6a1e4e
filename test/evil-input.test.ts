import { expect, test } from 'vitest';
import { readPriceFilter } from '../src/catalogue/browse-state.ts';
import { parseSheet } from '../src/catalogue/staff/sheets/parse-sheet.ts';
import { shippingAddressSchema } from '../src/delivery/shipping-address.ts';
import { readAreaM2 } from '../src/measuring/area.ts';
import { readLength } from '../src/measuring/length.ts';
import { poundsToPence } from '../src/money/read-pounds.ts';
import { ownPath } from '../src/platform/own-path.ts';
import { toPlainText } from '../src/platform/plain-text.ts';
import { newReviewSchema } from '../src/reviews/new-review.ts';
import { readSideMm } from '../src/rooms/photographed-room.ts';
import { leastCpuMs } from './cpu-time.ts';

/** What reads text that visitors or staff send, before anything has shortened it. */
const readers: Record<string, (text: string) => unknown> = {
  'a price filter': readPriceFilter,
  'an area': readAreaM2,
  'a length': (text) => readLength(text, 'm'),
  'a length in feet': (text) => readLength(text, 'ft'),
  'a side of a photographed room': readSideMm,
  'an amount of pounds': poundsToPence,
  'a path to go on to': ownPath,
  'plain text': toPlainText,
  'a file of products': parseSheet,
  'a review': (text) => newReviewSchema.safeParse({ rating: 5, title: text, comment: text }),
  'an address': (text) =>
    shippingAddressSchema(['GB']).safeParse({
      ...Object.fromEntries(['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'postal_code'].map((name) => [name, text])),
      country: 'GB',
    }),
};
const units = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '\u00a0',
  'a',
  'a ',
  'and ',
  '0',
  '1,',
  '1.',
  '1 ',
  '1,111',
  '.',
  ',',
  '/',
  '//',
  '"',
  '";',
  '@',
  'a@',
  'a.',
  '-',
  '👍',
  'é',
];
const length = 16_000;
const maxCpuMs = 50;

test.each(Object.entries(readers))('%s is read at once, whatever it repeats', async (_, read) => {
  const slow: string[] = [];
  for (const unit of units) {
    const text = `1${unit.repeat(length / unit.length)}x`;
    const took = await leastCpuMs(() => read(text));
    if (took > maxCpuMs) slow.push(`${JSON.stringify(unit)}: ${Math.round(took)} ms`);
  }
  expect(slow).toEqual([]);
});
