import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Guess } from '../understanding/classifier.ts';
import { productMeant } from './answers/facts.server.ts';
import { ofItsName, type PageAnswer, pageAnswers, pageOpening } from './answers/page-answers.ts';
import { toldOf } from './answers/record.ts';
import type { Asked, Part } from './part.ts';
import { linksTo, linkTo, productSource } from './say.ts';

/** What the guide answers in general, and what nothing is known of. */
const ofNoProduct: ReadonlySet<string | null | undefined> = new Set(['advice', 'unclear', 'beyond', undefined]);
const inGeneral = /^[^.]{1,160} is [a-zA-Z -]+; in general: /;
const ofSeveral = /: (?:no record of them|neither record) (?:says|states) [^.]*\./;
const verdict = /^(?:Yes|No|With care|Not|Too|There|In stock|Slippery|“|Its page says)\b|^“/;
/** In these words a record is asked. */
const ofRecord =
  /\b(?:thick\w*|size|wide|width|long|length|big|weigh\w*|heavy|colou?r|stock|price|cost|finish|cover\w*|box|pack|rating|warranty|sample|m2|made of)\b/;
const notStated = /Its record does not (?:say that|state [^.]*)\.(?: I will not guess: .*$)?/s;
/** 'what is in the kit', 'what is it for': how its page begins. */
const asksContents =
  /\bwhat(?:s| is| do (?:i|you|we) get| comes)? (?:included )?(?:in|inside|with) (?:it|the (?:kit|pack|set|bag))$|\bwhat (?:does|do) (?:it|the kit) (?:come with|include|contain)|\bwhat(?:s| is| are| would (?:i|you) use) (?:it|this|they|these)(?: used| actually| meant)* for$|^how (?:do|would|should) (?:i|you|we) use (?:it|this)$/;
const asksOfIt =
  /^(?:and |so |but )*(?:(?:is|are|does|do|has|have|can) (?:it|this|they|these|that)\b|(?:do|must|should|would|will) (?:i|we|you) (?:need|have) to \w+ (?:it|this|them|these)\b)/;
/** As much of a question as a sentence has to speak of, to be what answers it where something else does too. */
const [mostly, wholly] = [0.5, 0.99];
const ofColour = /\bcolou?r|\bwhite\b|\b(?:or|more) \w+$/;
const hardlyMeant = 0.3;
const mostLookedAt = 3;
const isSummary = /^\[[^\]]+\]\([^)]*\): “/;

/**
 * The answer with the sentence of the product's page that speaks of what was asked: instead of 'its record does not say', before what the
 * guide says of all floors of its kind, after what its record says.
 */
export async function withItsPage(asked: Asked, part: Part, guesses: readonly Guess[]): Promise<Part> {
  const told = await toldByPage(asked, { ...part, text: generalOnce(part.text) }, guesses);
  return { ...told, text: verdictFirst(quotedOnce(told.text)) };
}

async function toldByPage(asked: Asked, part: Part, guesses: readonly Guess[]): Promise<Part> {
  if (ofSeveral.test(part.text)) return ofEachPage(asked, part);
  const { reading } = asked;
  const [best] = (await productsAsked(asked, part))
    .flatMap((product) => {
      const found = foundOf(asked, product, part);
      return found ? [{ product, found }] : [];
    })
    .toSorted((a, b) => b.found.share - a.found.share);
  if (!best) return part;
  const { product, found } = best;
  if (part.text.includes(found.sentence)) return part;
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
  if (isSummary.test(part.text) && !ofColour.test(reading.said)) return { ...part, text: said };
  return {
    ...part,
    text: found.share >= wholly && !ofRecord.test(reading.said) ? beforeFirst(part.text, found.quote) : afterFirst(part.text, found.quote),
  };
}

/** 'does it need glue', asked of the product and answered of its kind: what its own record says. */
function ofItsRecord({ reading }: Asked, product: Product, part: Part): PageAnswer | null {
  const isGeneral = inGeneral.test(part.text);
  if ((part.context?.topic === 'facts' && !isGeneral) || !(part.isUnanswered || isGeneral || asksOfIt.test(reading.said))) return null;
  // As it was written: 'is it pure wool' may be part of the name, and 'zinc' no word that is known.
  const known = toldOf(product, isGeneral ? { ...reading, said: reading.text } : reading).flatMap(({ isKnown, text }) => (isKnown ? [text] : []));
  const said = [...new Set(known)].join(' ');
  return said ? { sentence: said, quote: said, matched: 1, share: 1 } : null;
}

/** What the guide says stands after what is said of the product, and only there. */
function generalOnce(text: string): string {
  const [first = '', ...others] = text.split('\n\n');
  if (!others.some((other) => other.endsWith(`; in general: ${first}`) || other === `In general: ${first}`)) return text;
  const rest = others[0]?.startsWith('Source: ') ? others.slice(1) : others;
  const own = rest.findIndex((one) => /^\[[^\]]+\]\([^)]*\)(?::| is )/.test(one));
  return own < 0 ? rest.join('\n\n') : [...rest.slice(own), ...rest.slice(0, own)].join('\n\n');
}

/** A quotation is said once. */
function quotedOnce(text: string): string {
  const said = new Set<string>();
  return text.replace(/ ?Its page says: “[^”]*”/g, (quote) => {
    const isSaid = said.has(quote.trim());
    said.add(quote.trim());
    return isSaid ? '' : quote;
  });
}

/** 'Its page says: “…” Yes: it has the barrier': the yes first. */
function verdictFirst(text: string): string {
  return text.replace(/^(.{1,200}?\]\([^)]*\): )(Its page says: “[^”]*”) ((?:Yes|No|Not|With care)\b[^\n]*)/, '$1$3 $2');
}

/** Of several whose records are silent: what their pages say, where all say the same. */
async function ofEachPage({ shop, reading }: Asked, part: Part): Promise<Part> {
  const products = await Promise.all((part.products ?? []).map((id) => readProduct(shop, id)));
  const quotes = products.map((product) => (product ? pageAnswers(product, reading.text)?.quote : null));
  const [quote] = quotes;
  if (!quote || quotes.some((other) => other !== quote)) return part;
  const text = `${linksTo(products.filter((product) => product !== null))}, each of them: ${quote}`;
  return { ...part, text, isUnanswered: false, offersPerson: false };
}

function foundOf(asked: Asked, product: Product, part: Part): PageAnswer | null {
  const { said, text, names, describing } = asked.reading;
  if (asksContents.test(said)) return pageOpening(product);
  const besides = describing.filter((word) => !names.includes(word));
  return ofItsRecord(asked, product, part) ?? pageAnswers(product, text, besides) ?? (isSilent(part) ? ofItsName(product, text) : null);
}

const isSilent = (part: Part) => part.isUnanswered === true || inGeneral.test(part.text) || notStated.test(part.text);

/** The one product that an answer is about, or those that were asked about where the answer tells of none. */
async function productsAsked(asked: Asked, part: Part): Promise<Product[]> {
  const { shop, reading, context, visitor } = asked;
  const topic = part.context?.topic;
  const read = async (id: string | null | undefined) => {
    const product = id ? await readProduct(shop, id) : null;
    return product ? [product] : [];
  };
  if (topic === 'facts') return read(part.context?.focus);
  if (!ofNoProduct.has(topic) || (topic !== 'advice' && !part.isUnanswered)) return [];
  if (reading.names.length > 0 || reading.sku !== null) {
    const meant = await productMeant(asked);
    if (meant?.kind === 'one') return [meant.product];
    return meant?.kind === 'several' && meant.products.length <= mostLookedAt
      ? (await Promise.all(meant.products.map(({ id }) => read(id)))).flat()
      : [];
  }
  return read(context.topic === null || context.focus === visitor.productId ? visitor.productId : reading.refersBack ? context.focus : null);
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
