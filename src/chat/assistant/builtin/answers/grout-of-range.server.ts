import { readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, linkTo, listed, productLine, productSource } from '../say.ts';
import { jointIn } from '../sundry-quantities.ts';
import { pageSays } from './page-says.ts';

const [mostTiles, mostGrouts] = [8, 3];
const joints = /\bjoints? (?:from|of) (\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) mm\b/i;

/** 'what grout for 2 mm joints on the Strand tiles', of which there are several colours: the grout and the joints it is for, and those tiles whose own page wants another colour. */
export async function groutOfRange({ shop, reading }: Asked, range: readonly ProductSummary[]): Promise<Part | null> {
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Adhesives'], words: [['grout']], limit: mostGrouts }));
  const pages = await readProducts(shop, products);
  const mm = jointIn(`${reading.told} ${reading.text}`);
  const fits = pages.filter((page) => {
    const [, least, most] = joints.exec(page.description) ?? [];
    return mm === undefined || !least || (mm >= Number(least) && mm <= Number(most));
  });
  if (!fits.length) return null;
  const tiles = await readProducts(shop, range.slice(0, mostTiles));
  const told = new Map<string, ProductSummary[]>();
  for (const tile of tiles) {
    const page = tile && pageSays(tile, /\bgrout\b/i);
    if (tile && page) told.set(page, [...(told.get(page) ?? []), tile]);
  }
  const own = [...told].map(([page, of]) => `${of.length > 2 ? linksTo(of) : listed(of.map(linkTo))}: ${page}`);
  const colours = [...new Set(fits.flatMap(({ colour }) => colour ?? []))];
  const ofColour = own.length && colours.length ? `Of grout we list ${colours.length === 1 ? `only ${colours[0]}` : listed(colours)}.` : '';
  return {
    text: [
      `${mm === undefined ? 'For their joints' : `For joints of ${mm} mm`} we have:`,
      ...fits.map((page) => [productLine(page), pageSays(page, joints)].filter(Boolean).join(' ')),
      ...own,
      ofColour,
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: fits.map(({ id }) => id),
    sources: fits.map(productSource),
    suggestions: ['For 20 m²'],
    context: { topic: 'facts', focus: fits.length === 1 ? (fits[0]?.id ?? null) : null, shown: fits.map(({ id }) => id) },
  };
}
