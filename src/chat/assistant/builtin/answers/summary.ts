import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import { linkTo, listed, sayPrice, sayThereIs, upperFirst } from '../say.ts';
import { pageLine } from './page-says.ts';

/** 'tell me about the Gull Grey', by itself or before something else. */
export const asksAbout = (said: string) =>
  /^about\b|\bwhat(?:s| is| are|re)? (?:the )?(?:\{name\} ?)+(?:one |ones )?like\b(?! (?:for|in|on|to|with|over|under)\b)|\b(?:tell me (?:\w+ )?about|(?:info|information|details) (?:on|about|of))\b/.test(
    said.toLowerCase(),
  );

/** What it is, in the first words of its page, and what its record says of it: what it costs, is made of and suits. */
export function summary(product: Product): string {
  const size = (product.tileSize ?? product.plankSize)?.replace(/\s*x\s*/, ' x ');
  const specs = [
    size && `${size} mm`,
    product.thickness,
    product.woodType,
    product.construction,
    product.acRating,
    product.wearLayer && `wear layer ${product.wearLayer}`,
    product.waterResistance?.toLowerCase(),
    product.slipRating,
    product.underfloorHeating && adviceKindOf(product) && 'suits underfloor heating',
    product.warrantyYears && `${product.warrantyYears} years’ warranty`,
  ].filter(Boolean);
  const page = pageLine(product);
  const rooms = product.rooms.length ? ` It is sold for ${listed(product.rooms.map((room) => room.toLowerCase()))}.` : '';
  return `${linkTo(product)}${page ? `: “${page}” It` : ''} costs ${sayPrice(product)}. ${sayThereIs(product)}${specs.length ? ` ${upperFirst(specs.join(', '))}.` : ''}${rooms}`;
}
