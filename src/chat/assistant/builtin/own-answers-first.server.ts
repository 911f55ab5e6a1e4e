import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { answerFactsAsked, productMeant } from './answers/facts.server.ts';
import { type PageAnswer, pageAnswers, pageAnswersAll } from './answers/page-answers.ts';
import { pageSays } from './answers/page-says.ts';
import { asksFact, toldOf } from './answers/record.ts';
import { fetchedToday } from './fetched-today.server.ts';
import { isGoods, isGoodsCategory } from './is-goods.ts';
import { namedByWords } from './named-by-words.server.ts';
import { ofTwoSizes } from './of-two-sizes.server.ts';
import type { Asked, Part } from './part.ts';
import { linksTo, linkTo, productSource } from './say.ts';
import { withProduct } from './with-product.ts';

/** What the guide or the search answered, where a product's own page may say it of that product. */
const ofAnything: ReadonlySet<string | null | undefined> = new Set(['advice', 'suitability', 'unclear', 'beyond', 'cutting', 'recommend', 'find', 'sundries', 'calculate', undefined]); // biome-ignore format: a list
const isSilent = (part: Part) => part.isUnanswered === true || /: no record of them says that\.|Its record does not (?:say|state)/.test(part.text);
const inGeneral = /^[^.]{1,160} is [a-zA-Z -]+; in general: /;
const showsSome =
  /\b(?:show|find|looking for|do you (?:have|sell|stock|do)|have (?:you|yous)|any(?:thing)?|recommend|suggest|which|what (?:else|other)|similar|like)\b/;
const hardlyMeant = 0.3;
const mostOf = 0.5;
const wholly = 0.99;
const mostGroups = 2;
const mostRead = 6;
const asksNeed = /\b(?:do|does|would|will|should) (?:i|we|you|it|they) (?:really |actually )?need\b|\bworth (?:it|buying|getting|having)\b/;
/** In these words a figure of the record is asked for, and nothing else. */
const asksFigure =
  /\bhow (?:heavy|thick)\b|\b(?:whats|what is|what are|what does|give me|need) (?:the |a |one )?(?:weight|thickness|wear layer|slip rating|ac rating|warranty|guarantee)\b|\bhow much does (?:a|one|each|the) \w+ (?:\w+ ){0,4}weigh\b|\bwhat does (?:a|one|each|the) \w+ (?:\w+ ){0,4}weigh\b/;
const asksCoverage = /\bhow (?:many|much) (?:m2|sq\w*|metres)|\bm2\b.*\b(?:roll|pack|bag|tub|bottle|box)\b|\b(?:does|do|cover) how (?:many|much)\b/;
const saysNeed = /\bworth every\b|\busual choice\b|\bessential\b|\bdo not skimp\b/i;

/**
 * The answer with what the pages of the products meant say of it put first: of those that a message names, of those that it calls by some
 * words of their names, of the one that was just shown. What is true in general follows.
 */
export async function withOwnAnswers(asked: Asked, part: Part, ofWhole = 0): Promise<Part> {
  const topic = part.context?.topic;
  const fetched = isSilent(part) ? await fetchedToday(asked) : null;
  if (fetched) return fetched;
  const sizes = await ofTwoSizes(asked);
  if (sizes) {
    // What the page of one says of the other belongs to it.
    const own = isSilent(part) || topic !== 'facts' ? '' : `\n\n${part.text}`;
    return { ...sizes, text: `${sizes.text}${own}` };
  }
  const figure = topic === 'facts' ? null : await figureAsked(asked, part);
  if (figure) return figure;
  if (!(topic === 'facts' || ofAnything.has(topic) || part.isUnanswered)) return part;
  const products = await productsMeant(asked, part);
  const isFound = topic === 'find' || topic === 'recommend' || topic === 'sundries' || topic === 'calculate';
  if (products.length === 0 || (isFound && topic !== 'calculate' && showsSome.test(asked.reading.said))) return part;
  const again = await askedOfIt(asked, part, products);
  const base = again ?? part;
  const shared = pageOfAll(products);
  const answer = shared ? answerOf(asked, { ...products[0], ...shared } as Product, base) : null;
  const own = isOfShown(asked, products) ? [] : products.map((product) => answerOf(asked, product, base)?.share ?? 0);
  if (answer && answer.share >= Math.max(mostOf, ...own)) {
    if (base.text.includes(answer.sentence)) return base;
    return together(base, [{ text: answer.quote, products }], ofWhole);
  }
  // What is said of several that are spoken of on is true of all of them.
  if (isOfShown(asked, products)) return base;
  const said = products.flatMap((product) => {
    const answer = answerOf(asked, product, base);
    return answer && answer.share >= (isFound ? wholly : mostOf) && !base.text.includes(answer.sentence)
      ? [{ product, text: answer.quote, share: answer.share }]
      : [];
  });
  if (said.length === 0) return base;
  const best = Math.max(...said.map(({ share }) => share));
  const groups = [
    ...Map.groupBy(
      said.filter(({ share }) => share === best),
      ({ text }) => text,
    ),
  ].slice(0, mostGroups);
  return together(
    base,
    groups.map(([text, of]) => ({ text, products: of.map(({ product }) => product) })),
    ofWhole,
  );
}

/** 'how heavy is a box of the Strand Charcoal, no lift here': the figure of its record that was asked for, where something else was told. */
async function figureAsked(asked: Asked, part: Part): Promise<Part | null> {
  const { reading } = asked;
  if (!asksFigure.test(reading.said) || reading.names.length === 0) return null;
  const meant = await productMeant(asked);
  if (meant?.kind !== 'one') return null;
  const told = toldOf(meant.product, { ...reading, said: asksFigure.exec(reading.said)?.[0] ?? '' }, false).filter(({ isKnown }) => isKnown);
  const text = told.map((one) => one.text).join(' ');
  if (!text || part.text.includes(told[0]?.text ?? '')) return null;
  return together(part, [{ text, products: [meant.product] }], 1);
}

/** What the page of one of them says; of goods that are doubted to be needed, what they are worth. */
function answerOf({ reading }: Asked, product: Product, part: Part): PageAnswer | null {
  const names = reading.floor.some(isGoods) ? [] : reading.describing.filter((word) => !reading.names.includes(word));
  const needed = asksNeed.test(reading.said) ? pageSays(product, saysNeed) : null;
  if (needed) return { sentence: needed, quote: needed, matched: 1, share: 1 };
  const found =
    pageAnswersAll(product, reading.text, names) ??
    (reading.told && !part.calculation ? pageAnswers(product, `${reading.told} ${reading.text}`, names) : null);
  // Half of two words is one that may be there by chance.
  return found && (found.matched > 1 || found.share >= wholly || isSilent(part) || !part.text.includes(linkTo(product))) ? found : null;
}

async function productsMeant(asked: Asked, part: Part): Promise<Product[]> {
  const { reading, context, shop } = asked;
  const read = (ids: readonly string[]) => readProducts(shop, ids.slice(0, mostRead));
  if (reading.names.length > 0 || reading.sku !== null) {
    const meant = await productMeant(asked);
    if (meant?.kind === 'one') return [meant.product];
    if (meant?.kind !== 'several') return [];
    return read(meant.products.map(({ id }) => id));
  }
  if (part.context?.topic === 'facts' && !isSilent(part)) return [];
  const called = await calledByWords(asked);
  if (called.length > 0) return called;
  // Of what was just shown only what nothing else answers.
  if (!(part.context?.topic === 'advice' || isSilent(part))) return [];
  if (isOfShown(asked, context.shown)) return read(context.shown);
  const [shown, ...others] = context.shown;
  const it = context.focus ?? (others.length === 0 ? shown : null);
  const product = it && reading.floor.length === 0 ? await readProduct(shop, it) : null;
  return product ? [product] : [];
}

/** 'underlay for laminate on a concrete floor', 'over old slate', 'tile straight on to boards': what lies below is no name of what goes on it. */
const withoutGround = (text: string) =>
  text
    .replace(/\bstraight (?=on|over|to\b|down)/g, ' ')
    .replace(
      /\b(?:on(?:to)?|over|on top of|above) (?:top of )?(?:(?:the|a|an|my|our|old|existing|bare|new|solid|quarry) )*(?:concrete|cement|screed|slab|slate|stone|marble|granite|limestone|terracotta|tiles?|tiling|timber|wood(?:en)?|oak|pine|boards?|floorboards?|chipboard|plywood|ply|lino|vinyl|laminate|carpet|parquet|grout|plaster)\b/g,
      ' ',
    );

/** 'the 20mm solid oak', 'levelling clips': a floor is only described, and not named, without its 'the'; beside goods that are asked for it is what they are for. */
async function calledByWords({ reading, shop }: Asked): Promise<Product[]> {
  const text = withoutGround(reading.text.toLowerCase());
  const isTheOne = /\b(?:the|your|that|this) (?!best|same|cheapest)/.test(text);
  const isOfSundry = reading.floor.some(isGoods);
  if (!isTheOne && !isOfSundry) return [];
  const found = (await namedByWords(shop, text)).filter(({ category }) => !isOfSundry || isGoodsCategory(category));
  return isTheOne ? found.filter(({ name }) => isTheOneCalled(text, name.toLowerCase())) : found;
}

/** Whether one of the words that follow 'the' is of the name. */
function isTheOneCalled(text: string, name: string): boolean {
  const own = new Set(name.split(/[^a-z0-9]+/));
  return [...text.matchAll(/\b(?:the|your|that|this) ((?:[a-z0-9-]+ ?){1,4})/g)].some(
    ([, after = '']) => after.split(/[^a-z0-9]+/).filter((word) => own.has(word) || own.has(word.replace(/s$/, ''))).length > 1,
  );
}

/** 'is there enough to sand', after what was told of several that go by one name. */
function isOfShown({ reading, context }: Asked, those: readonly unknown[]): boolean {
  const isNamed = reading.names.length + reading.floor.length + reading.measured.length > 0 || reading.sku !== null;
  return !isNamed && context.topic === 'facts' && context.focus === null && those.length > 1 && context.shown.length <= mostRead;
}

/** The sentences that the pages of all of several have; null of one. */
function pageOfAll([first, ...others]: readonly Product[]): Pick<Product, 'description'> | null {
  if (!first || others.length === 0) return null;
  const sentences = first.description.split(/(?<=[.!?])\s+(?=[A-Z])/).filter((one) => others.every(({ description }) => description.includes(one)));
  return { description: sentences.join(' ') };
}

/** The question asked once more of the one product that was called by words of its name, which nobody took for a name. */
async function askedOfIt(asked: Asked, part: Part, products: readonly Product[]): Promise<Part | null> {
  const [product, ...others] = products;
  const { reading } = asked;
  const topic = part.context?.topic;
  if (!product || others.length > 0 || reading.names.length > 0 || reading.sku !== null || part.context?.topic === 'facts') return null;
  if (topic === 'sundries' || topic === 'calculate') {
    const covers = asksCoverage.test(reading.said)
      ? toldOf(product, { ...reading, said: 'how much does it cover' }, false).filter(({ isKnown }) => isKnown)
      : [];
    return covers.length ? { ...part, text: `${linkTo(product)}: ${covers.map(({ text }) => text).join(' ')}\n\n${part.text}` } : null;
  }
  if (
    !(topic === 'advice' || topic === 'suitability' || isSilent(part)) ||
    /^(?:and |so )?\w*(?:which|what) (?:floor|underlay|tile)/.test(reading.said)
  )
    return null;
  if (!asksFact(reading.said) && reading.room.length + reading.condition.length === 0) return null;
  const named = {
    ...withProduct({ ...reading, floor: [], thickness: null, size: null }, product, ''),
    names: [],
    said: reading.said.replace('{mm} ', ''),
  };
  const told = toldOf(product, named, false).filter(({ isKnown }) => isKnown);
  if (told.length === 0 && reading.room.length + reading.condition.length === 0) return null;
  const facts = await answerFactsAsked({ ...asked, reading: named });
  if (!facts || facts.isUnanswered) return null;
  const isGeneral = part.context?.topic === 'advice' && !part.text.includes('we have [');
  return isGeneral ? { ...facts, text: `${facts.text}\n\nIn general: ${part.text}` } : facts;
}

type Group = { text: string; products: Product[] };

function together(part: Part, groups: readonly Group[], sureness: number): Part {
  const products = groups.flatMap((group) => group.products);
  const [first] = products;
  const own = groups
    .map(({ text, products: of }) => `${of.length > 1 ? `${linksTo(of)}, each of them` : of.map(linkTo).join('')}: ${text}`)
    .join('\n\n');
  const isNamedFirst = products.some(({ id }) => part.text.split('\n\n')[0]?.includes(`/products/${id})`));
  const isToldOf = part.context?.topic === 'facts' && !isSilent(part) && !inGeneral.test(part.text) && isNamedFirst;
  const isLeftOut = isSilent(part) || (part.context?.topic === 'advice' && sureness < hardlyMeant);
  // What we have for it is said, whatever is left out besides.
  const goods = isLeftOut && part.text.split('\n\n').find((paragraph) => paragraph.startsWith('For it we have '));
  const general = isLeftOut ? goods || '' : withoutClick(products, part.text.replace(inGeneral, ''));
  const isSearch = part.context?.topic === 'find' || part.context?.topic === 'sundries';
  const isOne = products.length === 1 && first !== undefined;
  return {
    ...part,
    text: isToldOf
      ? afterFirst(part.text, isOne ? (groups[0]?.text ?? '') : own, isOne)
      : part.calculation
        ? [general, own].filter(Boolean).join('\n\n')
        : [own, general && (isSearch || isLeftOut ? general : `In general: ${general}`)].filter(Boolean).join('\n\n'),
    isUnanswered: false,
    offersPerson: isSilent(part) ? false : (part.offersPerson ?? false),
    products: [...new Set([...products.map(({ id }) => id), ...(part.products ?? [])])],
    sources: [...products.map(productSource), ...(general ? (part.sources ?? []) : [])],
    context: { ...part.context, topic: 'facts', ...(isOne ? { focus: first.id } : { shown: products.map(({ id }) => id) }) },
  };
}

/** How boards are clicked together is not said of what lies loose or is stuck down; what else is said beside it stays. */
function withoutClick(products: readonly Product[], general: string): string {
  const isClicked = products.some((one) =>
    /click/i.test(`${one.name} ${one.construction} ${one.description} ${one.category}`.replace('Laminate', 'click')),
  );
  if (isClicked || !ofClick.test(general)) return general;
  const others = general.split('\n\n').filter((paragraph) => !ofClick.test(paragraph));
  return others.every((paragraph) => paragraph.startsWith('Source: ')) ? '' : others.join('\n\n');
}

const ofClick = /\bclick the rows\b|\bA click floor\b/;

function afterFirst(text: string, quote: string, isSame: boolean): string {
  const [first, ...others] = text.split('\n\n');
  return [isSame ? `${first} ${quote}` : `${first}\n\n${quote}`, ...others].join('\n\n');
}
