import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { queryOf, wishOf } from '../wish.ts';
import { answerFind } from './find.server.ts';

const asksInBox =
  /\b(?:how many|how much|what) (?:[a-z0-9²{}]+ ){0,4}?(?:come |comes |are |is |do you get |you get |would be )*(?:there )?(?:in|to|per) (?:an? |each |every |the |one )?(?:box|pack)\b(?!.*\b(?:cost|price|weigh\w*)\b)/;

/** 'how heavy is a box of laminate' */
const asksWeight = /\b(?:how heavy|heavy|weigh\w*)\b.*\b(?:box|pack)(?:es|s)?\b|\b(?:box|pack)(?:es|s)?\b.*\b(?:heavy|weigh\w*)\b/;

type Packs = {
  unit: string;
  least: number;
  most: number;
  fewest: number | null;
  highest: number | null;
  lightest: number | null;
  heaviest: number | null;
};

/** 'carpet tiles, how many in a box': what a box of that kind covers (m²) and holds, or weighs (kg), from the least to the most of what is sold, and the goods. Null where one product is meant or no kind is named. */
export async function answerInABox(asked: Asked): Promise<Part | null> {
  const { shop, reading, context } = asked;
  // Porcelain and tiles are one kind.
  const kinds = new Set(reading.floor.map((name) => sold[name]?.category ?? name));
  const isOfOne = reading.names.length > 0 || reading.sku !== null || (reading.refersBack && (context.focus !== null || context.shown.length > 0));
  if (
    isOfOne ||
    reading.measured.length > 0 ||
    kinds.size !== 1 ||
    reading.floor.some(isGoods) ||
    !(asksInBox.test(reading.said) || asksWeight.test(reading.said))
  )
    return null;
  const wish = wishOf(reading);
  const { ranked } = await findFloors(shop, floorQuery.parse(queryOf(wish)));
  const packs = await shop.sql<Packs[]>`
    select unit, min(coverage_cm2) as least, max(coverage_cm2) as most, min(pieces_per_box) as fewest, max(pieces_per_box) as highest,
      min(weight_grams) as lightest, max(weight_grams) as heaviest
    from products where id = any(${ranked}) and unit in ('box', 'pack') and coverage_cm2 is not null
    group by unit order by count(*) desc limit 1`;
  const [told] = packs;
  if (!told) return null;
  const isOfWeight = asksWeight.test(reading.said);
  if (isOfWeight && !told.lightest) return null;
  const found = await answerFind(asked, false);
  return {
    ...found,
    text: `${upperFirst(sayWish(wish))}: ${isOfWeight ? sayWeight(told) : sayPacks(told)}${ranked.length > 1 ? ' The page of each says what is in its own.' : ''}\n\n${found.text}`,
  };
}

/** 'a box weighs 14.2 to 20.6 kg.' */
function sayWeight({ unit, lightest, heaviest }: Packs): string {
  const [least, most] = [lightest ?? 0, heaviest ?? 0].map((grams) => Math.round(grams / 100) / 10);
  return `a ${unit} weighs ${least === most ? '' : `${least} to `}${most} kg.`;
}

/** 'a box covers 1.5 to 2.2 m², with 6 to 9 pieces in it.' */
function sayPacks({ unit, least, most, fewest, highest }: Packs): string {
  const area = least === most ? `${most / 10_000} m²` : `${least / 10_000} to ${most / 10_000} m²`;
  const pieces = fewest && highest ? `, with ${fewest === highest ? fewest : `${fewest} to ${highest}`} pieces in it` : '';
  return `a ${unit} covers ${area}${pieces}.`;
}
