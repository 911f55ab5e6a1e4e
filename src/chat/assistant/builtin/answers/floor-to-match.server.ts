import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';
import { amountOfFirst } from './suggested.ts';

const ofFloor = /\bfloor (?:tiles?|ones?)\b|\b(?:for|on|matching|the) (?:the )?floors?\b|\bmatching floor\b/;
export const asksMatch =
  /\bmatch\w*\b|\b(?:go|goes|going|went|sit|sits|work|works|look\w*|pair\w*|suits?)(?: \w+)? (?:with|well|alongside|beside|next to|along)\b|\bto go with\b|\bsuits? (?:it|them|that|those|these|the)\b|\bwith (?:it|them|that|those|these)\b/;
export const wall = /\bwall tile/i;

/** 'what floor tile goes with the Cove ones': the floor of the same range; null where that has none, or no wall tile is spoken of. */
export async function answerFloorToMatch(asked: Asked): Promise<Part | null> {
  const { reading, shop, context } = asked;
  if (!ofFloor.test(reading.text) || !asksMatch.test(reading.text)) return null;
  const walls = (await spokenOf(asked)).filter(({ name }) => wall.test(name));
  const [first] = walls;
  if (!first) return null;
  const rest = (await othersOfRange(shop, first)).filter(({ name }) => !wall.test(name));
  if (!rest.length) return answerOfOthers(asked, first);
  const [floor] = rest;
  return {
    text: `${rest.length === 1 && floor ? `The floor tile of the same range is ${linkTo(floor)}.` : 'Of the same range there are these for the floor.'}\n\n${rest.map(productLine).join('\n\n')}`,
    products: rest.map(({ id }) => id),
    sources: rest.map(productSource),
    suggestions: amountOfFirst(rest),
    context: {
      topic: 'find',
      shown: rest.map(({ id }) => id),
      focus: rest.length === 1 ? (floor?.id ?? null) : null,
      before: walls.length === 1 ? first.id : context.before,
    },
  };
}

const [mostShown, leastGrip] = [3, 'R10'];

/** Of a range that has no floor: that, and floor tiles that grip, for the room that is spoken of. */
async function answerOfOthers({ shop, reading, context }: Asked, like: ProductSummary): Promise<Part | null> {
  const room = reading.room.length ? reading.room : (context.wish?.room ?? []);
  const wish = { ...emptyWish, floor: ['tiles'], feature: ['floor'], room, colour: reading.colour, slipRating: leastGrip };
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: mostShown }));
  if (!products.length) return null;
  return {
    text: `The range of ${linkTo(like)} has no floor tile. Of our floor tiles with a grip of ${leastGrip} or more, for example:\n\n${products.map(productLine).join('\n\n')}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['Can I get a sample?'],
    context: { topic: 'find', wish, shown: products.map(({ id }) => id), focus: null, before: like.id, page: 1 },
  };
}

export async function spokenOf(asked: Asked): Promise<ProductSummary[]> {
  const { reading, context, visitor, shop } = asked;
  if (reading.names.length || reading.sku) {
    const meant = await whichProducts(asked);
    return meant.kind === 'one' ? [meant.product] : meant.kind === 'several' ? meant.products : [];
  }
  const open = context.focus ?? (context.shown.length ? null : visitor.productId);
  return listSummaries(shop, open ? [open] : context.shown);
}
