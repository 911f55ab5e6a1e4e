import type { ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';
import { asksMatch, spokenOf, wall } from './floor-to-match.server.ts';

const ofWall = /\bwall (?:tiles?|ones?)\b|\b(?:for|on|matching|the) (?:the )?walls?\b/;
const [mostLookedAt, mostShown] = [4, 3];

/** 'is there a wall tile that matches it' of floor tiles: the wall tiles of the same range, then others; null where no floor tile is spoken of. */
export async function answerWallToMatch(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  if (!ofWall.test(reading.text) || !asksMatch.test(reading.text) || reading.measured.length > 0) return null;
  const floors = (await spokenOf(asked)).filter(({ name, category }) => category === 'Tiles' && !wall.test(name));
  const ranges = await Promise.all(
    floors.slice(0, mostLookedAt).map(async (floor) => ({ floor, walls: (await othersOfRange(shop, floor)).filter(({ name }) => wall.test(name)) })),
  );
  const found = ranges.find(({ walls }) => walls.length > 0);
  if (found)
    return told(
      found.floor,
      found.walls,
      `Of the same range as ${linkTo(found.floor)} there ${found.walls.length > 1 ? 'are these' : 'is this'} for the wall.`,
    );
  const [floor] = floors;
  if (!floor) return null;
  const wish = { ...emptyWish, floor: ['tiles'], feature: ['wall'], colour: reading.colour };
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), sort: 'cheapest', limit: mostShown }));
  return products.length
    ? told(
        floor,
        products,
        `The range of ${linkTo(floor)} has no wall tile. Of our wall tiles, for example (order samples and lay them beside it). Floor tiles can go on a wall as well, as long as it carries their weight.`,
      )
    : null;
}

function told(floor: ProductSummary, walls: readonly ProductSummary[], first: string): Part {
  const shown = walls.slice(0, mostShown);
  return {
    text: [first, ...shown.map(productLine), `And ${productLine(floor)}`].join('\n\n'),
    products: [...shown, floor].map(({ id }) => id),
    sources: [...shown, floor].map(productSource),
    suggestions: ['Can I get a sample?'],
    // The floor tile is one of them: 'what is a box of each?'
    context: { topic: 'find', shown: [...shown, floor].map(({ id }) => id), focus: null, before: floor.id },
  };
}
