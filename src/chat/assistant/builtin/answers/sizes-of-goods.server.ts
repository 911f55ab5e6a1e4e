import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { listed, productLine, productSource, upperFirst } from '../say.ts';
import { metresIn } from '../sundry-quantities.ts';
import { queryOf } from '../wish.ts';
import { wishMeant } from './find-meant.server.ts';

const asksLength = /\bhow long (?:is|are|does|do)\b|\b(?:what|which) lengths?\b|\blengths? (?:does|do|is|are) (?:it|they|the)\b/;
const asksHeight = /\bhow (?:high|tall|wide|big|deep|thick) (?:is|are|does|do)\b|\b(?:what|which) (?:heights?|sizes?|widths?)\b/;
const most = /\b(?:tallest|highest|deepest|biggest|largest)\b/;
const least = /\b(?:lowest|shortest|smallest|shallowest|narrowest)\b/;
const ofTime = /\b(?:last|take|dry|set|deliver\w*|before|until|leave)\b/;
const mostShown = 4;
const mmIn = (name: string) => Number(/(\d{2,3})\s?mm\b/i.exec(name)?.[1] ?? 0);

/** 'how long are the skirting boards', 'the tallest skirting': told by the sizes that the goods are named by. */
export async function answerSizesOfGoods(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const { said, floor, names, sku, measured } = reading;
  const way = most.test(said) ? -1 : least.test(said) ? 1 : 0;
  const isAsked = (asksLength.test(said) || asksHeight.test(said)) && !ofTime.test(said);
  if (
    !floor.length ||
    !floor.every(isGoods) ||
    floor.includes('underlay') ||
    names.length ||
    sku ||
    measured.length ||
    !(way || isAsked || floor.includes('pipe cover'))
  )
    return null;
  const pipe = floor.includes('pipe cover') ? Number(/(\d{2})\s?mm\b/.exec(reading.text)?.[1] ?? 0) : 0;
  const wish = { ...(await wishMeant(asked, false)), room: [], condition: [], sort: null, thickness: null };
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: mostShown }));
  if (!products.length || products.some(({ name }) => !metresIn(name) && !mmIn(name))) return null;
  const sorted = way ? products.toSorted((a, b) => (mmIn(a.name) - mmIn(b.name)) * way) : products;
  const [first] = sorted;
  if (!first || (way && !mmIn(first.name))) return null;
  const lengths = [...new Set(products.map(({ name }) => metresIn(name)).filter(Boolean))];
  const heights = [...new Set(products.map(({ name }) => mmIn(name)).filter(Boolean))].toSorted((a, b) => a - b);
  if (!way && !isAsked && (!pipe || heights.includes(pipe))) return null;
  const opening =
    pipe && !heights.includes(pipe)
      ? `Not for pipes of ${pipe} mm: ours are for ${listed(heights.map((mm) => `${mm} mm`))}.`
      : way
        ? `The ${(way < 0 ? most : least).exec(said)?.[0]} is ${mmIn(first.name)} mm:`
        : asksLength.test(said) && lengths.length
          ? `${products.length > 1 && lengths.length === 1 ? 'Each is' : 'They are'} ${listed(lengths.map((metres) => `${metres} m`))} long:`
          : heights.length
            ? `There ${heights.length === 1 ? 'is' : 'are'} ${listed(heights.map((mm) => `${mm} mm`))}:`
            : 'The sizes stand in their names:';
  return {
    text: [upperFirst(opening), ...sorted.map(productLine)].join('\n\n'),
    products: sorted.map(({ id }) => id),
    sources: sorted.map(productSource),
    suggestions: ['How many lengths for a room 4 m by 5 m?'],
    context: { topic: 'find', wish, shown: sorted.map(({ id }) => id), focus: way || sorted.length === 1 ? first.id : null, page: 1 },
  };
}
