import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { adviceKindOf } from '../kind-of.ts';
import { pageSays } from './page-says.ts';

/** Something on record in which one product is better than another. `of`: how it is told; what is higher is better, or has the higher rank. */
export type Measure = {
  name: string;
  asks: RegExp;
  of: (product: Product) => string | null;
  rank?: (said: string, product: Product) => number;
  more?: string;
};

/** What is said of several products, and the one that is the best of them, if one is. */
export type Verdict = { text: string; best: Product | null };

const waterRanks = ['Standard', 'Water Resistant', 'Waterproof'];
const years = ({ warrantyYears }: Product) => (warrantyYears === null ? null : `${warrantyYears} years`);
/** How a kind of floor is laid or made, which is what makes it quiet, warm and soft; null for goods that are no floor. */
const make = (product: Product) =>
  adviceKindOf(product) ? (product.construction ?? product.category.replace(' Flooring', '').toLowerCase().replace('lvt', 'LVT')) : null;
const hardKinds: ReadonlySet<string | null> = new Set(['tiles', 'porcelain', 'ceramic', 'natural stone']);

/** As the guide has it: carpet, then WPC, glued-down and sheet vinyl; tiles last. */
function quietness(_: string, product: Product): number {
  const kind = adviceKindOf(product);
  if (kind === 'carpet') return 3;
  if (hardKinds.has(kind)) return 0;
  return /WPC|Glue/.test(product.construction ?? '') || kind === 'vinyl' ? 2 : 1;
}

/** As the guide has it: carpet, then WPC, wood, laminate and sheet vinyl; tiles last. */
function warmth(_: string, product: Product): number {
  const kind = adviceKindOf(product);
  if (kind === 'carpet') return 3;
  if (hardKinds.has(kind)) return 0;
  return kind === 'lvt' && !/WPC/.test(product.construction ?? '') ? 1 : 2;
}

/** Carpet gives most underfoot, then WPC and sheet vinyl; tiles not at all. */
function softness(_: string, product: Product): number {
  const kind = adviceKindOf(product);
  if (kind === 'carpet') return 3;
  if (hardKinds.has(kind)) return 0;
  return /WPC/.test(product.construction ?? '') || kind === 'vinyl' ? 2 : 1;
}

/** The guide's order of woods by their hardness, the softest first. */
const woods = [['Pine'], ['Walnut', 'Cherry'], ['Oak'], ['Ash'], ['Maple'], ['Bamboo']];
/** Fibres by how well a pile of them springs back under feet. */
const fibres = [/polypropylene/i, /^(?=.*wool)(?!.*nylon)/i, /wool.*nylon/i, /^(?!.*wool).*nylon/i];

/** How a floor is put down, the easiest last. */
const layings: readonly { said: string; is: (product: Product, kind: string) => boolean }[] = [
  { said: 'stuck down all over, its joints welded, by a fitter', is: (_, kind) => kind === 'safety vinyl' },
  { said: 'bedded in adhesive and grouted', is: (_, kind) => hardKinds.has(kind) },
  { said: 'nailed or glued down', is: (_, kind) => kind === 'solid wood' },
  { said: 'glued down block by block on a flat floor', is: (product, kind) => kind === 'engineered wood' && pageSays(product, /\bfully bonded\b|\bon adhesive\b/) !== null },
  { said: 'stretched or stuck by a fitter', is: ({ name }, kind) => kind === 'carpet' && !/\btiles?\b/i.test(name) },
  { said: 'stuck down in adhesive on a smooth floor', is: ({ construction }, kind) => kind === 'lino' || /glue/i.test(construction ?? '') },
  { said: 'cut from the roll with a knife', is: (_, kind) => kind === 'vinyl' },
  { said: 'clicked or laid loose', is: (product, kind) => kind === 'laminate' || /click|loose/i.test(product.construction ?? '') || (kind === 'engineered wood' && pageSays(product, /\b[Cc]licks? (?:joint|together)\b/) !== null) },
]; // biome-ignore format: a table
const laying = (product: Product) => layings.find(({ is }) => is(product, adviceKindOf(product) ?? ''))?.said ?? null;

/** How a floor is kept clean, the easiest last. */
const cleanings: readonly { said: string; kinds: readonly string[]; is?: (product: Product) => boolean }[] = [
  { said: 'carpet, which holds dirt', kinds: ['carpet'] },
  {
    said: 'carpet of polypropylene, which takes up no water, so most spills clean off',
    kinds: ['carpet'],
    is: ({ material }) => /polypropylene/i.test(material ?? ''),
  },
  { said: 'sealed or oiled from time to time', kinds: ['engineered wood', 'solid wood', 'natural stone'] },
  { said: 'lacquered, so wiped and never oiled', kinds: ['engineered wood', 'solid wood'], is: ({ finish }) => /lacquer/i.test(finish ?? '') },
  { said: 'a damp cloth only', kinds: ['laminate', 'bamboo'] },
  { said: 'a wet mop', kinds: ['lvt', 'vinyl', 'safety vinyl', 'lino'] },
  { said: 'a wet mop, and nothing soaks in', kinds: ['porcelain', 'ceramic', 'tiles'] },
];
const cleaning = (product: Product) =>
  cleanings.findLast(({ kinds, is }) => kinds.includes(adviceKindOf(product) ?? '') && (is?.(product) ?? true))?.said ?? null;

/** What it is made of in the middle, of those that are all called waterproof. */
const cores: readonly { said: string; kinds: readonly string[] }[] = [
  { said: 'wood fibre, which swells where water stands in its joints', kinds: ['laminate'] },
  { said: 'vinyl, which does not swell', kinds: ['lvt', 'vinyl', 'safety vinyl'] },
];
const coreOf = (product: Product) => cores.find(({ kinds }) => kinds.includes(adviceKindOf(product) ?? ''))?.said ?? null;

const measures = {
  laying: { name: 'ease of laying, going by its kind', asks: /\b(?:eas\w+|simpl\w+|quick\w*|fast\w*|hard\w*|difficult)\b.*\b(?:fit(?:ted|ting)?|lay|laid|install\w*|put down)\b|\bdiy\b/, of: laying, rank: (said) => layings.findIndex((one) => one.said === said) },
  cleaning: { name: 'ease of care, going by its kind and finish', asks: /\b(?:eas\w+|simpl\w+|quick\w*|hard\w*|difficult|less work)\b.*\b(?:clean\w*|mop\w*|keep|kept|look(?:ed|ing)? after|maintain\w*|care for|live with)\b|\b(?:less|least|lower|lowest|more|most) (?:maintenance|upkeep|care|looking after)\b/, of: cleaning, rank: (said) => cleanings.findIndex((one) => one.said === said) },
  water: { name: 'water resistance', asks: /\bwater\b|waterproof|\bwet\b|\bspills?\b/, of: ({ waterResistance }) => waterResistance?.toLowerCase() ?? null, rank: (said) => waterRanks.findIndex((one) => one.toLowerCase() === said), more: 'better' },
  core: { name: 'what it is made of', asks: /(?!)/, of: coreOf, rank: (said) => cores.findIndex((one) => one.said === said) },
  ac: { name: 'AC rating', asks: /\bac\b|\b(?:ac|wear) rating|\babrasion/, of: ({ acRating }) => acRating },
  wear: { name: 'wear layer', asks: /wear layer/, of: ({ wearLayer }) => wearLayer, more: 'thicker' },
  slip: { name: 'slip rating', asks: /\bslip\w*|\bgrip\w*/, of: ({ slipRating }) => slipRating },
  thickness: { name: 'thickness', asks: /\bthick\w*|\bthinn?\w*/, of: ({ thickness }) => thickness, more: 'greater' },
  /** Of what gives underfoot. */
  padding: { name: 'thickness', asks: /(?!)/, of: ({ category, thickness }) => (/^(?:Carpet|LVT|Laminate Flooring|Vinyl & Lino)$/.test(category) ? thickness : null) },
  /** Of what is soft by itself: a thicker laminate is none the softer. */
  pile: { name: 'thickness', asks: /(?!)/, of: ({ category, thickness }) => (/^(?:Carpet|Vinyl & Lino)$/.test(category) ? thickness : null) },
  /** Of what is worn down and sanded. */
  board: { name: 'thickness', asks: /(?!)/, of: ({ category, thickness }) => (category === 'Wood Flooring' ? thickness : null) },
  weight: { name: 'weight', asks: /\bweigh\w*|\bheav(?:ier|iest)\b(?! (?:wear|duty|traffic|use))|\blight(?:er|est) to (?:carry|lift)\b/, of: ({ weightGrams, unit }) => (weightGrams === null ? null : `${Math.round(weightGrams / 100) / 10} kg a ${unitWords(unit).one}`), more: 'greater' },
  warranty: { name: 'warranty', asks: /warrant\w*|guarante\w*/, of: years, more: 'longer' },
  rating: { name: 'rating', asks: /\breview\w*|\brated\b|(?<!\b(?:wear|ac|slip|abrasion) )\brating\b|\bstars?\b/, of: ({ rating }) => (rating ? `${rating.average.toFixed(1)} of 5` : null) },
  width: { name: 'width', asks: /\bwid(?:er|est|th)\b|\bbigg(?:er|est)\b|\blarg(?:er|est)\b/, of: ({ plankSize, tileSize }) => { const mm = (plankSize ?? tileSize)?.split('x')[0]; return mm ? `${mm} mm` : null; } },
  quiet: { name: 'quietness, going by its kind', asks: /\bquiet\w*|\bnois\w*|\bloud\w*|\becho\w*/, of: make, rank: quietness },
  warm: { name: 'warmth, going by its kind', asks: /\bwarm\w*|\bcold\w*|\bcos(?:y|ier)\b/, of: make, rank: warmth },
  soft: { name: 'softness, going by its kind', asks: /\bsoft\w*|\bcomf\w*|\bplush\w*|\bspring(?:y|ier)\b/, of: make, rank: softness },
  hardness: { name: 'hardness of its wood', asks: /\bhard(?:er|est|ness)\b(?! to\b)|\bjanka\b/, of: ({ woodSpecies }) => woodSpecies?.toLowerCase() ?? null, rank: (said) => woods.findIndex((same) => same.some((wood) => wood.toLowerCase() === said)), more: 'greater' },
  fibre: { name: 'fibre', asks: /(?<!\bwood )\bfib(?:re|er)s?\b(?! ?boards?)/, of: ({ category, material }) => (category === 'Carpet' ? (material?.toLowerCase() ?? null) : null), rank: (said) => fibres.findIndex((fibre) => fibre.test(said)) },
  pileSort: { name: 'pile', asks: /(?!)/, of: ({ category, finish, surface }) => (category === 'Carpet' ? ((surface ?? finish)?.toLowerCase() ?? null) : null), rank: (said) => (said.includes('saxony') ? 0 : 1), more: 'harder-wearing' },
} satisfies Record<string, Measure>; // biome-ignore format: a table
/** All that may be asked for by its name. */
export const all: readonly Measure[] = Object.values(measures);

export const { wear, thickness } = measures;
const {
  laying: ease,
  cleaning: care,
  water,
  core,
  ac,
  slip,
  warranty,
  rating,
  quiet,
  warm,
  soft,
  hardness,
  fibre,
  padding,
  pile,
  board,
  pileSort,
} = measures;
const toughness: readonly Measure[] = [ac, wear, hardness, pileSort, fibre, warranty, board];
const unmarked: readonly Measure[] = [ac, wear, hardness];
/** What counts where: the first that tells them apart decides. */
export const counts: Readonly<Record<string, readonly Measure[]>> = {
  Bathroom: [water, core, slip],
  'Wet room': [slip, water],
  'Utility Room': [water, core, ac, wear, slip],
  Kitchen: [water, core, ac, wear, slip],
  Hallway: [ac, wear, water, hardness, pileSort, fibre, warranty, board],
  Stairs: toughness,
  Office: toughness,
  'Living Room': toughness,
  'Dining Room': [ac, wear, water, hardness, fibre, warranty],
  Bedroom: [soft, warm, padding],
  waterproof: [water, core],
  pets: [ac, wear, hardness, water, slip],
  children: [ac, wear, hardness, water],
  'heavy traffic': toughness,
  landlord: toughness,
  scratches: unmarked,
  wheels: unmarked,
  slip: [slip],
  noise: [quiet, padding],
  warmth: [warm, padding],
};
/** What decides where more than one figure tells of what was asked; the first that sets them apart. `guide`: what is said where none does. */
export const demands: readonly { asks: RegExp; order: readonly Measure[]; why: string; guide?: string }[] = [
  { asks: /\b(?:lasts?|longer|longest|wears? (?:better|best|well|longest)|(?:hard|harder|hardest) ?wearing|tough\w*|durab\w*|hold up|stand up|stronger|sturdier|abuse|hammering|punishment|battering)\b/, order: toughness, why: 'to last' },
  { asks: /\b(?:scratch\w*|mark(?:s|ed)?|dents?|dented|scuff\w*)\b/, order: unmarked, why: 'to stay unmarked' },
  { asks: ease.asks, order: [ease], why: 'to lay' },
  { asks: care.asks, order: [care], why: 'to keep clean' },
  { asks: quiet.asks, order: [quiet, padding], why: 'to be quiet', guide: 'Quietest floor' },
  { asks: warm.asks, order: [warm, padding], why: 'to be warm', guide: 'Warmest floor' },
  { asks: soft.asks, order: [soft, pile], why: 'to be soft underfoot', guide: 'Kindest floor to stand on' },
]; // biome-ignore format: a table
export const lasting = toughness;
/** What may decide between two of a kind that are level in what was asked. */
export const otherwise: readonly Measure[] = [water, thickness];
export const inAll: readonly Measure[] = [water, ac, wear, fibre, thickness, warranty, rating];
