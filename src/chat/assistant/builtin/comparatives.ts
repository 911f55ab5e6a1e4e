import type { Product } from '#catalogue/product.ts';
import { lightnessOf } from './answers/shade.ts';
import { comparedPence } from './say.ts';

type Way = {
  /** The word without its ending: 'thick' of 'thicker' and 'thickest'. */
  stem: string;
  /** The same in other words. */
  also?: string;
  /** Asked of a kind of product as much as of one: there are others like it that are more so. */
  ofKind?: true;
  /** What it is told by, and whether most of it or least is meant, where a record has it. */
  of?: (product: Product) => number | null;
  takes?: 'least' | 'most';
};

const sizeOf = ({ plankSize, tileSize }: Product, at: number) => Number.parseFloat((plankSize ?? tileSize ?? '').split('x')[at] ?? '') || null;
const millimetres = ({ thickness }: Product) => Number.parseFloat(thickness ?? '') || null;
const lightness = (product: Product) => lightnessOf(product)?.at ?? null;
const area = (product: Product) => (sizeOf(product, 0) ?? 0) * (sizeOf(product, 1) ?? 0) || null;

/** The ways in which one floor is more so than another. */
const ways: readonly Way[] = [
  { stem: 'cheap', also: '(?:least|less) expensive|lowest priced', ofKind: true, of: comparedPence, takes: 'least' },
  { stem: 'dear|pric[iy]', also: '(?:more|most) expensive', ofKind: true, of: comparedPence, takes: 'most' },
  { stem: 'thick', ofKind: true, of: millimetres, takes: 'most' },
  { stem: 'thinn?', ofKind: true, of: millimetres, takes: 'least' },
  { stem: 'light|pal', ofKind: true, of: lightness, takes: 'most' },
  { stem: 'dark', ofKind: true, of: lightness, takes: 'least' },
  { stem: 'wid', ofKind: true, of: (product) => sizeOf(product, 0), takes: 'most' },
  { stem: 'narrow', ofKind: true, of: (product) => sizeOf(product, 0), takes: 'least' },
  { stem: 'bigg|larg', ofKind: true, of: area, takes: 'most' },
  { stem: 'tall|high|deep', of: (product) => sizeOf(product, 0), takes: 'most' },
  { stem: 'small', ofKind: true, of: area, takes: 'least' },
  { stem: '', also: '(?:best|top|highest) (?:rated|reviewed)', of: ({ rating }) => rating?.average ?? null, takes: 'most' },
  { stem: 'plain', ofKind: true },
  { stem: 'gre[ye]|brown|whit|blu|green|cream', ofKind: true },
  { stem: 'soft|warm|cool|shini|cosi|fluffi|plush' },
];

const stems = (some: readonly Way[]) => some.flatMap(({ stem }) => stem || []).join('|');
const words = (way: Way) => [way.stem && `(?:${way.stem})(?:er|est)`, way.also].filter(Boolean).join('|');

/** 'cheaper', 'thickest', 'best rated': what is told by a figure. */
export const figureNames = ways
  .filter(({ of }) => of)
  .map(words)
  .join('|');

const before =
  'and|or|even|still|so|but|ok|okay|maybe|a|an|any|anything|something|some|thing|one|ones|have|you|yous|got|get|is|are|do|does|come|comes|can|would|like|there|it|them|they|we|i|me|want|need|show|what|about|the|in|of|with|to|this|that|just|same|exact|exactly|similar|look|colour|floor|sizes?|boards?|planks?|tiles?|very|other|bit|wee|little|slightly|much|rather|quite|far';
const after =
  'again|still|one|ones|please|yet|than|that|those|these|them|this|though|then|in|it|of|the|same|range|version|colour|shade|tone|sizes?|boards?|planks?|tiles?|pile|grain';
const moreSo = (some: readonly Way[]) => new RegExp(`^(?:(?:${before}) )*(?:${stems(some)})er(?: (?:${after}))*$`);
const [ofAny, ofKind] = [moreSo(ways), moreSo(ways.filter((way) => way.ofKind))];
const ofPrice = /\b(?:cheap|dear|pric[iy])er\b/;

/** 'lighter again', 'anything softer': more of what was shown, in one way; what is cheaper is asked for by its own name. */
export const asksMoreOfShown = (said: string) => ofAny.test(said) && !ofPrice.test(said);

/** 'and with a thicker wear layer': than what was shown. */
export const asksThickerLayer = /^(?!.*\b(?:why|how|what|is|are|does|do i|mean|which)\b).*\b(?:thicker|better|heavier|bigger|higher) wear ?layer\b/;

/** 'something a bit better wearing', 'anything tougher': than what was shown. */
export const asksHarderWearing =
  /\b(?:better|harder|longer|tougher)[- ](?:wearing|lasting)\b|\bmore (?:hard ?wearing|durable|robust)\b|\b(?:tougher|sturdier|hardier)\b|\b(?:wears?|lasts?) (?:better|longer|harder)\b/;

/** 'and is there a darker one', 'anything thinner': another than the one that is spoken of, whatever was asked before it. */
export const asksMoreSo = (said: string) => ofKind.test(said);

/** The one of some products that is the cheaper, the thickest and so on; null where no record tells, or two are alike. */
export function mostSo(products: readonly Product[], said: string): Product | null {
  const way = ways.find((one) => one.of && new RegExp(`^(?:${words(one)})$`).test(said));
  const known = products.flatMap((product) => {
    const value = way?.of?.(product) ?? null;
    return value === null ? [] : [{ product, value }];
  });
  known.sort((a, b) => (way?.takes === 'least' ? a.value - b.value : b.value - a.value));
  const [first, next] = known;
  return first && first.value !== next?.value ? first.product : null;
}
