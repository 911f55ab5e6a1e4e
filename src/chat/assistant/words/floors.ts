import type { ProductSummary } from '#catalogue/product.ts';
import { formatShortPounds } from '#money/pence.ts';
import type { Wish } from '../context.ts';
import type { FloorsFound } from '../tools/find-floors.server.ts';
import { isGoods } from '../tools/kinds-sold.server.ts';
import type { Part } from './say.ts';
import { inTurn, listed, productLine, showing } from './say.ts';

export type Looked = { wish: Wish; found: FloorsFound /** What was left out because nothing had it. */; left: string[]; page: number };

/** Floors that were looked for, with prices and stock; how many fit; what had to be left out. */
export function sayFloors({ wish, found, left, page }: Looked): Part {
  const { total, products } = found;
  const what = sayWish(wish);
  const fits = total === 1 ? 'One product matches' : `${total === 1000 ? 'More than 1,000' : total} products match`;
  const none = left.length ? `I couldn’t find anything ${listed(left.map((one) => `“${one}”`))}. Without that, ` : '';
  const heading = `${none ? `${none}${fits.toLowerCase()}` : fits} ${what}${orderSaid(wish)}`;
  const cards = showing(products);
  const shown = page > 1 ? `More of the ${total} that match ${what}` : heading;
  return {
    text: `${shown}:\n\n${products.map(productLine).join('\n\n')}`,
    facts: [found, wish, left],
    ...cards,
    suggestions: suggestionsAfter(products),
    context: { ...cards.context, wish, page },
  };
}

/** What was told, with products that it holds for; 'it' stays what it was. */
export function sayExamples(part: Part, products: readonly ProductSummary[]): Part {
  const { context, ...examples } = showing(products);
  const text = `From our range:\n\n${products.map(productLine).join('\n\n')}`;
  return {
    ...inTurn([
      { ...part, products: [] },
      { text, facts: [products], ...examples },
    ]),
    context: { ...part.context, shown: context.shown ?? [] },
  };
}

const orders: Partial<Record<NonNullable<Wish['sort']>, string>> = {
  dearest: 'most expensive',
  best: 'best reviewed',
  wear: 'hardest-wearing',
  stock: 'most stock',
};
const orderSaid = ({ sort }: Wish) => (sort ? `, ${orders[sort] ?? sort} first` : '');

function suggestionsAfter(products: readonly ProductSummary[]): string[] {
  if (products.length === 0) return [];
  if (products.length === 1) return ['How many boxes for 20 m²?', 'Is it in stock?', 'Can I have a sample of it?'];
  return ['Which is the cheapest?', 'Compare the first two', 'Show me more'];
}

/** '“grey oak laminate for kitchen under £20 per m²”'. */
export function sayWish(wish: Wish): string {
  const floors = wish.floors.map((floor) => floor.replace(/^(?:lvt|spc|wpc)$|\blvt\b/, (name) => name.toUpperCase()));
  const kind = listed(floors, 'or') || 'floors';
  const words = [
    wish.reduced ? 'reduced' : '',
    ...wish.colours,
    ...wish.finishes,
    ...wish.features.filter((feature) => !feature.includes(' ')),
    ...wish.looks,
    ...wish.species,
    ...wish.styles,
    ...wish.names,
    wish.size ?? '',
    wish.thickness ?? '',
    wish.acRating ?? '',
    kind,
  ];
  const rooms = wish.rooms.length ? ` for ${listed(wish.rooms.map((room) => room.toLowerCase()))}` : '';
  const demands = wish.demands.length && !wish.floors.some(isGoods) ? ` with ${listed(wish.demands)}` : '';
  const refused = wish.without.map((name) => (name === 'wall' ? 'for walls' : name));
  const without = refused.length ? `, not ${listed(refused, 'or')}` : '';
  const others = [
    ...wish.features.filter((feature) => feature.includes(' ')),
    wish.wearLayer && `${wish.wearLayer} wear layer`,
    wish.slipRating,
  ].filter(Boolean);
  const besides = others.length ? `, ${others.join(', ')}` : '';
  const stock = wish.inStock ? ', in stock' : '';
  return `“${words.filter(Boolean).join(' ')}${rooms}${demands}${besides}${without}${sayBudget(wish)}${stock}”`;
}

function sayBudget({ price }: Wish): string {
  if (!price) return '';
  const per = price.per === 'total' ? ' in total' : price.per === 'unit' ? ' per pack' : ' per m²';
  const { minPence, maxPence, isAbout } = price;
  if (minPence !== null && maxPence !== null) return `, ${formatShortPounds(minPence)} to ${formatShortPounds(maxPence)}${per}`;
  if (minPence !== null) return `, ${formatShortPounds(minPence)} or more${per}`;
  return maxPence === null ? '' : `, ${isAbout ? 'about' : 'up to'} ${formatShortPounds(maxPence)}${per}`;
}
