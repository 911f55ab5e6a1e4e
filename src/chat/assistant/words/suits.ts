import type { Suitability, Verdict } from '../guide/parse-guide.ts';
import { isSuited, type Suits } from '../tools/suitability.server.ts';
import type { Part } from './say.ts';
import { aRoom, inTurn, linkTo, listed, productSource, sayPrice } from './say.ts';

const maxReasons = 4;
const openings: Record<Verdict, string> = { yes: 'Yes', care: 'With care', no: 'No' };
/** Of a demand, which may be asked for either way: 'will it fade', 'does it keep its colour'. */
const verdicts: Record<Verdict, string> = { yes: 'good', care: 'with care', no: 'not suitable' };

/** Whether floors suit a place: of one product or kind the verdict first, of all kinds which do, which with care, and which do not. */
export function saySuits(suits: Suits): Part | null {
  const { product, kinds, lines, own, places } = suits;
  if (!lines.length && !own.length) return null;
  const at = (place: string) => lines.filter(({ where }) => where.toLowerCase() === place.toLowerCase());
  const ofPlaces = () => places.map((place) => ofAll(place, at(place), places.length > 1 ? 2 : maxReasons)).join('\n\n');
  const text = product || kinds.length ? ofKinds(suits) : ofPlaces();
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

/** The same of several products, each by itself, and which of those that suit costs least. */
export function saySuitsOfEach(each: readonly Suits[]): Part | null {
  const parts = each.flatMap((one) => saySuits(one) ?? []);
  const suited = each.flatMap((one) => (one.product && isSuited(one) ? [one.product] : []));
  const [cheapest] = suited.toSorted((a, b) => (a.pricePerM2Pence ?? a.pricePence) - (b.pricePerM2Pence ?? b.pricePence));
  const choice = cheapest && suited.length > 1 ? `Of those that suit, ${linkTo(cheapest)} costs least: ${sayPrice(cheapest)}.` : '';
  const said = choice ? [...parts, { text: choice, facts: [cheapest] }] : parts;
  return parts.length ? { ...inTurn(said), suggestions: ['Which is the cheapest?', 'Compare the first two'] } : null;
}

function ofKinds({ product, own, lines }: Suits): string {
  const record = own.map(({ term, value, fits }) => `${fits ? 'Yes' : 'No'}. ${term}: ${value}.`);
  const said = lines.map(({ where, floor, verdict, why }) => {
    if (product && own.length) return why;
    const what = `${floor === 'lvt' ? 'LVT' : floor} ${whereSaid(where)}`;
    if (!isRoom(where)) return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${verdicts[verdict]}. ${why}`;
    return `${openings[verdict]}${lines.length > 1 || product ? `, ${what}` : ''}: ${why}`;
  });
  return `${product ? `${linkTo(product)}: ` : ''}${[...record, ...said].join(product ? ' ' : '\n\n')}`;
}

const isRoom = (where: string) => /^[A-Z]/.test(where);
const whereSaid = (where: string) =>
  isRoom(where) ? `${/^(?:Stairs|Patio)$/.test(where) ? 'on' : 'in'} ${aRoom(where)}` : where.startsWith('over ') ? where : `and ${where}`;

/** Which kinds suit a place, each reason beside the kinds that it holds for. */
function ofAll(place: string, lines: readonly Suitability[], reasons: number): string {
  const named = (some: readonly Suitability[]) => listed([...new Set(some.map(({ floor }) => (floor === 'lvt' ? 'LVT' : floor)))]);
  const of = (verdict: Verdict) => [
    ...Map.groupBy(
      lines.filter((line) => line.verdict === verdict),
      ({ why }) => why,
    ),
  ];
  const told = of('yes').map(([why, some]) => `${named(some)}. ${why}`);
  const rest = of('yes')
    .slice(reasons)
    .flatMap(([, some]) => some);
  const [care, no] = [of('care').flatMap(([, some]) => some), of('no').flatMap(([, some]) => some)];
  return [
    told.length ? `Good for ${isRoom(place) ? aRoom(place) : place}:` : `No floor is ideal for ${isRoom(place) ? aRoom(place) : place}.`,
    ...told.slice(0, reasons).map((one) => one.charAt(0).toUpperCase() + one.slice(1)),
    rest.length ? `Also: ${named(rest)}.` : '',
    care.length ? `With care: ${named(care)}. Ask me about one of them for what it needs.` : '',
    no.length ? `Not suitable: ${named(no)}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
