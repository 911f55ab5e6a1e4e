import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { type Guide, readGuide } from '../../guide/guide.server.ts';
import type { Guess } from '../../understanding/classifier.ts';
import { asksWhatIsCovered } from '../guarantee-asked.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import { kindsSpokenOf } from '../kinds-spoken-of.server.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, productSource } from '../say.ts';
import { guideKindOf, searchGuideFor } from '../search-guide.server.ts';
import { sayByKind } from './by-kind.ts';
import { answerFactsAsked } from './facts.server.ts';
import { whetherTheyFit } from './fitting-goods.server.ts';
import { answerEntry, answerSuitability, placesOf } from './guide.server.ts';
import { lineFor, placesAsked } from './places-said.ts';
import { answerSeveral, sayOfOne } from './product.ts';
import { asksFact } from './record.ts';
import { toldInSoManyWords } from './said-of-each.ts';
import { saidOfDrawback } from './verdict-openings.ts';

const lead = '^(?:(?:and|so|but|ok|okay|right|then|grand|lovely|great|just|also|well|yeah|yes|cool|nice|hmm|sorry|oh) )*';
const it = '(?:it|they|this|that|these|those|them)';
const short: readonly RegExp[] = [
  `(?:is|are|isnt|arent|would|will|wont|can|could|does|do|doesnt|dont|has|have|should) (?:${it}|any of (?:them|those|these)|(?:the )?(?:floor|boards|planks|tiles)|(?:all|both) of (?:them|those|these))\\b`,
  '(?:(?:is|are) there |have they |any |whats the |what is the |what )?(?:(?:a|an|any|sort of|kind of|what|the) )*(?:guarantee|warranty)\\b',
  '(?:is it |are they )?(?:ok|okay|alright|all right|good|fine|grand|safe|suitable|suited|happy|any good|any use) (?:for|with|in|on|over|under|near|round|around|to|if)\\b',
  '(?:goes?|works?|fits?|suits?|stands?|takes?|lasts?|copes?|do|does|holds?) (?:up )?(?:(?:well|ok|alright) )?(?:over|on|with|in|under|round|onto|outside|to)\\b',
  `(?:can|could|may|should|do|would) (?:i|we|you) (?:(?:\\w+ ){1,2})?${it}\\b`,
  `(?:whats|what is|what are) (?:the|their) (?:slip|r|anti slip|non slip) ratings?(?: like)?(?: (?:on|of|for|with) ${it})?(?: of those)*$`,
  '(?:what|how) (?:heavy|big|many|much|thick|wide|long|size|weight) (?:(?:tiles|planks|boards|pieces|m2) )?(?:is|are|does|do|in|come in|comes in) (?:a|each|one|the) (?:box|tile|plank|board|pack|roll|piece)\\b',
  `(?:what|how (?:much|heavy|thick|big|wide|long|hard|easy|noisy|warm|tough)) (?:do|does|is|are|would|will) ${it}\\b`,
].map((one) => new RegExp(`${lead}${one}`)); // biome-ignore format: a list
/** Others are asked for, or one of them. */
const others =
  /\b(?:which|cheaper|dearer|cheapest|else|other|another|instead|than|or|show|find|come (?:in|bigger|wider|smaller)|to (?:come|arrive|get (?:it|them|here))|deliver\\w*|arrive|here|one|like|match\w*)\b/;
/** 'is it glued or click' asks for no other floor. */
const gluedOrClick =
  /\b(?:click\w*|glued?|stuck|loose|float\w*)(?: down| together)? or (?:(?:is|are|does|do) (?:it|they|you|i|we) )?(?:have to )?(?:click\w*|glued?|stuck|stick|loose|float\w*)\b/;
const ofList: ReadonlySet<string | null> = new Set(['find', 'calculate', 'compare', 'facts', 'stock', 'samples', 'price', 'recommend']);
/** What is asked of a product's record, whatever the shop has in writing of it at large. */
const ofRecord: ReadonlySet<string> = new Set(['facts', 'stock', 'warranty', 'suitability', 'advice', 'unclear']);
const [mostWords, mostRead, mostKinds] = [10, 4, 3];
const [surelyMeant, surelyOfService, isEntry] = [0.3, 0.6, 0.6];
const silent = /^Its record does not (?:say|state)/;

/**
 * 'goes over underfloor heating yeah?', 'is that hard to clean', 'is there a guarantee', of what was just shown and without its name: what
 * the record and the page of each say, once where they agree; else what is true of the one kind that they are. Null where nothing of them is asked.
 */
export async function answerAskedOfShown(asked: Asked, guesses: readonly Guess[]): Promise<Part | null> {
  if (!isOfShown(asked, guesses) || asksWhatIsCovered(asked)) return null;
  const { context, shop } = asked;
  if (context.topic === 'recommend') return ofKindsRecommended({ ...asked, reading: withGuessed(asked, guesses) });
  const ids = context.focus ? [context.focus] : context.shown.slice(0, mostRead);
  const products = await readProducts(shop, ids);
  const [first] = products;
  if (!first) return null;
  const reading = { ...withGuessed(asked, guesses), refersBack: true };
  const inWords = products.map((product) => [product.id, toldInSoManyWords(asked, product)] as const);
  if (products.length > 1 && inWords.every(([, said]) => said.length > 0)) return answerSeveral(products, 'facts', new Map(inWords), false);
  const isOfThem = asksFact(reading.said) || placesAsked(reading).length > 0;
  if (!isOfThem) return ofTheirKinds(asked, products);
  const fitting = products.some(adviceKindOf) ? null : whetherTheyFit(products, { places: placesAsked(reading), kinds: [], mm: null });
  if (fitting) return { ...answerSeveral(products, 'facts', new Map(), false), text: fitting };
  const guide = await readGuide();
  const told = products.map((product) => {
    const { said, sources } = sayOfOne(product, reading, guide);
    return { product, said: withDrawback(product, reading, guide, said), sources };
  });
  const known = told.map(({ said }) => said.filter((one) => !silent.test(one)));
  if (known.every((said) => !said.length)) return ofTheirKinds(asked, products);
  if (told.length === 1) return answerFactsAsked({ ...asked, reading });
  const part = answerSeveral(
    products,
    'facts',
    new Map(told.map(({ product }, at) => [product.id, known[at]?.length ? known[at] : ['Its record does not say that.']])),
    false,
  );
  return {
    ...part,
    sources: [...(part.sources ?? []), ...told.flatMap(({ sources }) => sources)],
    context: { ...part.context, subject: guideKindOf(first), before: context.focus },
  };
}

function isOfShown({ reading, context, visitor }: Asked, [guess]: readonly Guess[]): boolean {
  const { said, names, sku, ordinals, measured, floor, colour, species, look, style, size, price, sort, boxes, place } = reading;
  const isNamed = [names, ordinals, measured, floor, colour, species, look, style].some((list) => list.length > 0);
  const isWish = isNamed || [sku, size, price, sort, boxes, place].some((one) => one !== null && one !== undefined);
  const isOpen = visitor.productId !== null && context.focus === null;
  const isOfService = guess?.kind === 'task' && !ofRecord.has(guess.name) && guess.probability >= surelyOfService;
  return (
    !isWish &&
    !isOpen &&
    !isOfService &&
    ofList.has(context.topic) &&
    (context.focus !== null || context.shown.length > 0) &&
    said.split(' ').length <= mostWords &&
    !others.test(said.replace(gluedOrClick, 'click')) &&
    short.some((shape) => shape.test(said))
  );
}

/** 'would it dent easily': yes or no first, where the guide says of its kind only what to do about it. */
function withDrawback(product: Product, reading: Asked['reading'], guide: Guide, [first = '', ...others]: readonly string[]): string[] {
  const lines = placesAsked(reading).flatMap((where) => lineFor(product, where, guide) ?? []);
  const line = lines.find(({ why, verdict }) => why === first && verdict !== 'yes');
  const drawback = line ? saidOfDrawback(reading.said, [line]) : null;
  return [drawback ?? first, ...others].filter(Boolean);
}

/** 'is it noisy though' after what suits a hall: of each of the kinds that were named there. */
async function ofKindsRecommended(asked: Asked): Promise<Part | null> {
  const places = placesOf(asked.reading);
  const kinds = places.length ? await kindsSpokenOf(asked) : [];
  return kinds.length > 1 ? answerSuitability(asked, kinds, places) : null;
}

/** 'will it stand the sun': the place that is meant, where no word names it. */
function withGuessed({ reading }: Asked, [guess]: readonly Guess[]): Asked['reading'] {
  if (asksFact(reading.said) || placesAsked(reading).length || guess?.kind !== 'place' || guess.probability < surelyMeant) return reading;
  return /^[A-Z]/.test(guess.name) ? { ...reading, room: [guess.name] } : { ...reading, condition: [guess.name] };
}

/** What the guide says of their kinds, said of them by name, once where it is the same of all; null where it says nothing of one. */
async function ofTheirKinds({ shop, reading }: Asked, products: readonly Product[]): Promise<Part | null> {
  const all = [...new Set(products.map(guideKindOf))].length === 1 ? guideKindOf : adviceKindOf;
  const groups = [...Map.groupBy(products, all)];
  const found = await Promise.all(groups.map(([kind]) => (kind ? searchGuideFor(shop, reading.text, kind) : null)));
  const said = groups.flatMap(([kind, same], at) => {
    const one = found[at];
    return kind && one && one.score >= isEntry && (one.entry.page !== 'terms' || reading.asks.meaning) ? [{ kind, same, entry: one.entry }] : [];
  });
  const [first] = said;
  if (!first || said.length < groups.length || said.length > mostKinds) return null;
  const parts = said.map(({ kind, same, entry }) => {
    const part = answerEntry(entry, 'facts', kind);
    const told = sayByKind(entry, reading, kind);
    return { ...part, text: `${sayWhatTheyAre(same, kind)}: ${told ?? part.text}` };
  });
  return {
    ...parts[0],
    text: parts.map(({ text }) => text).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [...products.map(productSource), ...parts.flatMap(({ sources = [] }) => sources)],
    context: {
      topic: 'facts',
      subject: first.kind,
      shown: products.map(({ id }) => id),
      focus: products.length === 1 ? (products[0]?.id ?? null) : null,
      awaits: products.length > 1 ? 'product' : null,
    },
  };
}

/** 'A and B are both laminate'. */
function sayWhatTheyAre(products: readonly Product[], kind: string): string {
  const are = products.length === 1 ? 'is' : products.length === 2 ? 'are both' : 'are all';
  return `${linksTo(products)} ${are} ${sayKindInside(kind)}`;
}
