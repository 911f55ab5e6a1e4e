import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { readGuide } from '../../guide/guide.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, linkTo, productSource, sayPrice, sayStock } from '../say.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { adviceKind } from './guide.server.ts';
import { pageSays, pageSaysOfSupply } from './page-says.ts';

const asksCare =
  /\b(?:what|whats|which|how|hows|best way|right way)\b.*\b(?:clean(?:s|er|ed|ing)?|wash(?:ed|ing)?|mop(?:ped|ping)?|look after|looked after|care (?:for|of)|maintain\w*)\b|^(?:(?:and|so|any|have you|do you (?:do|have|sell)|got|a|an|is there|anything) )*(?:cleaner|something to clean|anything to clean)\b.*\b(?:for|with)\b/;
/** What came onto it, or how it is cleaned, is told elsewhere. */
const ofMore =
  /\b(?:stains?|wine|coffee|pee|urine|wax|gum|paint|scuffs?|marks?|haze|grout\w*|steam\w*|bleach|vinegar|scratch\w*|pressure|robot|before|adhesive|glue|limescale|rust|spill\w*|how (?:easy|hard|difficult|much|many|long)|easier|easiest|\{name\} clean)\b/;

/** The entry of the guide on how each kind is cleaned. */
const toldIn: Readonly<Record<string, string>> = {
  laminate: 'Cleaning laminate',
  lvt: 'Cleaning LVT and vinyl',
  vinyl: 'Cleaning LVT and vinyl',
  'safety vinyl': 'Cleaning LVT and vinyl',
  lino: 'Cleaning linoleum',
  'natural stone': 'Cleaning natural stone',
  porcelain: 'Cleaning tiles and grout',
  ceramic: 'Cleaning tiles and grout',
  carpet: 'Cleaning carpet',
  'engineered wood': 'Cleaning wood floors',
  'solid wood': 'Cleaning wood floors',
  bamboo: 'Cleaning wood floors',
};
const ownCare = /\b(?:mop|wash|wiped?|wipes (?:clean|off)|cleaned|bleach\w*|soap|broom|lime-?scale|drop of oil|afternoon’s care)\b/i;
const isOiled = ({ finish, description }: Product) => !/lacquer/i.test(`${finish}`) && /\boil/i.test(`${finish} ${description}`);

/** 'what do I clean the Gull Grey with': what its page says of it, how its kind is cleaned, and what we sell for that. */
export async function answerCareOf(asked: Asked): Promise<Part | null> {
  const { said, measured } = asked.reading;
  if (!asksCare.test(said) || ofMore.test(said) || measured.length > 0) return null;
  const meant = await floorsMeant(asked);
  const products = meant.length ? meant : await floorsShown(asked);
  const [first] = products;
  // 'which cleaner for wood floors': of a kind, where a cleaner is asked for.
  const [kind, ...others] = asked.reading.floor.filter((name) => !isGoods(name));
  const isOfKind = !first && kind !== undefined && !others.length && asked.reading.floor.includes('cleaner');
  const title = first ? toldIn[adviceKindOf(first) ?? ''] : isOfKind ? toldIn[adviceKind(kind)] : undefined;
  const entry = title ? (await readGuide()).entries.find((one) => one.title === title) : null;
  if (products.some((product) => toldIn[adviceKindOf(product) ?? ''] !== title)) return ofEachKind(products);
  if (!entry) return null;
  const pages = [...new Set(products.map((product) => pageSays(product, ownCare)))];
  const page = pages.length === 1 ? pages[0] : null;
  // What is made for oil is not for lacquer.
  const wanted = title === 'Cleaning wood floors' && !products.every(isOiled) ? [] : entry.goods;
  const goods = (await Promise.all(wanted.map((words) => ofWords(asked, words)))).flatMap((one) => one ?? []);
  const kept = [...new Map(goods.map((one) => [one.id, one])).values()];
  const none = !kept.length && /\b(?:sell|stock|have you|do you (?:do|have))\b/.test(said) ? 'We list no cleaner of our own for it.' : '';
  return {
    text: [
      `${first ? `${linksTo(products)}: ` : ''}${[page, entry.text].filter(Boolean).join(' ')}`,
      ...kept.map(sayGoods),
      none,
      `Source: ${entry.source}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: [...products, ...kept].map(({ id }) => id),
    sources: [guideSource(entry), ...[...products, ...kept].map(productSource)],
    suggestions: ['Can I use a steam mop on it?'],
    context: {
      topic: 'facts',
      focus: products.length === 1 ? (first?.id ?? null) : null,
      shown: (first ? products : kept).map(({ id }) => id),
      subject: first ? adviceKindOf(first) : null,
    },
  };
}

const mostShown = 4;

/** 'how do I clean them', of a list or of two that were compared. */
async function floorsShown({ reading, context, shop }: Asked): Promise<Product[]> {
  const isOfShown =
    !context.focus && context.shown.length > 1 && reading.floor.length === 0 && /\b(?:them|those|these|they|each|both)\b/.test(reading.said);
  const pages = isOfShown ? await readProducts(shop, context.shown.slice(0, mostShown)) : [];
  return pages.flatMap((page) => (page && adviceKindOf(page) ? [page] : []));
}

/** Of floors that are cleaned in different ways, each its own. Null where one of them is in no entry of the guide. */
async function ofEachKind(products: readonly Product[]): Promise<Part | null> {
  const { entries } = await readGuide();
  const told = Object.entries(Object.groupBy(products, (product) => toldIn[adviceKindOf(product) ?? ''] ?? '')).flatMap(([title, alike = []]) => {
    const entry = entries.find((one) => one.title === title);
    return entry ? [{ alike, entry }] : [];
  });
  if (!told.length || told.flatMap(({ alike }) => alike).length < products.length) return null;
  return {
    text: told.map(({ alike, entry }) => `${linksTo(alike)}: ${entry.text}`).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [...told.map(({ entry }) => guideSource(entry)), ...products.map(productSource)],
    suggestions: ['Which of them is the easiest to clean?'],
    context: { topic: 'facts', focus: null, shown: products.map(({ id }) => id) },
  };
}

async function ofWords({ shop }: Asked, words: string): Promise<Product | null> {
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Other'], words: words.split(' ').map((word) => [word]), limit: 1 }));
  return products[0] ? readProduct(shop, products[0].id) : null;
}

const sayGoods = (product: Product) =>
  [
    `For it we have ${linkTo(product)}, ${sayPrice(product)}, ${sayStock(product)}.`,
    product.stock < 1 ? pageSaysOfSupply(product) : pageSays(product, /\bfor an? \w+ (?:timber|wood\w*) floor\b/),
  ]
    .filter(Boolean)
    .join(' ');
