import { formatPounds } from '#money/pence.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { queryOf } from '../wish.ts';
import { answerFind } from './find.server.ts';
import { wishMeant } from './find-meant.server.ts';

const mostShown = 3;
const asksWhole =
  /\b(?:the lot|all of it|in all|in total|altogether|all in|the whole (?:lot|thing|place|floor|room)|roughly|come to|set me back|for (?:it|that|them) all)\b/;

/** What a kind of floor costs: from the cheapest to the dearest of what is sold. */
export async function answerPriceRange(asked: Asked, keeps: boolean): Promise<Part> {
  // 'what would the LVT cost for the lot', after the size was told.
  const { measured } = asked.context;
  if (!asked.reading.measured.length && measured.length && asksWhole.test(asked.reading.said))
    return answerFind({ ...asked, reading: { ...asked.reading, measured } }, keeps, { sort: 'cheapest' });
  const wish = await wishMeant(asked, keeps);
  const base = floorQuery.parse({ ...queryOf(wish), limit: mostShown });
  const [cheapest, dearest] = await Promise.all([
    findFloors(asked.shop, { ...base, sort: 'cheapest' }),
    findFloors(asked.shop, { ...base, sort: 'dearest', limit: 1 }),
  ]);
  const [low, high] = [cheapest.products[0]?.pricePerM2Pence ?? null, dearest.products[0]?.pricePerM2Pence ?? null];
  const found = await answerFind(asked, keeps, { sort: 'cheapest' });
  // 'oatmeal carpet': of that colour's own name there is one.
  if (low === null || high === null || !cheapest.total || found.products?.length === 1) return found;
  return { ...found, text: `${upperFirst(sayWish(wish))}: from ${formatPounds(low)} to ${formatPounds(high)} a m².\n\n${found.text}` };
}
