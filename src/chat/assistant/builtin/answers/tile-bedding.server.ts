import { readProduct } from '#catalogue/catalogue.server.ts';
import { emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { pageSays } from './page-says.ts';
import { answerSundryQuantity } from './sundries.server.ts';

const groutAndGlue = /\bgrout\b.*\b(?:adhesive|glue|cement)\b|\b(?:adhesive|glue|cement)\b.*\bgrout\b/;
const ofTimber = /\b(?:timber|wood(?:en)?|floorboards?|boards?|ply(?:wood)?|chipboard|suspended|joists?)\b/;
const asksAmount = /\bhow (?:much|many)\b/;
const mostOfEach = 2;

/**
 * 'what grout and adhesive do I need for this tile, and how much for 12 m²': both that a tile takes, with what its page says of them, and
 * then how much of each. Null over timber, of which the guide tells, and where one of them alone is asked.
 */
export async function answerTileBedding(asked: Asked): Promise<Part | null> {
  const { reading, shop, justAsked = '', before = '' } = asked;
  const said = `${reading.told} ${reading.text}`;
  const isOfBoth = reading.floor.includes('adhesive') && reading.floor.includes('grout');
  const isOfThose = reading.floor.length === 0 && asksAmount.test(said) && groutAndGlue.test(justAsked || before);
  const isMeasured = areaOf(reading.measured) > 0;
  if (ofTimber.test(said) || reading.boxes !== null) return null;
  if (isOfThose && isMeasured) return answerSundryQuantity({ ...asked, reading: { ...reading, names: [], floor: ['adhesive', 'grout'] } });
  const [tile] = isOfBoth && !isMeasured && !asksAmount.test(said) ? await floorsMeant(asked) : [];
  if (tile?.category !== 'Tiles') return null;
  const found = await Promise.all(
    ['adhesive', 'grout'].map(async (name) => {
      const query = queryOf({ ...emptyWish, floor: [name] });
      const words = [[name === 'grout' ? 'grout' : 'tile adhesive']];
      return (await findFloors(shop, floorQuery.parse({ ...query, words, limit: mostOfEach }))).products;
    }),
  );
  const goods = found.flat();
  if (!goods.length) return null;
  const page = await readProduct(shop, tile.id);
  const own = page && pageSays(page, /\bgrout\b|\badhesive\b/i);
  return {
    text: [`For ${linkTo(tile)} we have:`, ...goods.map(productLine), own ?? ''].filter(Boolean).join('\n\n'),
    products: [tile.id, ...goods.map(({ id }) => id)],
    sources: [tile, ...goods].map(productSource),
    suggestions: ['How much of both for 10 m²?'],
    context: { topic: 'facts', focus: tile.id, shown: goods.map(({ id }) => id) },
  };
}
