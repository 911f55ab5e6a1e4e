import type { ProductSummary } from '#catalogue/product.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, ownTerms, productSource, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { isWish, queryOf, wishOf } from '../wish.ts';
import { isOfDamage } from './warranty.ts';

const mostShown = 6;
const mostNamed = 3;
/** 'does the warranty cover water damage' describes no floor. */
const asksWhatItCovers =
  /\b(?:comeback|recourse|redress)\b|\bcover(?:s|ed)? (?:it|that|this|me|us|for (?:it|that|this))\b|\bcover(?:s|ed)?\b.*\b(?:damage\w*|stains?|scratch\w*|leaks?|floods?|burns?|wear|dents?|spills?)\b/;
/** A number of years, or the longest of all, is asked of everything we sell. */
const ofAll = /\b\d{1,2}\s?(?:years?|yrs?)\b|\blongest\b|\bbest\b|\bmost\b/;

/** 'what guarantee comes with the solid oak': the years on the records of those that answer to it; null where no floors are described. */
export async function answerWarrantiesOf({ shop, settings, reading }: Asked): Promise<Part | null> {
  const wish = wishOf({ ...reading, sort: null });
  if (
    !isWish(reading) ||
    ofAll.test(reading.text) ||
    asksWhatItCovers.test(`${reading.told} ${reading.text}`) ||
    isOfDamage(`${reading.told} ${reading.text}`)
  )
    return null;
  const found = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: mostShown }));
  const rows = await shop.sql<{ id: string; name: string; years: number }[]>`
    select id, name, warranty_years as years from products where id = any(${found.ranked}) and warranty_years is not null order by warranty_years desc, name`;
  const [longest] = rows;
  const shortest = rows.at(-1);
  if (!longest || !shortest) return null;
  const whole = found.total > found.ranked.length ? `Of the ${found.ranked.length} that suit best: ` : '';
  const range = longest.years === shortest.years ? `${longest.years} years` : `from ${shortest.years} to ${longest.years} years`;
  const fitting = settings.installation_guarantee ? ` An installation carries a guarantee of ${settings.installation_guarantee} besides.` : '';
  return {
    text: `${whole}${upperFirst(sayWish(wish))}: ${range}, as their records say. ${byYears(rows)}${fitting}`,
    products: rows.slice(0, mostShown).map(({ id }) => id),
    sources: [ownTerms('Warranty'), ...found.products.slice(0, mostNamed).map(productSource)],
    context: { topic: 'warranty', wish, shown: rows.slice(0, mostShown).map(({ id }) => id) },
  };
}

/** '30 years: Chalk Oak and Estate Oak; 25 years: Barn Oak, Bog Oak and 3 more.' */
function byYears(rows: readonly (Pick<ProductSummary, 'id' | 'name'> & { years: number })[]): string {
  const all = [...new Set(rows.map(({ years }) => years))];
  const lines = all.map((years) => {
    const own = rows.filter((row) => row.years === years);
    const more = own.length - mostNamed;
    const names = own.slice(0, more === 1 ? own.length : mostNamed).map(linkTo);
    return `${all.length > 1 ? `${years} years` : 'Each of them'}: ${listed([...names, ...(more > 1 ? [`${more} more`] : [])])}`;
  });
  return `${lines.join('; ')}.`;
}

/** Those of our products with the longest warranties, of the kind that was named. */
export function longestWarranties({ shop: { sql }, reading }: Asked): Promise<{ id: string; name: string; years: number }[]> {
  const kinds = reading.floor.flatMap((floor) => sold[floor]?.category ?? []);
  return sql`select id, name, warranty_years as years from products where warranty_years is not null and ${kinds.length ? sql`category = any(${kinds})` : sql`true`} order by warranty_years desc, name limit 3`;
}
