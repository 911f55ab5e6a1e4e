import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { listed, productLine, productSource } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { mergeWish, queryOf, wishOf } from '../wish.ts';
import { answerFind } from './find.server.ts';

const [mostShown, mostLookedAt, mostNamed] = [3, 60, 12];

const ofColours =
  /\b(?:what|which|how many|any other|other|all the) (?:\w+ )?(?:colou?rs?|shades?)\b(?! (?:goes|would|should|is best|suits|hides|shows|skirting|grout|match))|\bwhat (?:does|do|is|are) (?:\w+ )*(?:come|available) in\b/;

/** Whether the colours of what was looked for are asked, or of a kind of floor: of no product in particular. */
export function asksColours({ reading, context }: Asked): boolean {
  const isOfOne = reading.names.length + reading.ordinals.length > 0 || reading.sku !== null || (context.focus !== null && !reading.floor.length);
  const isOfMany = reading.floor.length + reading.style.length > 0 || (context.topic === 'find' && context.shown.length > 1);
  return !isOfOne && isOfMany && reading.colour.length === 0 && reading.room.length === 0 && ofColours.test(reading.said);
}

/** 'what colours are there then': those of what is being looked for, or of a kind; null where nothing was said of either. */
export async function answerColours(asked: Asked): Promise<Part | null> {
  // 'what have you in a dark wood look': of that colour, and not in which there are any.
  if (asked.reading.colour.length > 0 && !ofColours.test(asked.reading.said)) return answerFind(asked, false);
  const wish = { ...mergeWish(asked.context.wish ?? emptyWish, wishOf(asked.reading)), colour: [], sort: null };
  if (wish.floor.length + wish.style.length + wish.look.length + wish.names.length === 0) return null;
  const { products, total } = await findFloors(asked.shop, { ...floorQuery.parse(queryOf(wish)), limit: mostLookedAt });
  const colours = [...new Set(products.flatMap(({ colour }) => colour ?? []))];
  if (!colours.length) return null;
  const more = colours.length > mostNamed || total > products.length ? ' and more' : '';
  const named = more ? `${colours.slice(0, mostNamed).join(', ')}${more}` : listed(colours);
  const shown = products.slice(0, mostShown);
  return {
    text: [`The colours of what fits ${sayWish(wish)}: ${named}. For example:`, ...shown.map(productLine)].join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    suggestions: ['Show me more', 'Can I get a sample?'],
    context: { topic: 'find', wish, shown: shown.map(({ id }) => id), focus: null, page: 1 },
  };
}
