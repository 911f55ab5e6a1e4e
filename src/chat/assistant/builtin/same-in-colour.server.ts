import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { shades } from '../reading/words/looks.ts';
import type { Asked, Part } from './part.ts';
import { inThatColour } from './pointing-words.ts';
import { foundInColour, othersOfRange } from './range-of.server.ts';
import { linkTo } from './say.ts';
import { isOfColour, onlyOne } from './told-by-name.ts';

/** 'in a grey' of several that were shown narrows the list; 'have you it in a grey' is of the one that is spoken of. */
const ofOne = /\b(?:it|that|this|same)\b/;

/** 'and in white?': the one of the range that is spoken of, or open, in that colour; it may be that one itself. */
export async function sameInColour({ reading, context, shop, visitor }: Asked): Promise<ProductSummary | null> {
  const it = context.focus ?? visitor.productId;
  const isNamed = reading.names.length + reading.ordinals.length + reading.measured.length > 0 || !reading.floor.every((name) => name === 'tiles');
  if (!it || isNamed || !reading.colour.length || !inThatColour.test(reading.said)) return null;
  if (context.topic === 'find' && context.shown.length > 1 && !ofOne.test(reading.said)) return null;
  const [focus, shown] = await Promise.all([readProduct(shop, it), listSummaries(shop, context.shown)]);
  if (focus && context.topic === 'find' && !reading.colour.some((name) => shades.has(name)) && isOfColour(focus, reading.colour)) return focus;
  // 'in black' of the trims that were named for it.
  const goods = shown.some(({ id }) => id === it) ? null : onlyOne(shown, reading.colour);
  if (goods || !focus) return goods;
  const others = await othersOfRange(shop, focus);
  // Of a range of planks and tiles first those that are shaped alike.
  const shaped = others.filter(({ name }) => lastWord(name) === lastWord(focus.name));
  const named = onlyOne(shaped, reading.colour) ?? onlyOne(others, reading.colour);
  if (named) return named;
  const found = await foundInColour(shop, focus, others, reading.colour, mostFound);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const lastWord = (name: string) => name.split(' ').at(-1);

const mostFound = 4;

/** 'have you it in a brown' of one that is brown: said before it is described once more, with the darker ones that may be meant. */
export async function saidOfItself({ shop, reading, context }: Asked, part: Part): Promise<Part> {
  const [focus] = context.focus && part.context?.focus === context.focus ? await listSummaries(shop, [context.focus]) : [];
  if (!focus || !inThatColour.test(reading.said) || !isOfColour(focus, reading.colour)) return part;
  const others = (await othersOfRange(shop, focus)).filter((one) => isOfColour(one, reading.colour));
  const also = others.length ? ` Of its range there ${others.length > 1 ? 'are' : 'is'} also ${others.map(linkTo).join(', ')}.` : '';
  return { ...part, text: `That one is ${reading.colour.join(' and ')} itself.${also}\n\n${part.text}` };
}
