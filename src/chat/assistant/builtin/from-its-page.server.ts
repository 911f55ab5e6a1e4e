import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Guess } from '../understanding/classifier.ts';
import { productMeant } from './answers/facts.server.ts';
import { pageAnswers } from './answers/page-answers.ts';
import type { Asked, Part } from './part.ts';
import { linksTo, linkTo, productSource } from './say.ts';

/** What the guide answers in general, and what nothing is known of. */
const ofNoProduct: ReadonlySet<string | null | undefined> = new Set(['advice', 'unclear', 'beyond', undefined]);
const inGeneral = /^The record of .* does not say; in general: /;
const ofSeveral = /: (?:no record of them|neither record) (?:says|states) [^.]*\./;
const verdict = /^(?:Yes|No|With care|Not|Too|There|In stock|Slippery|“|Its page says)\b|^“/;
/** In these words a record is asked. */
const ofRecord =
  /\b(?:thick\w*|size|wide|width|long|length|big|weigh\w*|heavy|colou?r|stock|price|cost|finish|cover\w*|box|pack|rating|warranty|sample|m2|made of)\b/;
const notStated = /Its record does not (?:say that|state [^.]*)\.(?: I will not guess: .*$)?/s;
/** As much of a question as a sentence has to speak of, to be what answers it where something else does too. */
const [mostly, wholly] = [0.5, 0.99];
const hardlyMeant = 0.3;

/**
 * The answer with the sentence of the product's page that speaks of what was asked: instead of 'its record does not say', before what the
 * guide says of all floors of its kind, after what its record says.
 */
export async function withItsPage(asked: Asked, part: Part, guesses: readonly Guess[]): Promise<Part> {
  if (ofSeveral.test(part.text)) return ofEachPage(asked, part);
  const product = await productAsked(asked, part);
  if (!product) return part;
  const { reading } = asked;
  const found = pageAnswers(product, reading.text, reading.names);
  if (!found || part.text.includes(found.sentence)) return part;
  const isMostly = found.matched > 1 || found.share >= mostly;
  const said = `${linkTo(product)}: ${found.quote}`;
  const known = { ...part, isUnanswered: false, offersPerson: false };
  if (ofNoProduct.has(part.context?.topic)) {
    if (!isMostly) return part;
    // What was only guessed to be meant says nothing beside it.
    const isUnknown = part.isUnanswered || part.context?.topic !== 'advice' || (guesses[0]?.probability ?? 0) < hardlyMeant;
    return {
      ...known,
      text: isUnknown ? said : `${said}\n\nIn general: ${part.text}`,
      products: [...new Set([product.id, ...(part.products ?? [])])],
      sources: [productSource(product), ...(isUnknown ? [] : (part.sources ?? []))],
      context: { ...part.context, topic: 'facts', focus: product.id },
    };
  }
  if (inGeneral.test(part.text)) return isMostly ? { ...known, text: part.text.replace(inGeneral, `${said}\n\nIn general: `) } : part;
  if (notStated.test(part.text)) return { ...known, text: part.text.replace(notStated, found.quote) };
  if (found.share < mostly) return part;
  return {
    ...part,
    text: found.share >= wholly && !ofRecord.test(reading.said) ? beforeFirst(part.text, found.quote) : afterFirst(part.text, found.quote),
  };
}

/** Of several whose records are silent: what their pages say, where all say the same. */
async function ofEachPage({ shop, reading }: Asked, part: Part): Promise<Part> {
  const products = await Promise.all((part.products ?? []).map((id) => readProduct(shop, id)));
  const quotes = products.map((product) => (product ? pageAnswers(product, reading.text, reading.names)?.quote : null));
  const [quote] = quotes;
  if (!quote || quotes.some((other) => other !== quote)) return part;
  const text = `${linksTo(products.filter((product) => product !== null))}, each of them: ${quote}`;
  return { ...part, text, isUnanswered: false, offersPerson: false };
}

/** The one product that an answer is about, or that was asked about where the answer tells of none. */
async function productAsked(asked: Asked, part: Part): Promise<Product | null> {
  const { shop, reading, context, visitor } = asked;
  const topic = part.context?.topic;
  if (topic === 'facts') return part.products?.length === 1 && part.context?.focus ? readProduct(shop, part.context.focus) : null;
  if (!ofNoProduct.has(topic) || (topic !== 'advice' && !part.isUnanswered)) return null;
  if (reading.names.length > 0 || reading.sku !== null) {
    const meant = await productMeant(asked);
    return meant?.kind === 'one' ? meant.product : null;
  }
  const id = context.topic === null || context.focus === visitor.productId ? visitor.productId : reading.refersBack ? context.focus : null;
  return id ? readProduct(shop, id) : null;
}

/** The verdict stays first: 'Yes, it is sold for a kitchen'. */
function beforeFirst(text: string, quote: string): string {
  const [, name, rest] = /^(.{1,200}?\]\([^)]*\)): (.*)$/s.exec(text) ?? [];
  return name && rest && !verdict.test(rest) ? `${name}: ${quote} ${rest}` : afterFirst(text, quote);
}

function afterFirst(text: string, quote: string): string {
  const [first, ...others] = text.split('\n\n');
  return [`${first} ${quote}`, ...others].join('\n\n');
}
