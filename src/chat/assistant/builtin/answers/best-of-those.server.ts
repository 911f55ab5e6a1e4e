import { readProducts } from '#catalogue/catalogue.server.ts';
import { readGuide } from '../../guide/guide.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, upperFirst } from '../say.ts';

const asksBest =
  /^(?:and |so |ok |okay |right |then )*which (?:one|ones|of (?:those|these|them|the \w+))?(?: of (?:those|these|them))? ?(?:would|is|are|will|do you)\b.*\b(?:best|better|suit|good)\b/;
/** Where a hard surface counts. */
const hardness: ReadonlySet<string> = new Set(['pets', 'scratches', 'heavy traffic', 'heavy furniture', 'wheels']);
const mostTold = 4;
const ranks = ['no', 'care', 'yes'];

/** 'which of those would be best for dog claws', of floors of several kinds that were shown: each by what the guide says of its kind there. Null for anything else. */
export async function answerBestOfThose({ reading, context, shop }: Asked): Promise<Part | null> {
  const { names, floor, ordinals, measured, room, condition, said } = reading;
  const isBare = names.length + floor.length + ordinals.length + measured.length === 0 && reading.sku === null;
  const place = condition[0] ?? room[0];
  if (!isBare || !place || context.focus || context.shown.length < 2 || !asksBest.test(said)) return null;
  const { suitability } = await readGuide();
  const products = await readProducts(shop, context.shown.slice(0, mostTold));
  const told = products.flatMap((product) => {
    const kind = adviceKindOf(product);
    const line = suitability.find((one) => one.where === place && one.floor === kind && one.sort === null);
    return line ? [{ product, kind, line }] : [];
  });
  if (told.length < products.length || new Set(told.map(({ kind }) => kind)).size < 2) return null;
  const ordered = told.toSorted((a, b) => ranks.indexOf(b.line.verdict) - ranks.indexOf(a.line.verdict));
  const top = ordered.filter(({ line }) => line.verdict === ordered[0]?.line.verdict);
  // Where all of them stand it, the hardest is told.
  const leading = top.length > 1 ? top.filter(({ line }) => /\bbest of all\b/.test(line.why)) : [];
  const hardest = leading.length
    ? leading
    : hardness.has(place) && top.length > 1
      ? top.filter(({ kind }) => /^(?:porcelain|ceramic|natural stone)$/.test(kind ?? ''))
      : top;
  const opening =
    ordered[0]?.line.verdict === 'no'
      ? 'None of them is right for that.'
      : hardest.length === 1 && hardest[0]
        ? `For that I would take ${linkTo(hardest[0].product)}${top.length > 1 ? (leading.length ? '; the others do for it too' : ': nothing marks it; the others stand it too') : ''}.`
        : top.length === ordered.length
          ? 'All of them stand that, so take the one you like best.'
          : `For that I would take ${listed(
              top.map(({ product }) => linkTo(product)),
              'or',
            )}.`;
  const openings = { yes: 'Yes', care: 'With care', no: 'No' } as const;
  return {
    text: [opening, ...ordered.map(({ product, line }) => `${linkTo(product)}: ${openings[line.verdict]}: ${upperFirst(line.why)}`)].join('\n\n'),
    products: ordered.map(({ product }) => product.id),
    sources: [...new Set(ordered.map(({ line }) => line.source))].map((source) => ({ title: `Flooring guide: ${source}`, href: null })),
    suggestions: ['How much do I need?'],
    context: {
      topic: 'suitability',
      shown: ordered.map(({ product }) => product.id),
      focus: hardest.length === 1 ? (hardest[0]?.product.id ?? null) : null,
    },
  };
}
