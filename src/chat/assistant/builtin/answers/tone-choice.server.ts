import type { ProductSummary } from '#catalogue/product.ts';
import { noNames, readQuestion } from '../../reading/read-question.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource, upperFirst } from '../say.ts';
import { queryOf, wishOf } from '../wish.ts';
import { betterTone, otherwise, type Side, tonesPut } from './tones.ts';

const mostOfEach = 2;
const isMany = /(?:tiles|boards|planks|floors)$/;
const plural = (said: string) =>
  said
    .replace(/^is\b/, 'are')
    .replace('and wants', 'and want')
    .replace('it throws', 'they throw')
    .replace('; it shows', '; they show')
    .replace('and hides', 'and hide');

/** 'sage walls: honey oak or smoked oak?': the one that goes better with them, why, and some of each; null where no such choice is put. */
export async function answerToneChoice(asked: Asked): Promise<Part | null> {
  const { reading, before = '' } = asked;
  if (reading.names.length > 0 || reading.sku || reading.measured.length > 0) return null;
  const text = `${reading.told} ${reading.text}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const put = tonesPut(text.trim());
  if (!put) return null;
  const chosen = betterTone(put.sides, put.rest) ?? betterTone(put.sides, before.toLowerCase());
  if (!chosen) return null;
  const { best, other, why } = chosen;
  const each = await Promise.all([best, other].map((side) => someOf(asked, side)));
  const products = each.flat();
  const lines = [best, other].flatMap((side, at) => (each[at]?.length ? [`${upperFirst(named(side))}: ${each[at]?.map(linkTo).join(', ')}.`] : []));
  return {
    text: [
      `I would take the ${named(best)}: ${why}. The ${named(other)} ${isMany.test(named(other)) ? plural(otherwise[other.tone]) : otherwise[other.tone]}.`,
      'Order a sample of each and look at them in the room, by day and by lamp, beside the walls and the furniture.',
      ...(products.length > mostOfEach ? lines : products.map(productLine)),
      "Source: our showroom's own advice.",
    ].join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [{ title: "Flooring guide, What colour goes with what: our showroom's own advice", href: null }, ...products.map(productSource)],
    suggestions: ['Can I get a sample?'],
    context: { topic: 'recommend', wish: wishOf(reading), shown: products.map(({ id }) => id), focus: null, page: 1 },
  };
}

const named = ({ words }: Side) =>
  words
    .replace(/\b(?:one|ones)$/, '')
    .replace(/^(?:very|really) /, '')
    .trim();

/** Floors of a tone, of the kind and for the room that the message is of; those in stock first. */
async function someOf({ shop, reading }: Asked, { words }: Side): Promise<ProductSummary[]> {
  const isOfKind = /\b(?:oak|walnut|ash|pine|wood|tiles?|carpet|laminate|lvt|vinyl)\b/.test(words);
  const [own] = readQuestion(isOfKind ? words : `${words} floor`, noNames);
  if (!own) return [];
  const wish = { ...wishOf(own), floor: own.floor.length ? own.floor : reading.floor, room: reading.room };
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: mostOfEach }));
  return products;
}
