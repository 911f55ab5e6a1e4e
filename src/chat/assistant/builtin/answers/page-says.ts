import type { Product } from '#catalogue/product.ts';

/** What a page says of prices, offers and what is left goes out of date, and is said from the record only. */
const notQuoted =
  /£|€|\$|%|\bfree\b|https?:|www\.|@|[<>[\]()*_`|{}\\]|\bbox(?:es)? (?:remain|left)|\bstock\b|\bshipment\b|\bpaused\b|\bdeliver|\bdiscount|\brefund|\bsystem\b|\bignore\b/i;
const longestQuoted = 220;

/** The sentence of a product's page that has these words in it, as a quotation; null where it has none that may be quoted. */
export function pageSays({ description }: Pick<Product, 'description'>, has: RegExp): string | null {
  const sentence = description.split(/(?<=[.!?])\s+(?=[A-Z])/).find((one) => has.test(one) && one.length <= longestQuoted && !notQuoted.test(one));
  return sentence ? `Its page says: “${sentence.trim()}”` : null;
}
