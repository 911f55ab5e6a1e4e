import { readProduct } from '#catalogue/catalogue.server.ts';
import { noNames, readQuestion } from '../../reading/read-question.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { namedApart } from '../which-products.server.ts';
import { queryOf, wishOf } from '../wish.ts';

const sides = /\b(?:and|or|vs?|versus|from|than|with|to|against|as)\b/;
const plainKind =
  /\b(?:an? )?(?:proper|real|true|normal|ordinary|standard|regular|usual|full|traditional|genuine|actual|plain)\b(?: \w+)? (?:engineered|solid|wood|wooden|oak|walnut|boards?|parquet)\b/;
const between = /\b(?:or|vs?|versus|against|than|differ\w*|compar\w*|same)\b/;
const mostLookedAt = 6;

/** 'anything cheaper than the Ballydoran that is still real oak' looks for another. */
const looksForOther = /\b(?:anything|something|any|have (?:you|yous)|(?:you|yous) have)\b.*\b(?:cheaper|dearer|less|like|similar)\b/i;

/** 'the Inver against a proper engineered board': whatever else is asked of them. */
export function asksAgainstPlainKind({ names, text, sides: named }: Asked['reading']): boolean {
  return (
    names.length > 0 &&
    named.length < 2 &&
    between.test(text) &&
    !looksForOther.test(text) &&
    text.split(sides).some((half) => plainKind.test(half) && !half.includes(names[0] ?? ''))
  );
}

/** 'is the Blackwater cheaper than the travertine': a product's price is set against that of a kind. */
export const isDearerThanKind = ({ names, floor, said }: Asked['reading']) =>
  names.length > 0 && floor.length === 1 && dearerThan.test(said) && !looksForOther.test(said);

const dearerThan = /\b(?:cheaper|dearer|pricier|(?:more|less) (?:expensive|money)) than\b/;

/** 'the Inver or a proper engineered board': it and the first of that kind that is of another range; empty where nothing of the sort was asked. */
export async function againstPlainKind(asked: Asked): Promise<string[]> {
  const { reading, shop } = asked;
  // 'the Ballydoran and the Inver, is one of them real wood'
  if (!reading.names.length || reading.sides.length > 1) return [];
  const side = reading.text.split(sides).find((half) => plainKind.test(half) && !reading.names.slice(0, 1).some((name) => half.includes(name)));
  const [described] = side ? readQuestion(side.trim(), noNames) : [];
  if (!described?.floor.length) return [];
  const [first] = await namedApart(asked);
  const product = first ? await readProduct(shop, first) : null;
  // Of what is no wood at all the guide tells what sets the kinds apart.
  if (product?.category !== 'Wood Flooring') return [];
  // 'a proper engineered board' leaves out that it is wood.
  const floor = described.floor.length > 1 ? described.floor.filter((kind) => kind !== 'wood') : described.floor;
  const wish = { ...wishOf({ ...described, floor }), floor, names: [], without: [], sort: null };
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: mostLookedAt }));
  const range = product.name.split(' ')[0] ?? '';
  const other = products.find(({ name }) => name.split(' ')[0] !== range);
  return other ? [product.id, other.id] : [];
}
