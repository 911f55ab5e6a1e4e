import { formatPounds } from '#money/pence.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { listed, ownTerms } from '../say.ts';

const kinds = ['laminate', 'vinyl', 'carpet', 'lvt', 'tiles', 'wood'] as const;
/** 'how much is a floor for a house', 'what would a new floor cost me': of no floor in particular. */
const ofAnyFloor =
  /\b(?:a|any|new|decent|good|nice|proper|another) (?:new )?floor\b|\bflooring\b|\bfloors\b|\bto floor\b|\b(?:house|home|flat|bungalow|cottage|apartment|downstairs|upstairs)\b/;
/** Of one that was named or shown, of its laying, or of what goes with it. */
const ofSomethingElse =
  /\b(?:lay|laid|laying|fit|fitted|fitting|install\w*|sand\w*|clean\w*|heating|deliver\w*|level\w*|repair\w*|remov\w*|lift\w*|samples?)\b/;
/** 'a three bedroom bungalow' */
const bedroomed = /\b(?:\d|one|two|three|four|five|six) ?-?bed(?:room)?(?:ed)?\b/;
const asksPrice = /\bhow much\b|\bcosts?\b|\bcosting\b|\bprices?\b|\bset me back\b|\bbudget\b/;

/** Whether it is asked what a floor costs, and nothing tells which. */
export function asksWhatFloorsCost({ reading, context, visitor }: Asked): boolean {
  const { told, text, intent, floor, names, sku, measured, room, price, species, sort, refersBack } = reading;
  const whole = `${told} ${text}`;
  // 'it' on the page of a product, or after one was spoken of.
  if (intent !== null || sort !== null || (refersBack && (context.focus !== null || visitor.productId !== null))) return false;
  const isOpen =
    floor.length + species.length + names.length + measured.length === 0 &&
    (room.length === 0 || bedroomed.test(whole)) &&
    sku === null &&
    price === null;
  return isOpen && asksPrice.test(whole) && ofAnyFloor.test(whole) && !ofSomethingElse.test(whole);
}

/** What each kind begins at, and what has to be known to say more. */
export async function answerWhatFloorsCost({ shop }: Asked): Promise<Part> {
  const cheapest = await Promise.all(
    kinds.map(async (kind) => {
      const { category, search } = sold[kind] ?? {};
      const query = { categories: category ? [category] : [], words: search ? [[search]] : [], sort: 'cheapest', limit: 1 };
      const { products } = await findFloors(shop, floorQuery.parse(query), false);
      const pence = products[0]?.pricePerM2Pence ?? null;
      return pence === null ? [] : [{ kind, pence }];
    }),
  );
  const said = cheapest
    .flat()
    .toSorted((a, b) => a.pence - b.pence)
    .map(({ kind, pence }) => `${sayKindInside(kind)} from ${formatPounds(pence)}`);
  return {
    text: `That depends on the floor and on the size of it. A m² costs, by kind: ${listed(said)}; underlay, trims and some 10% for cuts come on top. Which rooms is it for, about how many m² are they, and what would you like to spend in all? Then I can name floors and work out the sum.`,
    sources: [ownTerms('Prices')],
    suggestions: ['A living room of 4 by 5 m', 'The cheapest laminate', 'What can I get for £500 and 25 m²?'],
    context: { topic: 'price', awaits: 'room' },
  };
}
