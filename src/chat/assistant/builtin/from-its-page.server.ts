import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Guess } from '../understanding/classifier.ts';
import { productMeant } from './answers/facts.server.ts';
import { ofItsName, type PageAnswer, pageAnswers, pageAnswersAll, pageOpening } from './answers/page-answers.ts';
import { pageSays } from './answers/page-says.ts';
import { toldOf } from './answers/record.ts';
import { asksAbout, rangeSummary } from './answers/summary.ts';
import { gluedOrNot } from './glued-or-not.server.ts';
import { isGoods } from './is-goods.ts';
import { withOwnAnswers } from './own-answers-first.server.ts';
import type { Asked, Part } from './part.ts';
import { linksTo, linkTo, productSource } from './say.ts';

/** What the guide answers in general, and what nothing is known of. */
const ofNoProduct: ReadonlySet<string | null | undefined> = new Set(['advice', 'unclear', 'beyond', 'cutting', undefined]);
const inGeneral = /^[^.]{1,160} is [a-zA-Z -]+; in general: /;
const ofSeveral = /: (?:no record of them|neither record) (?:says|states) [^.]*\./;
const verdict = /^(?:Yes|No|With care|Not|Too|There|In stock|Slippery|“|Its page says)\b|^“/;
const ofReviews = /\breviews?\b|\bpeople (?:say|think)\b/;
/** In these words a record is asked. */
const ofRecord =
  /\b(?:thick\w*|size|wide|width|long|length|big|weigh\w*|heavy|colou?r|stock|price|cost|finish|cover\w*|box|pack|rating|warranty|sample|m2|made of)\b/;
const notStated = /Its record does not (?:say that|state [^.]*)\.(?: I will not guess: .*$)?/s;
/** 'what is in the kit', 'what is it for': how its page begins. */
const asksContents =
  /\bwhat(?:s| is| all is| do (?:i|you|we) get| comes)? (?:all )?(?:included )?(?:in|inside|with) (?:it|(?:the|this|your) (?:\w+ ){0,2}(?:kit|pack|set|bag))(?:(?: and)? (?:how much|what|price)\b.*)?$|\bwhat(?:s| is| are) in (?:the )?\{name\}(?: \w+)?(?: and .*)?$|\bwhat (?:does|do) (?:it|the kit) (?:come with|include|contain)|\bwhat(?:s| is| are| would (?:i|you) use) (?:it|this|they|these)(?: used| actually| meant)* for$|\b(?:is|are) there (?:an? |any )?\w+ in (?:it|the (?:kit|pack|set|bag))$|^how (?:do|does) (?:it|this|these|they)(?: \w+)? work$|^how (?:do|would|should) (?:i|you|we) use (?:it|this|these|them)(?: stuff| one)?$/;
const asksOfIt =
  /^(?:and |so |but )*(?:what(?:s| is| are) (?:the|its) (?!best|point|difference)|(?:is|are|does|do|has|have|can) (?:it|this|they|these|that)\b|(?:do|must|should|would|will) (?:i|we|you) (?:need|have) to \w+ (?:it|this|them|these)\b)/;
/** As much of a question as a sentence has to speak of, to be what answers it where something else does too. */
const [mostly, wholly] = [0.5, 0.99];
const ofColour = /\bcolou?r|\bwhite\b|\b(?:or|more) \w+$/;
const hardlyMeant = 0.3;
const mostLookedAt = 3;
const asksHow =
  /^(?:and |so |but )*(?:how (?:do|would|should|can) (?:i|you|we|one)|can (?:i|we|one|they|it)|what (?:do|would|should) (?:i|we|you))\b/;
/** Several of one name, of which nothing was told but what they cost. */
const onlyListed = /^\d of ours go by that name:\n\n\[[^\]]+\]\([^)]*\): (?:\*\*)?£/;
const isSummary = /^\[[^\]]+\]\([^)]*\): “/;

/**
 * The answer with the sentence of the product's page that speaks of what was asked: instead of 'its record does not say', before what the
 * guide says of all floors of its kind, after what its record says.
 */
export async function withItsPage(asked: Asked, part: Part, guesses: readonly Guess[]): Promise<Part> {
  const told = (await gluedOrNot(asked, part)) ?? (await toldByPage(asked, { ...part, text: generalOnce(part.text) }, guesses));
  return withOwnAnswers(asked, { ...told, text: verdictFirst(quotedOnce(told.text)) }, guesses[0]?.probability);
}

async function toldByPage(asked: Asked, part: Part, guesses: readonly Guess[]): Promise<Part> {
  if (ofSeveral.test(part.text)) return ofEachPage(asked, part);
  if (onlyListed.test(part.text) && part.context?.topic === 'facts') return ofEachPage(asked, part, true);
  if (part.context?.topic === 'facts' && !part.context.focus && !part.isUnanswered && (part.products?.length ?? 0) > 1)
    return withSharedPage(asked, part);
  if (part.context?.topic === 'delivery') return ofItsDelivery(asked, part);
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
  if (part.context?.topic === 'recommend')
    return found.matched > 1 && isMostly
      ? {
          ...known,
          text: said,
          products: [product.id],
          sources: [productSource(product)],
          context: { ...part.context, topic: 'facts', focus: product.id },
        }
      : part;
  if (ofNoProduct.has(part.context?.topic) || part.isUnanswered) {
    // 'can you cut this to size' asks it of the shop.
    if (!isMostly || (part.context?.topic === 'cutting' && (found.share < wholly || !asksHow.test(reading.said)))) return part;
    // What was only guessed to be meant says nothing beside it.
    const isUnknown =
      part.isUnanswered || asksContents.test(reading.said) || part.context?.topic !== 'advice' || (guesses[0]?.probability ?? 0) < hardlyMeant;
    return {
      ...known,
      text: isUnknown || isOfOther(product, part.text) ? said : part.calculation ? `${part.text}\n\n${said}` : `${said}\n\nIn general: ${part.text}`,
      products: [...new Set([product.id, ...(part.products ?? [])])],
      sources: [productSource(product), ...(isUnknown ? [] : (part.sources ?? []))],
      context: { ...part.context, topic: 'facts', focus: product.id },
    };
  }
  if (inGeneral.test(part.text)) {
    const general = part.text.replace(inGeneral, '');
    if (!isMostly) return part;
    return { ...known, text: isOfOther(product, general) ? said : `${said}\n\nIn general: ${general}` };
  }
  if (notStated.test(part.text)) return { ...known, text: part.text.replace(notStated, found.quote) };
  // What was asked is quoted already.
  if (found.share < mostly || (found.share < wholly && part.text.includes('Its page says'))) return part;
  if (isSummary.test(part.text) && !ofColour.test(reading.said)) return { ...part, text: said };
  // A list of what goes with it begins with another product.
  if (firstLinked(part.text) !== product.id) return { ...part, text: `${part.text}\n\n${said}` };
  return {
    ...part,
    text: found.share >= wholly && !ofRecord.test(reading.said) ? beforeFirst(part.text, found.quote) : afterFirst(part.text, found.quote),
  };
}

const firstLinked = (text: string) => /^(?:.*\n\n)??\[[^\]]+\]\(\/products\/([^)]+)\): /s.exec(text)?.[1] ?? null;

/** 'does it need glue', asked of the product and answered of its kind: what its own record says. */
function ofItsRecord({ reading }: Asked, product: Product, part: Part): PageAnswer | null {
  const isGeneral = inGeneral.test(part.text);
  if ((part.context?.topic === 'facts' && !isGeneral) || !(part.isUnanswered || isGeneral || asksOfIt.test(reading.said))) return null;
  // As it was written: 'is it pure wool' may be part of the name, and 'zinc' no word that is known.
  const known = toldOf(product, isGeneral ? { ...reading, said: reading.text } : reading).flatMap(({ isKnown, text }) => (isKnown ? [text] : []));
  const said = [...new Set(known)].join(' ');
  return said ? { sentence: said, quote: said, matched: 1, share: 1 } : null;
}

/** How a slab travels, before what is true of every order. */
async function ofItsDelivery({ shop, context, visitor, reading }: Asked, part: Part): Promise<Part> {
  const id = context.topic === null && reading.names.length === 0 ? visitor.productId : context.focus;
  const meant = reading.names.length > 0 ? await productMeant({ shop, context, visitor, reading } as Asked) : null;
  const product = meant?.kind === 'one' ? meant.product : id ? await readProduct(shop, id) : null;
  const page = product && pageSays(product, /\btravels\b/);
  return product && page ? { ...part, text: `${linkTo(product)}: ${page}\n\n${part.text}`, products: [product.id] } : part;
}

/** What the guide says of click floors is not said of one that lies loose or is stuck down. */
const isOfOther = ({ construction, category }: Product, general: string) =>
  (/^No: take the carpet\b/.test(general) && category !== 'Carpet') ||
  (/^A click floor that/.test(general) && /loose|glue/i.test(construction ?? '')) ||
  (/\bclick the rows\b/.test(general) && category === 'Vinyl & Lino');

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

/** Of several whose records are silent: what their pages say, where all say the same; of those that were only listed, what each says. */
async function ofEachPage({ shop, reading }: Asked, part: Part, isListed = false): Promise<Part> {
  const products = await readProducts(shop, part.products ?? []);
  const shared = sharedOf(products);
  if (asksAbout(reading.said) && products.length > 1) {
    const more = part.text.split('\n\n').find((paragraph) => paragraph.startsWith('There are '));
    return { ...part, text: [rangeSummary(products, shared?.description ?? ''), more].filter(Boolean).join('\n\n') };
  }
  const together = isListed && shared ? pageAnswersAll(shared, reading.text, onlyNaming(reading)) : null;
  const found = products.map((product) => together ?? pageAnswers(product, reading.text, onlyNaming(reading)));
  const quotes = found.map((one) => one?.quote);
  const [quote] = quotes;
  const known = { ...part, isUnanswered: false, offersPerson: false };
  if (quote && quotes.every((other) => other === quote)) return { ...known, text: `${linksTo(products)}, each of them: ${quote}` };
  if (!isListed || found.some((one) => !one || one.share < mostly)) return part;
  return { ...known, text: products.map((product, at) => `${linkTo(product)}: ${quotes[at]}`).join('\n\n') };
}

/** 'would the Causey slabs stand frost, and can they sit on gravel': after their records what all their pages say of it. */
async function withSharedPage({ shop, reading }: Asked, part: Part): Promise<Part> {
  const products = await readProducts(shop, (part.products ?? []).slice(0, mostLookedAt));
  const shared = products.length > 1 ? sharedOf(products) : null;
  const found = shared && !ofReviews.test(reading.said) ? pageAnswers(shared, reading.text, onlyNaming(reading)) : null;
  if (!found || part.text.includes(found.sentence) || (found.matched < 2 && found.share < wholly)) return part;
  return { ...part, text: afterFirst(part.text, found.quote) };
}

/** The sentences that the pages of all of them have. */
function sharedOf([first, ...others]: readonly Product[]): Pick<Product, 'name' | 'description'> | null {
  if (!first) return null;
  const sentences = first.description.split(/(?<=[.!?])\s+(?=[A-Z])/).filter((one) => others.every(({ description }) => description.includes(one)));
  return { name: first.name, description: sentences.join(' ') };
}

/** Words that only say which product is meant: not the grout or the underlay that is asked about. */
const onlyNaming = ({ describing, names, floor }: Asked['reading']) =>
  floor.some(isGoods) ? [] : describing.filter((word) => !names.includes(word));

function foundOf(asked: Asked, product: Product, part: Part): PageAnswer | null {
  const { said, text, told } = asked.reading;
  if (ofReviews.test(said)) return null;
  if (asksContents.test(said)) return pageOpening(product);
  return (
    ofItsRecord(asked, product, part) ??
    pageAnswers(product, text, onlyNaming(asked.reading)) ??
    (told ? pageAnswers(product, `${told} ${text}`, onlyNaming(asked.reading)) : null) ??
    (isSilent(part) ? ofItsName(product, text) : null)
  );
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
  // 'the graphite rib on stairs, which way do the ribs run': of that one, and not of floors for stairs.
  const isOfOne = topic === 'recommend' && reading.names.length > 0;
  if (!part.isUnanswered && topic !== 'advice' && topic !== 'cutting' && !isOfOne) return [];
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
