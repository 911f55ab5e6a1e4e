import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import { comparisonOf } from '#catalogue/comparison.ts';
import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import { readGuide } from '../../guide/guide.server.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import { sold } from '../../reading/words/floors.ts';
import { adviceKindOf, sayKind, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productSource, sayPrice } from '../say.ts';
import { searchDifference, searchGuide, searchGuideFor } from '../search-guide.server.ts';
import { sayHowBuilt } from './built-differently.ts';
import { sayByKind } from './by-kind.ts';
import { answerFactsAsked } from './facts.server.ts';
import { answerEntry, answerSuitability, placesOf } from './guide.server.ts';
import { answerConstructions, answerKinds, answerMerit } from './kinds-compared.server.ts';
import { pageLine } from './page-says.ts';
import { isOfExtremes, productsCompared } from './products-compared.server.ts';
import { sayRanges } from './ranges-compared.server.ts';
import { saySameButFor } from './same-but-for.ts';
import { amountOfFirst } from './suggested.ts';
import { sumsFor } from './sums.server.ts';
import { twoThicknesses } from './told-by-thickness.server.ts';
import { sayWhyDearer } from './why-dearer.ts';

const mostCompared = 4;
const asksDifference = /\bdiffer\w*\b|\bodds\b/;
const told = [
  'Price of a m²',
  'Stock',
  'Rating',
  'Thickness',
  'Water resistance',
  'AC rating',
  'Wear layer',
  'Slip rating',
  'Underfloor heating',
  'Warranty',
  'Material',
  'Wood type',
  'Construction',
  'Plank size',
  'Tile size',
  'Coverage of one',
];

/** 'Which is better', of products by name, of those shown, of the one on the page and another, or of kinds of floor. */
export async function answerCompare(asked: Asked): Promise<Part> {
  const { reading, context } = asked;
  const ofWoods = await answerAgainstWood(asked);
  if (ofWoods) return ofWoods;
  // 'two big dogs, is carpet daft or would Rough and Tumble stand up to it': whether the one range does, and no two colours of it.
  const ofOne = isOfOneRange(reading) ? await answerFactsAsked(asked) : null;
  if (ofOne) return ofOne;
  const ids = await productsCompared(asked);
  const compared = ids.length > 1 ? await answerComparison(asked, ids) : await answerAgainstKind(asked, ids[0]);
  if (compared) return compared;
  const thicknesses = await ofTwoThicknesses(asked);
  if (thicknesses) return thicknesses;
  const constructions = await answerConstructions(asked);
  if (constructions) return constructions;
  const own = reading.floor.length === 1 && reading.refersBack ? await kindOfIt(asked) : null;
  const kinds = own ? [own, ...reading.floor] : reading.floor;
  const merit = kinds.length === 2 ? await answerMerit(asked, kinds) : null;
  if (merit) return merit;
  const between = own ? await searchGuideFor(asked.shop, `${sayKind(own)} or ${reading.floor.join(' ')}`, own) : null;
  const places = placesOf(reading);
  const isOfBoth = !places.length || asksDifference.test(reading.said);
  const ofBoth = kinds.length === 2 && isOfBoth && !own ? await searchDifference(asked.shop, kinds) : null;
  if (ofBoth) return ofEntry(asked, ofBoth);
  const found = between ?? (await searchGuide(asked));
  const verdict = kinds.length > 1 && placesOf(reading).length ? await answerSuitability(asked, kinds, placesOf(reading)) : null;
  if (found && found.score > 0.62) {
    const entry = ofEntry(asked, found.entry);
    return verdict ? { ...entry, text: `${entry.text}\n\n${verdict.text}` } : entry;
  }
  if (verdict) return verdict;
  if (kinds.length < 2) return compareWhat(asked);
  const ofTalk = places.length ? places : placesOf(context.wish ?? reading);
  return (await answerSuitability(asked, kinds, ofTalk)) ?? (await answerKinds(asked, kinds)) ?? compareWhat(asked);
}

const orWould = /\bor (?:would|will|is|are|does|do|could|should)\b/;
const isOfOneRange = ({ names, floor, said, ...reading }: Asked['reading']) =>
  names.length > 0 && floor.length === 1 && placesOf(reading).length > 0 && orWould.test(said) && !/\bthan\b|\bcompar|\bdiffer/.test(said);

/** An entry on two kinds, beginning with what holds for the room that was named. */
function ofEntry({ reading }: Asked, entry: GuideEntry): Part {
  const told = sayByKind(entry, reading);
  return answerEntry(told ? { ...entry, text: `${told}\n\n${entry.text}` } : entry, 'compare');
}

/** 'compare that with oak' of a bamboo: what the guide has on the two; null where it has nothing. */
async function answerAgainstWood(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const [wood] = reading.species;
  if (!wood || reading.species.length > 1 || reading.floor.length + reading.names.length > 0 || reading.sku || !reading.refersBack) return null;
  const own = await kindOfIt(asked);
  const found = own ? await searchGuideFor(shop, `${sayKind(own)} or ${wood}`, own) : null;
  return found && found.entry.page === 'differences' && found.score > 0.6 ? answerEntry(found.entry, 'compare') : null;
}

/** 'the difference between your 8mm and 12mm laminate, and which lasts longer': what the guide has on two thicknesses of a kind. */
async function ofTwoThicknesses(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const [kind] = reading.floor;
  if (reading.floor.length !== 1 || !kind || !twoThicknesses(`${reading.told} ${reading.text}`.toLowerCase())) return null;
  const found = (await readGuide()).entries.find(({ title }) => /^\d+ mm or \d/.test(title) && title.toLowerCase().endsWith(kind));
  return found ? ofEntry(asked, found) : null;
}

/** 'Corso Carrara against real marble': what its own kind is against the other, and what its record says. */
async function answerAgainstKind(asked: Asked, id: string | undefined): Promise<Part | null> {
  const [other] = asked.reading.floor;
  const product = id && asked.reading.floor.length === 1 && asked.reading.names.length ? await readProduct(asked.shop, id) : null;
  const own = product && adviceKindOf(product);
  const against = sold[other ?? '']?.advice;
  // 'the Carrara tile' names no other kind.
  if (!product || !own || !against || own === against || (against === 'tiles' && sold[own]?.category === 'Tiles')) return null;
  const found = await searchGuideFor(asked.shop, `${sayKind(own)} or ${against}`, own);
  if (!found || found.score < 0.6) return null;
  const part = answerEntry(found.entry, 'compare');
  return {
    ...part,
    text: `${linkTo(product)} is ${sayKindInside(own).replace(' tiles', '')}. ${part.text}`,
    products: [product.id],
    sources: [...(part.sources ?? []), productSource(product)],
    context: { topic: 'compare', shown: [product.id], focus: product.id, before: null },
  };
}

/** The kind of floor that 'this' is. */
async function kindOfIt({ shop, context, visitor }: Asked): Promise<string | null> {
  const id = context.focus ?? visitor.productId;
  const product = id ? await readProduct(shop, id) : null;
  return product ? adviceKindOf(product) : context.subject;
}

/** A few products side by side: what they differ in, line by line. */
async function answerComparison(asked: Asked, ids: readonly string[]): Promise<Part | null> {
  const products = await readProducts(asked.shop, [...new Set(ids)].slice(0, mostCompared));
  if (products.length < 2) return null;
  const isOfWater = /water|\bwet\b|damp|spill/.test(`${asked.reading.told} ${asked.reading.said}`);
  const lines = comparisonOf(products)
    .filter(({ term, differs }) => (differs || (isOfWater && term === 'Water resistance')) && told.includes(term))
    .map(
      ({ term, values }) =>
        `${term}: ${values.map((value) => (value === null ? 'not stated' : nameInText(value.replace(/ \((\d+)\)$/, (_, count: string) => ` from ${count} ${count === '1' ? 'review' : 'reviews'}`)))).join(' against ')}.`,
    );
  if (isOfWater && !lines.some((line) => line.startsWith('Water resistance'))) lines.push('Water resistance: not stated for any of them.');
  const same = lines.length ? '' : 'In everything we list they are the same.';
  const built = sayHowBuilt(products, asked.reading.said) || sayWhyDearer(products, asked.reading.said);
  const isSame = saySameButFor(products, asked.reading.said);
  const measured = asked.reading.measured;
  const sums = measured.length ? await sumsFor(asked, ids.slice(0, mostCompared), measured) : '';
  const dearer = sayDearer(asked, products);
  // 'which of those is the cheapest', and then 'can we fit that one ourselves'.
  const most =
    /^(?:and |so )?which\b/.test(asked.reading.said) && dearer.startsWith('The ') ? products.find((one) => dearer.includes(linkTo(one))) : null;
  return {
    text: [
      sums,
      isSame,
      [dearer, sayPlaces(asked, products)].filter(Boolean).join(' '),
      built,
      await sayRanges(asked, products),
      products.map((product, at) => `${at + 1}. ${linkTo(product)}${sayLook(product)}`).join('\n\n'),
      // 'Real Wood' of a veneer says less than how it is made.
      `${lines.filter((line) => !built || !line.startsWith('Wood type')).join(' ')}${same}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: [...amountOfFirst(products), 'Which has better reviews?'],
    context: {
      ...(measured.length ? { measured } : {}),
      topic: 'compare',
      shown: products.map(({ id }) => id),
      focus: most?.id ?? null,
      before: null,
    },
  };
}

function sayLook(product: Product): string {
  const look = pageLine(product);
  return look ? `: “${look}”` : '';
}

/** Which costs most or least, where that was asked. */
function sayDearer({ reading }: Asked, products: readonly Product[]): string {
  const isDearer =
    /\b(?:same price|dear|dearer|dearest|expensive|pricier|costs? more|twice|double|price difference|difference in price|so much more|worth (?:the|paying|it|a bit)\b.{0,12}\b(?:extra|more|difference))\b/.test(
      reading.said,
    );
  const isCheaper = /\b(?:cheap|cheaper|cheapest|costs? less|less expensive)\b/.test(reading.said);
  const priced = products.filter(({ pricePerM2Pence }) => pricePerM2Pence !== null);
  if (priced.length < products.length) return '';
  // 'your dearest wood floor a m², and the cheapest'
  if (isDearer && isCheaper && products.length === 2 && isOfExtremes(reading.said)) {
    const [low, high] = priced.toSorted((a, b) => (a.pricePerM2Pence ?? 0) - (b.pricePerM2Pence ?? 0));
    return low && high ? `The dearest is ${linkTo(high)}, at ${sayPrice(high)}; the cheapest ${linkTo(low)}, at ${sayPrice(low)}.` : '';
  }
  if (isDearer === isCheaper) return '';
  const [first, next] = priced.toSorted((a, b) => ((b.pricePerM2Pence ?? 0) - (a.pricePerM2Pence ?? 0)) * (isDearer ? 1 : -1));
  const apart = Math.abs((first?.pricePerM2Pence ?? 0) - (next?.pricePerM2Pence ?? 0));
  if (first && !apart) return products.length === 2 ? `They cost the same: ${sayPrice(first)}.` : '';
  const byHowMuch = products.length === 2 ? `: ${formatPounds(apart)} a m² ${isDearer ? 'more' : 'less'} than the other` : '';
  const word = products.length > 2 ? (isDearer ? 'dearest' : 'cheapest') : isDearer ? 'dearer' : 'cheaper';
  return first ? `The ${word} a m² is ${linkTo(first)}, at ${sayPrice(first)}${byHowMuch}.` : '';
}

/** Which of them are sold for the rooms that were named. */
function sayPlaces({ reading }: Asked, products: readonly Product[]): string {
  const listedRooms = reading.room.filter((room) => products.some(({ rooms }) => rooms.includes(room)));
  return listedRooms
    .map((room) => {
      const fit = products.filter(({ rooms }) => rooms.includes(room));
      const said = room === 'Stairs' ? 'stairs' : `${/^[AEIO]/.test(room) ? 'an' : 'a'} ${room.toLowerCase()}`;
      if (fit.length === products.length) return `${products.length === 2 ? 'Both are' : 'All of them are'} sold for ${said}.`;
      return `For ${said} only ${listed(fit.map(({ name }) => nameInText(name)))} ${fit.length > 1 ? 'are' : 'is'} sold.`;
    })
    .join(' ');
}

function compareWhat({ settings }: Asked): Part {
  return {
    text: `Which two shall I compare? Tell me two kinds of floor, such as LVT and laminate, or two products by name. ${offerPerson(settings)}`,
    suggestions: ['LVT or laminate?', 'SPC or WPC?'],
    context: { topic: 'compare', awaits: 'product' },
  };
}
