import type { Product } from '#catalogue/product.ts';
import { nameInText } from '../../answer-text.ts';
import { lengthOf, side } from '../../reading/sides.ts';
import { adviceKindOf } from '../kind-of.ts';
import { listed } from '../say.ts';
import { pageLine, pageSays } from './page-says.ts';
import { sayShade } from './shade.ts';

export const value = (name: string, of: (product: Product) => string | number | null) => (product: Product) => {
  const said = of(product);
  return said === null || said === '' ? null : `${name} ${said}.`.replace(/\.\.$/, '.');
};

/** 'oiled or lacquered', of which neither record nor page says anything. */
export function withoutCoat({ finish, surface, description }: Product, said: string): string | null {
  const coat = /\boil\w*|\blacquer\w*|\bvarnish\w*/i;
  return coat.test(said) && !coat.test(`${finish} ${surface} ${description}`) ? 'Whether it is oiled or lacquered its record does not state.' : null;
}

/** The maker's name for the colour, and how it looks by the beginning of the page. */
export function sayFinish({ finish, surface }: Product): string | null {
  if (finish) return `Its finish is ${nameInText(finish)}.`;
  return surface ? `Its surface is ${nameInText(surface)}.` : null;
}

export function sayColour(product: Product): string | null {
  const look = pageLine(product);
  return product.colour ? `Its colour is ${nameInText(product.colour)}${look ? `: “${look}”` : '.'}` : null;
}

export const sayColourAndShade = (product: Product) => [sayColour(product), sayShade(product)].filter(Boolean).join(' ') || null;
export function kg(grams: number): number {
  return Math.round(grams / 100) / 10;
}

/** 'Mosaic' and 'Large Format' are no measures. */
export function sizeOf({ name, tileSize, plankSize, description }: Product): string | null {
  // 'Fine Joint Grout 5kg': what is in it.
  const [, amount, measure] = /\b(\d+(?:\.\d+)?)(kg|g|l|L|ml)\b/.exec(name) ?? [];
  if (amount) return `It holds ${amount} ${measure?.toLowerCase() === 'l' ? (amount === '1' ? 'litre' : 'litres') : measure}.`;
  const size = [tileSize, plankSize].find((one) => /\d/.test(one ?? ''));
  if (tileSize === 'Mosaic' && size)
    return [`A sheet measures ${size.replace(/\s*x\s*/, ' x ')} mm.`, pageSays({ description }, /\d mm\b/)].filter(Boolean).join(' ');
  return size ? `It measures ${size.replace(/\s*x\s*/, ' x ')} mm.` : null;
}

/** 'Laminate has an AC rating; this has none.' Null where it could have one. */
export function notOfIts({ category }: Product, those: RegExp, what: string): string | null {
  return those.test(category) || category === 'Wood Flooring'
    ? null
    : `${what.replace(/^an? /, 'No ').replace(/^its /, 'No ')} is stated for it: that is not a figure of ${nameInText(category.toLowerCase()).replace('lvt', 'LVT')}.`;
}

/** Whether wool is all there is in it. */
export function sayWool({ material }: Product): string | null {
  if (!material) return null;
  const said = nameInText(material);
  return /^100% wool$/i.test(material)
    ? 'Yes, it is all wool.'
    : /wool/i.test(material)
      ? `No, it is ${said}.`
      : `No, there is no wool in it: it is ${said}.`;
}

/** A wall tile that is sold for a bathroom does not go on its floor. */
export function refusesFloor({ category, name }: Product, said: string): string | null {
  const isOfWalls = category === 'Tiles' && /\bwall\b/i.test(name);
  return isOfWalls && /\bfloors?\b/.test(said) ? 'No, it is made for walls and would crack under feet.' : null;
}

/** Tiles for walls only are named so; of the others porcelain goes anywhere. */
export function sayOnFloor(product: Product): string | null {
  const { category, material, slipRating } = product;
  if (category !== 'Tiles') return null;
  const refused = refusesFloor(product, 'floor');
  if (refused) return refused;
  if (!material || material === 'Ceramic') return null;
  return `Yes, it is ${material === 'Porcelain' ? 'porcelain' : 'stone'}, which goes on floors as well as walls.${slipRating ? ` Its slip rating is ${slipRating}.` : ''}`;
}

/** Laminate and vinyl are printed; whether that shows is seen on a sample. */
export function sayPrinted(product: Product): string | null {
  const { surface, isSampleEligible } = product;
  const what = { laminate: 'laminate', lvt: 'vinyl', vinyl: 'vinyl' }[adviceKindOf(product) ?? ''];
  if (!what) return null;
  const sample = isSampleEligible ? ' Whether you can tell, a free sample shows best.' : '';
  return `It is ${what}, so what you see is a print${surface ? `; its surface is ${surface.toLowerCase()}` : ''}.${sample}`;
}

/** Any tile goes on a wall that carries it; a page says which other floors do. */
export function sayOnWall({ category, name, thickness }: Product): string | null {
  if (category !== 'Tiles') return null;
  if (/\bwall\b/i.test(name)) return 'Yes, it is made for walls.';
  return `Yes, a floor tile can go on a wall that carries its weight, in an adhesive made for walls.${thickness ? ` It is ${thickness} thick.` : ''}`;
}

/** It is sold as a floor, or a tile for walls; of other uses no record says anything. */
export function sayUnusual({ category, name, rooms }: Product): string | null {
  if (!adviceKindOf({ category, name, material: null, woodType: null, woodSpecies: null })) return null;
  const as = category === 'Tiles' ? (/\bwall\b/i.test(name) ? 'a wall tile' : 'a tile') : 'a floor';
  const where = rooms.length ? `, for ${listed(rooms.map((room) => room.toLowerCase()))}` : '';
  return `It is sold as ${as}${where}; that it can be used otherwise its record does not say, so I would not count on it.`;
}

const across = new RegExp(String.raw`(${side})\s*(?:across|wide|in width)\b|\bwidth (?:is|of) (${side})`);

/** Whether a room of the width that was told takes a seam; empty where no width was told. */
export function fitsRoll(product: Product, text: string): string {
  const match = across.exec(text);
  const mm = match ? lengthOf((match[1] ?? match[2] ?? '').trim()) : null;
  if (mm === null || product.coverageCm2 === null) return '';
  const said = ` ${mm / 1000} m across`;
  return mm * 10 <= product.coverageCm2 ? `${said} fits it without a seam.` : `${said} is wider than that, so it takes a seam.`;
}
