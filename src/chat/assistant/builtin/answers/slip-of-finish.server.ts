import { readProducts } from '#catalogue/catalogue.server.ts';
import { nameInText } from '../../answer-text.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linkTo, listed, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';

const asksSlip = /\b(?:slip|slips|slippy|slippery|slipping|grip|grips|grippy)\b/;
const told = 'R9, R10 or R11';
const [mostRead, mostNamed] = [16, 3];

/** 'and is it slippy' after it was told what lappato is: the slip ratings of our tiles that are finished so. Null where no finish was explained. */
export async function answerSlipOfFinish({ reading, context, shop, visitor }: Asked): Promise<Part | null> {
  const { floor, names, sku, room, said } = reading;
  const isUnnamed = floor.length + names.length + room.length === 0 && sku === null && visitor.productId === null;
  const [finish] = context.wish?.finish ?? [];
  const isExplained = context.topic === 'advice' && context.shown.length === 0 && context.focus === null;
  if (!isUnnamed || !finish || !isExplained || !context.wish || !asksSlip.test(said)) return null;
  const query = floorQuery.parse({ ...queryOf(context.wish), categories: ['Tiles'] });
  const { products, total } = await findFloors(shop, { ...query, limit: mostRead });
  // Of many more than were read it could not be said of all.
  if (total > mostRead) return null;
  const rated = (await readProducts(shop, products)).flatMap((page) => (page.slipRating ? [page] : []));
  const entry = await guideEntry(told);
  const [first] = rated;
  if (!first || !entry) return null;
  const ratings = [...new Set(rated.flatMap(({ slipRating }) => slipRating ?? []))].toSorted();
  const isLow = ratings.join() === 'R9';
  const verdict = isLow ? 'It is slippery when it is wet: ' : '';
  const named = rated.slice(0, mostNamed);
  return {
    text: `${verdict}our ${nameInText(finish)} tiles are ${listed(ratings)}, for example ${listed(named.map(linkTo))}. ${entry.text}`.replace(
      /^our/,
      'Our',
    ),
    products: named.map(({ id }) => id),
    sources: [guideSource(entry), ...named.map(productSource)],
    suggestions: ['Which tiles suit a bathroom?'],
    context: { topic: 'find', wish: context.wish, shown: named.map(({ id }) => id), focus: null },
  };
}
