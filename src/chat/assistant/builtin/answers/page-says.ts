import type { Product } from '#catalogue/product.ts';

type Page = Pick<Product, 'description'>;

/** What nobody wrote to be read out, and what a record says, and not the page: prices and offers. */
const notQuoted =
  /£|€|\$|\d ?% (?:off|less|discount|cheaper)|\bsave\b|(?<!-)\bfree\b|https?:|www\.|@|[<>[\]()*_`|{}\\]|\bdeliver(?! it with )|\bdiscount|\brefund|\bsystem\b|\bignore\b/i;
/** What is said of what is left goes out of date. */
const ofSupply =
  /\bbox(?:es)? (?:remain|left)|\bstock\b|\bshipment\b|\bpaused\b|\bsold out\b|\b(?:taken|off) (?:it )?off sale\b|\blast of (?:the|a)\b|\bend of (?:the )?(?:roll|line)\b|\bcancelled order\b|\bbeing replaced\b|\bdiscontinued\b|\bcontainer\b|\bmill runs\b/i;
/** Said of the boards of a range, whatever their colour. */
const sharedFirst = /^(?:Boards \d|The same core|Terrazzo that|A flag for|Poured-concrete|At 12 mm)/;
const namesColour =
  /\b(?:black|white\w*|grey|brown|beige|cream|red\w*|blue|green|pink|gold\w*|honey|amber|chalk|charcoal|pale|dark|blond|tan|sand\w*|ochre)\b/i;
const longestQuoted = 220;

function sentencesOf({ description }: Page): string[] {
  return description.split(/(?<=[.!?])\s+(?=[A-Z])/).filter((one) => one && one.length <= longestQuoted && !notQuoted.test(one));
}

/** Those sentences of a page that may be read out at any time. */
export const quotable = (page: Page) => sentencesOf(page).filter((one) => !ofSupply.test(one));

export function quoted(sentence: string): string;
export function quoted(sentence: string | undefined): string | null;
export function quoted(sentence: string | undefined): string | null {
  return sentence ? `Its page says: “${sentence.trim()}”` : null;
}

/** The sentence of a product's page that has these words in it, as a quotation; null where it has none that may be quoted. */
export function pageSays(page: Page, has: RegExp): string | null {
  return quoted(sentencesOf(page).find((one) => has.test(one) && !ofSupply.test(one)));
}

const refusing = String.raw`\b(?:too \w+ (?:for|on)|not (?:\w+ )?(?:for|on)|never (?:in|on|for)|keep (?:it|them) (?:out of|away from|off)|no (?:good|use) (?:in|on|for))\b[^.:;]*\b`;
const placeWords: Readonly<Record<string, string>> = { Stairs: 'stairs?', Hallway: 'halls?|hallways?', 'underfloor heating': 'heated|heating' };

/** 'Keep it out of kitchens', 'Too soft for stairs': the sentence of a product's page that warns of this place; null where none does. */
export function pageForbids(page: Page, place: string): string | null {
  return pageSays(page, new RegExp(`${refusing}(?:${placeWords[place] ?? `${place}s?`})\\b`, 'i'));
}

/** Why there is little or nothing left, of a product whose record says that there is. */
export function pageSaysOfSupply(page: Page): string | null {
  return quoted(sentencesOf(page).find((one) => ofSupply.test(one)));
}

/** How a product looks: the first sentence of its page that names a colour, where its range shares the first. */
export function pageLine(page: Page): string | null {
  const [first, ...others] = sentencesOf(page).filter((one) => !ofSupply.test(one));
  const coloured = first && sharedFirst.test(first) ? others.find((one) => namesColour.test(one)) : null;
  return (coloured ?? first)?.trim() ?? null;
}
