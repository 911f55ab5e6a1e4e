import type { GuideEntry } from '../../guide/parse-guide.ts';
import { areaOf } from '../../reading/measures.ts';
import { noNames, type Reading, readQuestion } from '../../reading/read-question.ts';
import type { Asked, Part } from '../part.ts';
import { listed, productSource } from '../say.ts';
import { namesTrade } from '../trade-named.ts';
import { ofTrades } from '../trade-use.ts';
import { wishOf } from '../wish.ts';
import { recommendedFor } from './guide.server.ts';
import { recommendedProducts, saidOfEach } from './recommended.server.ts';
import { sumsFor } from './sums.server.ts';

const mostShown = 3;
const wantsFloor =
  /\b(?:need|want|wanting|looking for|after|what|which|best|recommend|suggest|good|decent)\b(?: \w+){0,4} (?:floor|flooring|floors)\b|\bwhat (?:would|do|should|can) (?:i|we|you) (?:put|use|lay|get|recommend|go for|suggest)\b|^(?:(?:hi|hello|an?|some|any|looking for|after) )*(?:[\w-]+ ){0,4}(?:floor|flooring|floors)\b(?= (?:for|in|that|which|to|with|you)\b)/;
const asksHow =
  /^(?:why|when|where)\b|\b(?:how|fix|fixed|repair|remove|cost|costs|(?:is|are|has|have|was|were|keeps?|gets?) (?:\w+ing|\w+ed)|underneath|under my|in my)\b/;

/** What the advice itself warns of, though the room alone would bear it: a safety sheet is welded, and salt eats limestone. */
const unadvised: Readonly<Record<string, readonly string[]>> = {
  'Easiest floor to lay': ['safety vinyl', 'lino', 'tiles', 'porcelain', 'natural stone'],
  'Sand and salt by the sea': ['natural stone', 'tiles', 'solid wood', 'engineered wood', 'carpet'],
};
/** What the advice calls best, where its first sentence speaks of what lies below. */
const advisedFirst: Readonly<Record<string, readonly string[]>> = {
  'A warmer floor on concrete': ['carpet', 'lvt', 'laminate'],
  'A garage or workshop': ['porcelain'],
  'Floors that stain least': ['porcelain', 'lvt', 'vinyl'],
  'Open plan': ['lvt', 'laminate', 'porcelain'],
  'Lifting a click floor to lay it again': ['loose lay', 'click lvt', 'laminate'],
  'A temporary or removable floor': ['loose lay', 'click lvt', 'laminate'],
};
/** Advice on any floor of a house: no room need be named. */
const ofAnyFloor: ReadonlySet<string> = new Set(['Easiest floor to keep clean', 'Floors that stain least', 'Open plan']);

/** Tiles for a floor, of the slip rating that the advice names, and no stone where it names porcelain. */
const gripping = (reading: Reading, kind: string, text: string): Reading => ({
  ...reading,
  feature: [...reading.feature, ...(kind === 'porcelain' ? ['imitation'] : []), ...(/^(?:tiles|porcelain|ceramic)/.test(kind) ? ['floor'] : [])],
  ...(/^(?:tiles|porcelain)/.test(kind) && /\btiles of R11\b/.test(text.split('\n')[0] ?? '') ? { slipRating: 'R11' } : {}),
});

/** Advice on the floor for a room with one of each kind that it names and that suits the room; the part as it is where no floor is sought. */
export async function withFloors(asked: Asked, entry: GuideEntry, part: Part): Promise<Part> {
  // Of a whole house no one floor is an example.
  if (entry.title === 'Flooring a whole house') return part;
  const isTrade = entry.title === ofTrades && namesTrade(asked.reading);
  // Offices are not what a trade is like: what counts is the wear that its records are rated for.
  const reading: Reading = isTrade ? { ...asked.reading, names: [], floor: [], room: [], condition: ['commercial'] } : asked.reading;
  // 'the smoothest floor to sweep' names no room, and the advice the kinds.
  const isOpen = isTrade || (ofAnyFloor.has(entry.title) && /\bfloor(?:s|ing)?\b/.test(`${reading.told} ${reading.text}`));
  const hasPlace = isOpen || reading.room.length + reading.condition.length + reading.feature.length > 0;
  const isSought = reading.floor.length + reading.names.length + (isOpen ? 0 : reading.measured.length) === 0 && hasPlace;
  if (!isSought || part.products?.length || (!isOpen && (!wantsFloor.test(reading.text) || asksHow.test(reading.text)))) return part;
  const [advised] = readQuestion(/^.*?[.:](?= |$)/.exec(isOpen ? part.text : entry.text)?.[0] ?? '', noNames);
  const suited = await recommendedFor(wishOf(reading));
  const named = (advised?.floor ?? []).filter((kind) => isOpen || suited.includes(kind));
  // Advice on colour or care names no kind that suits: those that the guide recommends for the room.
  const warned = unadvised[entry.title] ?? [];
  const kinds = (advisedFirst[entry.title] ?? [...named, ...(named.length ? [] : suited)])
    .filter((kind) => !warned.includes(kind))
    .slice(0, mostShown);
  const found = await Promise.all(
    kinds.map(async (kind) => (await recommendedProducts({ ...asked, reading: gripping(reading, kind, part.text) }, [kind])).slice(0, 1)),
  );
  const products = [...new Map(found.flat().map((product) => [product.id, product])).values()];
  if (!products.length) return part;
  const ids = products.map(({ id }) => id);
  return {
    ...part,
    text: [
      part.text,
      `For example: ${listed(await saidOfEach(asked, products))}.`,
      areaOf(reading.measured) > 0 ? await sumsFor(asked, ids, reading.measured) : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: ids,
    sources: [...(part.sources ?? []), ...products.map(productSource)],
    context: {
      ...part.context,
      wish: wishOf(reading),
      shown: ids,
      focus: products.length === 1 ? (products[0]?.id ?? null) : null,
    },
  };
}
