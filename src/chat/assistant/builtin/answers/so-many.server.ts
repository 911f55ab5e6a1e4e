import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, sayStock } from '../say.ts';
import { queryOf } from '../wish.ts';
import { wishMeant } from './find-meant.server.ts';

const mostShown = 3;
const count =
  /\b(\d{1,3}|two|three|four|five|six) (?:\w+ ){0,2}?(?:thresholds?|door (?:bars?|strips?|plates?)|t-? ?bars?|ramp ?bars?|ramps|nosings?|pipe covers?|fitting kits?|tile trims?|trims)\b|\bfor (\d{1,2}|two|three|four|five|six) (?:\w+ )?door(?:s|ways)\b|\b(\d{1,2}|two|three|four|five|six) (?:\w+ )?door(?:s|ways)\b/;
const wants = /\b(?:need|want|wanting|needing|buy|order|after)\b/;
const inDoors: ReadonlySet<string> = new Set(['threshold', 'ramp bar']);
const asksSum = /\b(?:how much|cost|costs|price|come to|comes to|total|set me back|work out)\b/;
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** How many pieces of trim somebody wants the price of: '3 thresholds in silver, what does that come to'; null where none were counted. */
export function soManyAsked({ reading }: Pick<Asked, 'reading'>): number | null {
  const said = `${reading.told} ${reading.said}`;
  const [[, pieces, forDoors, ofDoors] = [], second] = [...said.matchAll(new RegExp(count, 'g'))];
  const doors = forDoors ?? ofDoors;
  const number = pieces ?? (reading.floor.every((name) => inDoors.has(name)) ? (doors ?? '') : '');
  if (second) return null;
  return number && (asksSum.test(said) || wants.test(said)) && reading.floor.length > 0 && reading.floor.every(isGoods)
    ? (numbers[number] ?? Number(number))
    : null;
}

/** What so many of the goods that fit come to. */
export async function answerSoMany(asked: Asked): Promise<Part | null> {
  const number = soManyAsked(asked);
  if (number === null) return null;
  const wish = { ...(await wishMeant(asked, false)), room: [] };
  const { products } = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wish), limit: mostShown }));
  if (!products.length) return null;
  const lines = products.map(
    (product) =>
      `${countUnits(number, product.unit)} of ${linkTo(product)}: ${formatPounds(number * product.pricePence)} at ${formatPounds(product.pricePence)} each, ${sayStock(product)}.`,
  );
  const ids = products.map(({ id }) => id);
  return {
    text: lines.join('\n\n'),
    products: ids,
    sources: products.map(productSource),
    suggestions: ['Do you deliver?'],
    context: { topic: 'find', wish, shown: ids, focus: ids.length === 1 ? (ids[0] ?? null) : null, page: 1 },
  };
}
