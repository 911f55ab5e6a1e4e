import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import { linkTo, listed, sayPrice, sayThereIs, upperFirst } from '../say.ts';
import { pageLine } from './page-says.ts';

/** 'tell me about the Gull Grey', by itself or before something else. */
export const asksAbout = (said: string) =>
  /^about\b|\bwhat(?:s| is| are|re)? (?:the )?(?:\{name\} ?)+(?:one |ones )?like\b(?! (?:for|in|on|to|with|over|under)\b)|\b(?:tell me (?:\w+ )?about|(?:info|information|details) (?:on|about|of))\b/.test(
    said.toLowerCase(),
  );

/** What a record says of a product in short: its size, what it is made of and stands. */
function specsOf(product: Product): string[] {
  const size = (product.tileSize ?? product.plankSize)?.replace(/\s*x\s*/, ' x ');
  return [
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
  ].filter((spec) => typeof spec === 'string' && spec !== '') as string[];
}

const sayRooms = (rooms: readonly string[]) => listed(rooms.map((room) => room.toLowerCase()));

/** What it is, in the first words of its page, and what its record says of it: what it costs, is made of and suits. */
export function summary(product: Product): string {
  const specs = specsOf(product);
  const page = pageLine(product);
  const rooms = product.rooms.length ? ` It is sold for ${sayRooms(product.rooms)}.` : '';
  return `${linkTo(product)}${page ? `: “${page}” It` : ''} costs ${sayPrice(product)}. ${sayThereIs(product)}${specs.length ? ` ${upperFirst(specs.join(', '))}.` : ''}${rooms}`;
}

/** 'tell me about the Ballydoran': what the pages and records of a range have in common, then each with its price and what its page begins with. */
export function rangeSummary(products: readonly Product[], shared: string): string {
  const inAll = <T>(of: (product: Product) => readonly T[]) => products.map(of).reduce((common, own) => common.filter((one) => own.includes(one)));
  const specs = inAll(specsOf);
  const rooms = inAll(({ rooms: own }) => own);
  const lines = products.map((product) => {
    const own = pageLine({ ...product, description: shared ? product.description.replace(shared, '').trim() : product.description });
    return `${linkTo(product)}: ${sayPrice(product)}.${own ? ` “${own}”` : ''}`;
  });
  const all = [shared && `“${shared}”`, specs.length > 0 && `All of them: ${specs.join(', ')}.`, rooms.length > 0 && `Sold for ${sayRooms(rooms)}.`];
  return [all.filter(Boolean).join(' '), ...lines].filter(Boolean).join('\n\n');
}
