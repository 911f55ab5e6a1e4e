import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked } from '../part.ts';
import { linkTo, sayPrice } from '../say.ts';
import { queryOf } from '../wish.ts';
import { pageSays } from './page-says.ts';

const wood = 'wood(?:en)?|timber|oak|walnut|ash|pine|maple|cherry|parquet|floorboards|boards';
const stone = 'slate|stone|marble|limestone|travertine|granite|concrete|terrazzo|tiles?';
const thing = new RegExp(
  String.raw`\b(?:real|actual|genuine|proper|natural|true|authentic)\b(?: \w+)?? (${wood}|${stone})\b|\bthe real (?:thing|stuff|deal|mccoy)\b`,
);

/** 'what's the difference between this and real slate': what the product is, what the real thing is, and what they cost. */
export const sayAgainstReal = {
  asks: new RegExp(
    String.raw`(?=.*\b(?:differ\w*|apart|compar\w*|against|versus|vs|instead of|rather than|over|than|as good as)\b)(?=.*(?:${thing.source}))`,
  ),
  say,
};

async function say(asked: Asked, product: Product, said: string): Promise<string | null> {
  const kind = adviceKindOf(product);
  const named = thing.exec(said)?.[1] ?? likeOf(product);
  const isWood = new RegExp(`^(?:${wood})$`).test(named);
  const own = kind ? ofKind(kind, product, named, isWood) : null;
  if (!own) return null;
  const real = await realOnes(asked, named, isWood);
  return [own, pageSays(product, /\bbare feet\b|\breal stone\b|\bwithout the dust\b|\bcopies\b/), real].filter(Boolean).join(' ');
}

/** What it is made to look like, by its name. */
const likeOf = ({ name }: Product) =>
  new RegExp(String.raw`\b(${wood}|slate|marble|limestone|concrete|terrazzo|stone)\b`, 'i').exec(name)?.[1]?.toLowerCase() ?? 'stone';

function ofKind(kind: string, { thickness, waterResistance }: Product, named: string, isWood: boolean): string | null {
  const thick = thickness ? `, ${thickness} thick` : '';
  const thing = named === 'tile' || named === 'tiles' ? 'stone' : named.replace(/^(?:floor)?boards$/, 'wood');
  const wet = waterResistance === 'Waterproof' ? 'it is waterproof and ' : '';
  const ofWood = `Real ${thing} is warm, no two boards are alike, and it can be sanded and finished again where its layer of wood is thick enough; it dents and takes harm from water.`;
  const ofStone =
    thing === 'concrete'
      ? 'Real concrete is poured, cracks and dusts if it is not sealed, and is cold without heating.'
      : `Real ${thing} is cut from the ground, each piece its own; it is cold without heating below, is bedded in adhesive, grouted and sealed, and lasts longest.`;
  if (kind === 'lvt' || kind === 'vinyl')
    return isWood
      ? `It is no ${thing} but vinyl${thick}: a printed picture under a clear wear layer. Against real ${thing} ${wet}it takes scratches and mopping more easily and costs less, but it cannot be sanded and repeats its pattern. ${ofWood}`
      : `It is no ${thing} but vinyl${thick}: a printed picture under a clear wear layer. It is warmer and softer underfoot than real ${thing}, thinner and lighter, ${wet}needs no grout and no sealer. ${ofStone}`;
  if (kind === 'laminate')
    return isWood
      ? `It is laminate${thick}: no real wood, but a printed picture under a hard clear layer, on fibreboard. It stands scratches better than real ${thing} and costs less, but it cannot be sanded and is changed when it wears. ${ofWood}`
      : `It is laminate${thick}: a printed picture on fibreboard, warmer and lighter than real ${thing}, but less happy with water. ${ofStone}`;
  if (kind === 'porcelain' || kind === 'ceramic') {
    if (isWood)
      return `It is ${kind}${thick}, made to look like ${thing}: water and claws do it no harm and it never wants oil, but it is harder and colder underfoot and cannot be sanded. ${ofWood}`;
    return `It is ${kind}${thick}, made to look like ${thing}: it needs no sealer, acids do not mark it and its pattern is printed. It is as cold underfoot as real ${thing} where the floor is not heated. ${ofStone}`;
  }
  return null;
}

const mostRead = 6;

/** The real thing as we have it: the cheapest of it; a veneer on board is none. */
async function realOnes({ shop }: Asked, named: string, isWood: boolean): Promise<string | null> {
  if (/^(?:concrete|terrazzo)$/.test(named)) return null;
  const word = /^(?:slate|marble|limestone|travertine|granite|oak|walnut|ash|maple|cherry)$/.test(named) ? named : '';
  const query = queryOf({ ...emptyWish, floor: [isWood ? 'wood' : 'natural stone'], sort: 'cheapest' });
  const words = word ? { words: [[word]] } : {};
  const { products } = await findFloors(shop, floorQuery.parse({ ...query, ...words, limit: mostRead }));
  const pages = await readProducts(shop, products);
  const first = pages.find(
    (page) =>
      page &&
      (isWood
        ? /engineered|solid/i.test(page.woodType ?? '')
        : page.category === 'Tiles' && !/mosaic/i.test(page.name) && page.material?.toLowerCase() === (word || page.material?.toLowerCase())),
  );
  return first ? `Of the real thing the cheapest we have is ${linkTo(first)}, at ${sayPrice(first)}.` : null;
}
