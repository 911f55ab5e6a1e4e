import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Reading } from '../../reading/read-question.ts';
import { colourNames, shades } from '../../reading/words/looks.ts';
import { type FloorQuery, findFloors } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { byShade, shadeOrder } from './shade.ts';

const [mostLookedAt, leastShown] = [40, 3];
const yearsSaid = /\b(\d{1,2}) ?(?:yrs?|years?)(?:'| or more| plus|\+)? ?(?:guarantee\w*|warrant\w*)\b/;
/** 'oatmeal', 'charcoal': what stands for a colour and may be the name of one of ours; 'grey' is no name. */
const namesOfColours = new Set(
  Object.entries(colourNames)
    .flatMap(([colour, words]) => (shades.has(colour) ? [] : words))
    .filter((word) => !(word in colourNames)),
);

type Picked = { products: Product[]; shade: 'darkest' | 'lightest' | null; years: number | null };

/** Of what fits, what a search cannot tell: the darkest or lightest, a warranty of so many years, the colour that bears the name. Null where nothing of it was said. */
export async function pickedOf({ shop, reading }: Asked, query: FloorQuery): Promise<Picked | null> {
  const said = `${reading.told} ${reading.text}`;
  // 'a dark wood that is not crazy money': dark ones all, the cheapest first; only who wants the darkest leaves some out.
  const ordered = query.sort === 'relevance' || /\b(?:darkest|lightest|palest)\b/.test(said) ? shadeOrder(said) : null;
  const [shade, years, named] = [ordered, Number(yearsSaid.exec(said)?.[1] ?? 0) || null, namedColours(reading)];
  if (!shade && !years && !named.length) return null;
  const { products: found } = await findFloors(shop, { ...query, limit: mostLookedAt });
  const pages = await readProducts(shop, found);
  const ofName = pages.filter(({ name }) => named.some((word) => name.toLowerCase().split(' ').includes(word)));
  const left = (ofName.length ? ofName : pages).filter(({ warrantyYears }) => (warrantyYears ?? 0) >= (years ?? 0));
  if (!left.length || (!shade && !years && !ofName.length)) return null;
  return { products: shade ? inShade(left, query, shade) : left, shade, years };
}

/** An order that was asked for is kept among the darker, or lighter, half. */
function inShade(products: Product[], { sort }: FloorQuery, shade: 'darkest' | 'lightest'): Product[] {
  const first = byShade(products, shade);
  if (sort === 'relevance') return first;
  const half = first.slice(0, Math.max(leastShown, Math.ceil(products.length / 2)));
  return products.filter((product) => half.includes(product));
}

/** 'oatmeal', but not 'honey coloured': what is only like it bears another name. */
function namedColours({ describing, names, said }: Reading): string[] {
  const isLike = (word: string) => new RegExp(`\\b${word} (?:colou?r|tone|shade)`).test(said);
  // 'blue or teal' is any of either.
  const isChoice = / or /.test(said) && describing.filter((word) => word in colourNames || namesOfColours.has(word)).length > 1;
  return names.length || isChoice ? [] : describing.filter((word) => namesOfColours.has(word) && !isLike(word));
}
