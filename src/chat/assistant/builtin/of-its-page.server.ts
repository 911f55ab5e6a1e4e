import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Answer } from '../assistant.ts';
import { wordsOf } from '../reading/tidy.ts';
import { answerGoodsFor } from './answers/goods-for-product.server.ts';
import { noUnderlay } from './answers/no-underlay.ts';
import { asksOfTheSum } from './answers/of-the-sum.server.ts';
import { productsOfIt } from './answers/own-record.server.ts';
import { pageSaysOfSupply } from './answers/page-says.ts';
import type { PageTopic } from './answers/page-topic.ts';
import { type Asking, askings, wordsOfName } from './clauses-of-page.ts';
import { adviceKindOf } from './kind-of.ts';
import { namedByWords } from './named-by-words.server.ts';
import type { Asked, Part } from './part.ts';
import { othersOfRange } from './range-of.server.ts';
import { linksTo, linkTo, productSource, reachUs } from './say.ts';
import { isSumWithGoods } from './sum-with-goods.ts';

/** Several are spoken of, or others than the one that is. */
const ofOthers =
  /\b(?:which|another|others?|else|similar|instead|cheaper|cheapest|dearer|both|compared?|versus|vs|difference|than|(?:do|have) (?:you|yous|ye) (?:do|sell|have(?! to)|stock|got)|show|looking for|looking to|recommend|suggest|best|or the)\b|\bany (?!left|underlay|oil|reviews|glue|good|water)/;
/** 'do I need underlay, and which', 'lifted and used in another office', 'what other colours': asked of it all the same. */
const isOfMore = ({ name, isOfRange }: PageTopic) => isOfRange || name === 'underlay' || name === 'lift';
const mostTopics = 5;
const mostShown = 6;

const edges: ReadonlySet<string> = new Set(['stair nosing', 'tile trim', 'ramp bar']);

/**
 * What is asked of one product in so many words, each answered from its record and its page: 'what is a box and how many m² is that', 'glue or
 * click, and do I have to oil it'. Null where something else is asked as well, or it is not known which one is meant.
 */
export async function answerOfItsPage(asked: Asked, message: string): Promise<Part | null> {
  const text = message.toLowerCase();
  if (asked.reading.measured.length > 0 || asksOfTheSum(asked) || isSumWithGoods(asked)) return null;
  const products = await productsAsked(asked, text);
  const [first] = products;
  // 'a stair nosing that works with the Slipway' is not asked of the plank.
  if (!first || (first.category !== 'Trims & Accessories' && asked.reading.floor.some((name) => edges.has(name)))) return null;
  const all = askings(asked, products, text);
  // 'what other colours' is asked of its range; 'which others are waterproof' of others.
  if (all.some(({ clause, topics }) => ofOthers.test(clause) && !topics.some(isOfMore))) return null;
  const topics = all.flatMap((one) => one.topics);
  if (!topics.length || all.some(({ isWhole }) => !isWhole) || topics.length > mostTopics) return null;
  if (topics.every(({ isOften }) => isOften) && all.length < 2) return null;
  // 'does it come in grey too' of what was looked for: of all of that.
  if (asked.context.topic === 'find' && !asked.reading.names.length && topics.some(({ isOfRange }) => isOfRange)) return null;
  const others = topics.some(({ isOfRange }) => isOfRange) ? await rangeOf(asked, first, products) : [];
  const told = toldAlike(products, all, asked, others);
  return told === null ? null : withUnderlays(asked, products, topics, partOf(asked, products, told));
}

/** The answer with what it leaves out of what was asked of the one product in so many words, where something else was asked besides. */
export async function withRestOfPage(asked: Asked, message: string, part: Answer): Promise<Answer> {
  const text = message.toLowerCase();
  if (asked.reading.measured.length > 0) return part;
  const products = await productsAsked(asked, text);
  const [product] = products;
  if (!product || products.length > 1 || !part.products.includes(product.id)) return part;
  const all = askings(asked, products, text);
  const isOfIt = ({ clause, topics }: Asking) => topics.every(({ name, isOfRange }) => isPlain.has(name) && (isOfRange || !ofOthers.test(clause)));
  // 'how heavy is a box, can I lift it' is of the box.
  const isOfBox = ({ topics }: Asking) => /\b(?:heavy|weigh\w*)\b/.test(text) && topics.some(({ name }) => name === 'lift');
  const known = all.filter((one) => one.isWhole && isOfIt(one) && !isOfBox(one));
  if (known.length === 0 || known.length === all.length) return part;
  const others = known.some(({ topics }) => topics.some(({ isOfRange }) => isOfRange)) ? await rangeOf(asked, product, products) : [];
  const left = byTopic(known).flatMap(({ topic, clause }) => {
    const said = topic.say(product, clause, asked.reading, others);
    const [first, ...rest] = said ? sentencesOf(said) : [];
    return first && !isTold(first, part.text) ? [[first, ...rest.filter((one) => !part.text.includes(one))].join(' ')] : [];
  });
  return left.length ? { ...part, text: `${part.text}\n\n${linkTo(product)}: ${left.join(' ')}`, isUnanswered: false } : part;
}

/** What a record says in figures, or by yes or no. */
const isPlain: ReadonlySet<string> = new Set([
  'price',
  'pack',
  'pair',
  'finish',
  'water',
  'how laid',
  'lift',
  'guarantee',
  'reviews',
  'stock',
  'record',
  'so many boxes',
  'sizes',
  'in a size',
  'sheen',
  'comes with',
]);

/** Whether a text says the same: each of its figures, else the sentence itself. */
function isTold(sentence: string, text: string): boolean {
  const figures = sentence.match(/£?\d[\d.,]*/g) ?? [];
  return figures.length ? figures.every((one) => text.includes(one)) : text.includes(sentence.replace(/^(?:Yes|No)[,:.] /, ''));
}

/** With the underlays that go below it, where whether it has one of its own was asked and it takes another. */
async function withUnderlays(asked: Asked, products: readonly Product[], topics: readonly PageTopic[], part: Part): Promise<Part> {
  const [first] = products;
  if (!first || products.length > 1 || noUnderlay(first) || topics.every(({ name }) => name !== 'underlay')) return part;
  const reading = { ...asked.reading, names: [], floor: ['underlay'], said: 'what underlay for it', refersBack: true };
  const goods = await answerGoodsFor({ ...asked, reading, context: { ...asked.context, focus: first.id } });
  const lines = goods?.products?.length && goods.products.length > 1 ? goods.text.split('\n\n').filter((line) => !part.text.includes(line)) : [];
  return lines.length ? { ...part, text: [part.text, ...lines].join('\n\n'), products: goods?.products ?? [] } : part;
}

/** The product that is named, open or spoken of; of a range that is named, all of it. */
async function productsAsked(asked: Asked, text: string): Promise<Product[]> {
  const known = await productsOfIt(asked);
  if (known.length || asked.reading.names.length) return known;
  const named = asked.context.focus === null && asked.visitor.productId === null ? await namedByWords(asked.shop, text) : [];
  const said = ` ${wordsOf(text).join(' ')} `;
  return named.length === 1 ? named.filter(({ name }) => hasOfName(said, name)) : [];
}

/** 'blond oak parquet': three words of the name, in the order of the name. */
function hasOfName(said: string, name: string): boolean {
  const words = wordsOf(name.toLowerCase());
  return words.some((_, at) => at + wordsOfName <= words.length && said.includes(` ${words.slice(at, at + wordsOfName).join(' ')} `));
}

/** What all of them say to all that is asked, in the order in which it is asked; null where they differ, or one says nothing. */
function toldAlike(products: readonly Product[], all: readonly Asking[], { reading }: Asked, others: readonly Product[]): string | null {
  const told = products.map((product) => {
    const said = byTopic(all).map(({ topic, clause }) =>
      topic.say(
        product,
        clause,
        reading,
        others.filter(({ id }) => id !== product.id),
      ),
    );
    return said.some((one) => !one) ? null : onceEach(said as string[]);
  });
  const [opening] = told;
  return opening && told.every((one) => one === opening) ? opening : null;
}

/** 'water resistant? how long can water sit on it': one thing, asked in two clauses. */
function byTopic(all: readonly Asking[]): { topic: PageTopic; clause: string }[] {
  const clauses = new Map<PageTopic, string[]>();
  for (const { clause, topics } of all) for (const topic of topics) clauses.set(topic, [...(clauses.get(topic) ?? []), clause]);
  return [...clauses].map(([topic, said]) => ({ topic, clause: said.join(' ') }));
}

/** The sentences of what is said, a quotation of the page being one. */
const sentencesOf = (text: string) =>
  text.includes('](/products/') ? [text] : (text.match(/Its page says: “[^”]*”|[^“]+?\.(?= |$)/g)?.map((one) => one.trim()) ?? [text]);

/** The others of its range, with their pages; of a range that was named, all of it. */
async function rangeOf({ shop }: Asked, first: Product, named: readonly Product[]): Promise<Product[]> {
  const lastWord = ({ name }: { name: string }) => name.split(' ').findLast((word) => !/\d/.test(word));
  const others = (await othersOfRange(shop, first)).filter((one) => lastWord(one) === lastWord(first));
  const pages = await Promise.all(others.map(({ id }) => named.find((one) => one.id === id) ?? readProduct(shop, id)));
  return [...(named.length > 1 ? [first] : []), ...pages.flatMap((page) => page ?? [])];
}

/** A sentence, or a quotation of the page, that was said already is left out. */
const onceEach = (said: readonly string[]) => [...new Set(said.flatMap(sentencesOf))].join(' ');

/** The yes or no first, then which they are. */
function ofEach(products: readonly Product[], told: string): string {
  const [opening = '', verdict] = /^(Yes|No)[:.] /.exec(told) ?? [];
  return `${verdict ? `${verdict}. ` : ''}${linksTo(products)}, each of them: ${told.slice(opening.length)}`;
}

const unknown = /\bdoes not state\b|\bI do not have in writing\b|\bneither its record nor its page says\b/;

function partOf(asked: Asked, products: readonly Product[], told: string): Part {
  const { context, settings } = asked;
  const [first] = products;
  const linked = [...new Set([...told.matchAll(/\/products\/([\w-]+)\)/g)].flatMap(([, id]) => id ?? []))].slice(0, mostShown);
  const one = products.length === 1 ? first : undefined;
  const [only, ...more] = linked.filter((id) => id !== one?.id);
  const isUnknown = unknown.test(told);
  const isOut = one && one.stock < 1 && context.focus !== one.id && !/\bout of stock\b/.test(told);
  return {
    text: [
      one || linked.length ? `${one && !told.startsWith(`Yes: ${linkTo(one)}`) ? `${linkTo(one)}: ` : ''}${told}` : ofEach(products, told),
      isOut ? `It is out of stock at the moment. ${pageSaysOfSupply(one) ?? ''}`.trim() : '',
      isUnknown ? `For the rest ${reachUs(settings)}.` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: linked.length ? linked : products.map(({ id }) => id),
    sources: products.map(productSource),
    ...(isUnknown ? { offersPerson: true } : {}),
    suggestions: [],
    context: {
      topic: 'facts',
      // 'does it come in grey', and then 'is that one in stock': the grey one.
      focus: only && !more.length ? only : (one?.id ?? null),
      shown: linked.length ? linked : products.map(({ id }) => id),
      subject: first ? adviceKindOf(first) : null,
      before: context.focus === one?.id ? context.before : context.focus,
    },
  };
}
