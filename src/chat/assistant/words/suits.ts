import type { Suitability, Verdict } from '../guide/parse-guide.ts';
import type { Suits } from '../tools/suitability.server.ts';
import type { Part } from './say.ts';
import { inOne, linkTo, listed, productSource } from './say.ts';

const openings: Record<Verdict, string> = { yes: 'Yes', care: 'With care', no: 'No' };

/** Whether floors suit a place: of one product or kind the verdict first, of all kinds which do, which with care, and which do not. */
export function saySuits(suits: Suits): Part | null {
  const { product, kinds, lines, own, places } = suits;
  if (!lines.length && !own.length) return null;
  const text =
    product || kinds.length
      ? ofKinds(suits)
      : places
          .map((place) =>
            ofAll(
              place,
              lines.filter(({ where }) => where.toLowerCase() === place.toLowerCase()),
            ),
          )
          .join('\n\n');
  const sources = [...new Set(lines.map(({ source }) => source))]
    .filter(Boolean)
    .map((source) => ({ title: `Flooring guide: ${source}`, href: null }));
  return {
    text,
    facts: [suits],
    products: product ? [product.id] : [],
    sources: product ? [productSource(product), ...sources] : sources,
    suggestions: product ? ['How many boxes for 20 m²?', 'What underlay goes with it?'] : [`Show me floors for ${places[0]?.toLowerCase()}`],
    context: product ? { focus: product.id, shown: [product.id] } : {},
  };
}

function ofKinds({ product, own, lines }: Suits): string {
  const record = own.map(({ term, value, fits }) => `${fits ? 'Yes' : 'No'}. ${term}: ${value}.`);
  const said = lines.map(({ where, floor, verdict, why }) => {
    if (product && own.length) return why;
    return inOne(
      `${openings[verdict]}${lines.length > 1 || product ? `, ${floor.toUpperCase() === 'LVT' ? 'LVT' : floor} ${whereSaid(where)}` : ''}:`,
      `${why}`,
    );
  });
  return `${product ? `${linkTo(product)}: ` : ''}${[...record, ...said].join(product ? ' ' : '\n\n')}`;
}

const whereSaid = (where: string) => (/^[A-Z]/.test(where) ? `in a ${where.toLowerCase()}` : `and ${where}`);

function ofAll(place: string, lines: readonly Suitability[]): string {
  const of = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict);
  const named = (some: readonly Suitability[]) => listed([...new Set(some.map(({ floor }) => (floor === 'lvt' ? 'LVT' : floor)))]);
  const [first] = of('yes');
  const best = of('yes');
  const [care, no] = [of('care'), of('no')];
  return [
    best.length ? `Good for ${place.toLowerCase()}: ${named(best)}. ${first?.why ?? ''}` : `No floor is ideal for ${place.toLowerCase()}.`,
    care.length ? `With care: ${named(care)}. ${care[0]?.why ?? ''}` : '',
    no.length ? `Not suitable: ${named(no)}. ${no[0]?.why ?? ''}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
