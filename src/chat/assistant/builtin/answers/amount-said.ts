import type { Product } from '#catalogue/product.ts';
import type { Asked } from '../part.ts';
import { groutForTiles, isLargeTile, jointIn, kgIn, type Needed, ownUse, type Sundry, sundryNeeded } from '../sundry-quantities.ts';

/** What a floor takes so much of: lengths round it or along its steps, bags and tubs for its area. */
export type Goods = Sundry | 'grout' | 'lengths' | 'nosing';

/** What each is searched for by; the kind alone where that is enough. */
export const searchedBy: Readonly<Record<Goods, string>> = {
  grout: 'grout',
  lengths: '',
  nosing: '',
  'tile adhesive': 'tile adhesive',
  'wall tile adhesive': 'tile adhesive',
  'large tile adhesive': 'tile adhesive',
  'wood adhesive': 'wood',
  'vinyl adhesive': 'vinyl',
  'smoothing compound': 'smoothing compound',
};

const stuckDown: readonly [floor: RegExp, Goods][] = [
  [
    /\b(?:tiles?|porcelain|ceramic|stone|slate|marble|mosaic|(?:rapid|fast|quick|standard)(?: set\w*| drying)?(?: floor)? (?:adhesive|glue)|(?:rapid|fast|quick|standard) set|flexi\w*)\b/,
    'tile adhesive',
  ],
  [/\b(?:wood|oak|engineered|solid|parquet|herringbone|bamboo)\b/, 'wood adhesive'],
  [/\b(?:lvt|vinyl|lino)\b/, 'vinyl adhesive'],
];

export function isLength(floor: readonly string[]): boolean {
  return floor.includes('skirting') || floor.includes('scotia') || floor.includes('stair nosing');
}

/** The goods whose amount is asked for; null for others. */
export function goodsAsked({ reading: { floor, told, said } }: Asked): Goods | null {
  if (isLength(floor) && !floor.includes('adhesive')) return floor.includes('stair nosing') ? 'nosing' : 'lengths';
  if (floor.includes('grout')) return 'grout';
  // The kind itself goes before the wood that it is printed with.
  const kinds = floor.filter((name) => name !== 'adhesive').join(' ');
  const all = `${told} ${said} ${floor.join(' ')}`;
  if (floor.includes('leveller') || (floor.length === 0 && /\blevel(?:led|ling)?\b/.test(`${told} ${said}`))) return 'smoothing compound';
  const glued = stuckDown.find(([name]) => name.test(kinds)) ?? stuckDown.find(([name]) => name.test(all));
  return floor.includes('adhesive') ? (glued?.[1] ?? null) : null;
}

const spread: Readonly<Record<Sundry, string>> = {
  'tile adhesive': 'from a 10 mm notched trowel on a floor; an uneven floor takes more',
  'large tile adhesive':
    'from a 12 mm notched trowel with the backs of the tiles buttered, as a side over 600 mm asks for; an uneven base takes more',
  'wall tile adhesive': 'from a 6 mm notched trowel on a wall; an uneven wall takes more',
  'wood adhesive': 'in a full bed; an uneven floor takes more',
  'vinyl adhesive': 'from a fine trowel or roller; an uneven floor takes more',
  'smoothing compound': 'at 3 mm thick; an uneven floor takes more',
};
/** Of a smoothing compound, for a m². */
const kgPerMm = 1.7;
const allOver =
  /\b(?:at|of|to be|need(?:s|ed)?)(?: about| around| roughly| approx\w*| an average of| say)? \{mm\}|\b(?:about|around|roughly|say) \{mm\}(?! (?:out|low|lower|dips?|off|in the|at (?:the|one)))|\{mm\} (?:deep|thick|average|on average|all over)/;

export type TileMeant = { tile: { tileSize: string | null; thickness: string | null }; as: string };

/** Whether adhesive is asked for that large tiles are laid in. */
export const isOfLargeTiles = ({ reading }: Asked, meant: TileMeant | null) => isLargeTile(reading.size ?? meant?.tile.tileSize);

/** How much of the goods an area takes, in a sentence and in kg. */
export function amountSaid(asked: Asked, areaM2: number, asGoods: Goods, meant: TileMeant | null, page: Product | null): Needed & { text: string } {
  const { reading } = asked;
  const goods = asGoods === 'tile adhesive' && isOfLargeTiles(asked, meant) ? 'large tile adhesive' : asGoods;
  const none = { leastKg: 0, mostKg: 0 };
  if (goods === 'nosing')
    return { text: 'Each step takes a piece of nosing as wide as the step; what is left of a length is seldom enough for another.', ...none };
  if (goods === 'lengths') return { text: 'Measure round the room and add a tenth for the mitres; doorways come off.', ...none };
  const said = `${reading.told} ${reading.said}`;
  const area = areaM2 > 0 ? `For ${Math.round(areaM2 * 100) / 100} m²` : '';
  const ownPerM2 = page && ownUse(page);
  if (goods === 'grout') {
    const { kg, tiles } = groutForTiles(meant?.tile ?? null, areaM2 || 1, { ownPerM2, jointMm: jointIn(`${reading.told} ${reading.text}`) });
    const less = meant ? '' : '; smaller tiles take more, so tell me their size';
    const text = `${area || 'A m²'} of ${tiles}${meant?.as ?? ''} ${area ? 'you need' : 'takes'} about ${kg} kg of grout${less}.`;
    return { text, ...(areaM2 ? { leastKg: kg, mostKg: kg } : none) };
  }
  const deepMm = goods === 'smoothing compound' ? Number.parseFloat(reading.thickness ?? '') : Number.NaN;
  // 'One bag at 3 mm covers about 5 m²': by its own page, where that tells for how deep.
  const ownMm = Number(/\bat (\d+) mm\b/.exec(page?.description ?? '')?.[1] ?? 0);
  const perMm = ownPerM2 && ownMm ? ownPerM2 / ownMm : kgPerMm;
  const kg = Math.ceil(perMm * deepMm * areaM2 - 1e-9);
  // 'at about 4 mm' is the depth all over, '8 mm out in the middle' is not.
  if (areaM2 > 0 && deepMm > 0 && allOver.test(said))
    return {
      text: `${area} at ${deepMm} mm deep you need about ${kg} kg of ${goods}; an uneven floor takes more. Prime the floor first.`,
      leastKg: kg,
      mostKg: kg,
    };
  // 'how many m² does a bag do at 5 mm'
  const bagKg = page ? kgIn(page.name) : 0;
  if (areaM2 <= 0 && deepMm > 0 && bagKg > 0)
    return {
      text: `At ${deepMm} mm deep a m² takes about ${Math.round(perMm * deepMm * 10) / 10} kg of ${goods}, so a bag of ${bagKg} kg does about ${Math.floor((bagKg / (perMm * deepMm)) * 10) / 10} m².`,
      ...none,
    };
  const deep =
    areaM2 > 0 && deepMm > 3
      ? ` If all of it had to be ${deepMm} mm deep it would be ${kg} kg; a dip only in the middle takes less. Prime the floor first.`
      : '';
  const needed = sundryNeeded(goods, areaM2 || 1, goods === 'large tile adhesive' ? null : ownPerM2);
  const { leastKg, mostKg } = needed;
  const name = goods.endsWith('tile adhesive') ? 'tile adhesive' : goods;
  const amount = leastKg === mostKg ? leastKg : `${leastKg} to ${mostKg}`;
  return { text: `${area ? `${area} you need` : 'A m² takes'} about ${amount} kg of ${name} ${spread[goods]}.${deep}`, ...(areaM2 ? needed : none) };
}
