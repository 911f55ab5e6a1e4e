import { afterAll, expect, test } from 'vitest';
import { ownPath } from '../src/accounts/account.ts';
import { readPriceFilter } from '../src/catalogue/browse-state.ts';
import { parseSheet } from '../src/catalogue/staff/sheets/parse-sheet.server.ts';
import { suggest } from '../src/catalogue/suggest.server.ts';
import { likelyEmail } from '../src/checkout/components/email-field.tsx';
import { contactValuesFrom } from '../src/content/contact-form.ts';
import { contactSchema } from '../src/content/receive-contact-form.server.ts';
import { shippingAddressSchema } from '../src/delivery/shipping-address.ts';
import { readAreaM2 } from '../src/measuring/area.ts';
import { readLength } from '../src/measuring/length.ts';
import { poundsToPence } from '../src/money/read-pounds.ts';
import { cleanText } from '../src/platform/clean-text.ts';
import { newReviewSchema } from '../src/reviews/write-review.server.ts';
import { readSideMm } from '../src/rooms/photographed-room.ts';
import { searchNearest, searchProducts } from '../src/search/search-products.server.ts';
import { closestWords } from '../src/search/spelling.ts';
import { readTerms, skuBeginning, toTsquery } from '../src/search/terms.ts';
import { leastCpuMs } from './cpu-time.ts';
import { openTestShop } from './open-test-shop.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

/** What reads text that visitors or staff send, before anything has shortened it. */
const readers: Record<string, (text: string) => unknown> = {
  'a price filter': readPriceFilter,
  'an area': readAreaM2,
  'a length': (text) => readLength(text, 'm'),
  'a length in feet': (text) => readLength(text, 'ft'),
  'a side of a photographed room': readSideMm,
  'an amount of pounds': poundsToPence,
  'a path to go on to': ownPath,
  'any text': cleanText,
  'a search': (text) => [toTsquery(readTerms(text)), skuBeginning(text)],
  'a word that nothing answers to': (text) => closestWords(text, [{ word: 'laminate', products: 1 }]),
  'what a search finds': async (text) => [await searchProducts(shop, text), await searchNearest(shop, text)],
  suggestions: (text) => suggest(shop, text),
  'an e-mail address that may be mistyped': likelyEmail,
  'a link to the contact form': (text) => contactValuesFrom(new URLSearchParams({ subject: text, product: text })),
  'a message to the shop': (text) =>
    contactSchema.safeParse({ firstName: text, lastName: text, email: text, phone: text, subject: text, message: text }),
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
  '\u0316\u0301',
  '\u200d',
  '\u{1F3F4}\u{E0067}',
  '\u{E0067}',
  '\ud800',
];
const length = 16_000;
const maxCpuMs = 50;
/** A file of products may be larger: it takes as long as it has bytes, and no longer. */
const largeSheet = 8;

test.each(Object.entries(readers))('%s is read at once, whatever it repeats', async (_, read) => {
  const slow: string[] = [];
  for (const unit of units) {
    const text = `1${unit.repeat(length / unit.length)}x`;
    const took = await leastCpuMs(() => read(text));
    if (took > maxCpuMs) slow.push(`${JSON.stringify(unit)}: ${Math.round(took)} ms`);
  }
  expect(slow).toEqual([]);
});

test('a large file of products takes no longer by the byte than a small one', async () => {
  const slow: string[] = [];
  const many = (unit: string) => unit.repeat((length * largeSheet) / unit.length);
  for (const text of [...units.map((unit) => `1${many(unit)}x`), ...[',', '"', ',\u0316\u0301'].map((unit) => `sku,name\n${many(`A${unit}\n`)}`)]) {
    const took = await leastCpuMs(() => parseSheet(text));
    if (took > maxCpuMs * largeSheet) slow.push(`${JSON.stringify(text.slice(0, 20))}: ${Math.round(took)} ms`);
  }
  expect(slow).toEqual([]);
});
