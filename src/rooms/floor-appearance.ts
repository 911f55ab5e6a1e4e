import type { Product } from '#catalogue/product.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { layouts } from '#surfaces/layouts/layout.ts';
import { materials } from '#surfaces/materials/all.ts';
import { finishes, finishOf } from './finishes.ts';

const floors: readonly string[] = ['Tiles', 'Wood Flooring', 'Laminate Flooring', 'LVT', 'Vinyl & Lino', 'Carpet'];

/**
 * What a floor of these goods looks like from above: as staff or the maker of the range said, else worked out from category,
 * material, colour, species, size and style. Null where they are no floor (a skirting, a door saddle, a hearth cut to measure, a wall tile),
 * or where nothing says what they look like: then they are not offered to be seen in a room.
 */
export function floorAppearance(goods: FloorGoods): Appearance | null {
  if (!floors.includes(goods.category) || goods.coverageCm2 === null || isForWalls(goods)) return null;
  if (!goods.appearance) return appearanceByAttributes(goods);
  return isDrawableFloor(goods.appearance) ? goods.appearance : null;
}

/** Glazed ceramic that states no slip rating is made for walls: a floor's tile has one. */
function isForWalls({ category, material, slipRating }: FloorGoods): boolean {
  return category === 'Tiles' && material?.toLowerCase() === 'ceramic' && slipRating === null;
}

/** Units smaller or larger than this, mm, are no floor, and would take for ever to draw. */
const [smallest, largest] = [2, 10_000];

/** Whether what claims to be a floor's appearance can be drawn as one: a floor's stuff in a known layout, of a sensible size. */
function isDrawableFloor({ material, layout, unitMm, jointMm }: Appearance): boolean {
  const isSensible = unitMm.every((mm) => mm >= smallest && mm <= largest) && jointMm <= 50;
  return Object.hasOwn(materials, material) && Object.hasOwn(layouts, layout) && layout !== 'object' && isSensible;
}

/** What is asked of a product to know what a floor of it looks like. */
export type FloorGoods = Pick<
  Product,
  | 'id'
  | 'category'
  | 'colour'
  | 'material'
  | 'finish'
  | 'surface'
  | 'woodSpecies'
  | 'plankStyle'
  | 'format'
  | 'tileSize'
  | 'plankSize'
  | 'slipRating'
  | 'coverageCm2'
  | 'appearance'
>;

/** Colours as names of floors say them, with what they look like underfoot: ground, shade, light, dark. */
type Palette = readonly [string, string, string, string];

const timbers: Record<string, Palette> = {
  oak: ['#c19a6b', '#a98355', '#d3b080', '#8e6a43'],
  walnut: ['#6e4d36', '#573a28', '#87634a', '#3f291c'],
  ash: ['#d9c3a0', '#c4ab85', '#e6d5b8', '#a88e68'],
  maple: ['#e0c49a', '#d3b486', '#ebd5b2', '#bf9c6c'],
  birch: ['#e2cba4', '#d5bb90', '#eeddbf', '#c2a577'],
  cherry: ['#a9683f', '#935533', '#be8056', '#78432a'],
  pine: ['#d8ae72', '#c4955a', '#e5c48f', '#9b6a3a'],
  bamboo: ['#cba469', '#b88f55', '#dcbc86', '#9c763f'],
};

/** What a word makes of any timber. */
const stains: readonly [RegExp, Palette][] = [
  [/\b(white|limed|whitewashed|chalk|bleached|ivory|linen)\b/, ['#ddd2c0', '#cbbea8', '#e9e1d3', '#b3a58d']],
  [/\b(grey|gray|silver|driftwood|mist|fog)\b/, ['#a59c8f', '#8e8579', '#bdb5a8', '#756d62']],
  [/\b(smoked|fumed|dark|espresso|chocolate|tobacco|brown)\b/, ['#7a5a3e', '#614630', '#8f6d4e', '#4a3423']],
  [/\b(black|ebony|ebonised|blackened|charcoal|ink)\b/, ['#3a3532', '#2c2826', '#4b4541', '#1e1b19']],
  [/\b(golden|honey|amber|rustic)\b/, ['#bd8c52', '#a37440', '#d0a36b', '#835a30']],
];

const plain: readonly [RegExp, Palette][] = [
  [/\b(black|nero|ink|jet)\b/, ['#2c2b2c', '#232223', '#3a393a', '#171717']],
  [/\b(charcoal|anthracite|graphite|slate|basalt)\b/, ['#4d5052', '#3f4244', '#5f6264', '#303335']],
  [/\b(white|chalk|snow)\b/, ['#e6e3dc', '#d7d3ca', '#efede8', '#bdb8ae']],
  [/\b(ivory|cream|milk|oatmeal|linen|pearl)\b/, ['#ddd4c2', '#cbc0ab', '#e8e1d3', '#aea28b']],
  [/\b(beige|sand|sandstone|biscuit|travertine|limestone|natural|stone)\b/, ['#c9b99d', '#b6a487', '#d8cbb3', '#978566']],
  [/\b(silver|light grey|pale grey|ash|dove|mist)\b/, ['#bdbbb6', '#aba9a3', '#cbc9c4', '#8d8b85']],
  [/\b(grey|gray|concrete|cement|pebble|zinc)\b/, ['#97958f', '#85837d', '#a8a6a0', '#6b6964']],
  [/\b(taupe|mushroom|greige|mink)\b/, ['#a39382', '#90806f', '#b4a594', '#736556']],
  [/\b(terracotta|brick|rust|copper|corten)\b/, ['#a65f40', '#8f4f34', '#b97556', '#6f3b26']],
  [/\b(brown|chocolate|mocha|cocoa|tobacco)\b/, ['#6a5140', '#584232', '#7d6350', '#413024']],
  [/\b(red|burgundy|oxblood|wine)\b/, ['#7c3030', '#672626', '#904040', '#4c1b1b']],
  [/\b(pink|blush|rose)\b/, ['#cfa8a0', '#bd938b', '#dbbab3', '#9d736c']],
  [/\b(sage|olive|moss|green|emerald|forest)\b/, ['#7f8a72', '#6d7861', '#919c84', '#525b48']],
  [/\b(teal|petrol|aqua|turquoise|duck egg)\b/, ['#5d8480', '#4d726e', '#719793', '#385552']],
  [/\b(navy|blue|azure|denim|indigo)\b/, ['#4f6480', '#40546e', '#647993', '#2d3d52']],
  [/\b(yellow|ochre|mustard|gold)\b/, ['#c29a4c', '#ac853b', '#d1ad68', '#876628']],
  [/\b(purple|heather|plum|lilac)\b/, ['#7b6a7d', '#69586b', '#8e7d90', '#4d404f']],
];

const found = (table: readonly [RegExp, Palette][], said: string) => table.find(([words]) => words.test(said))?.[1] ?? null;

/** How a timber looks by its species and the colour it is stained; null where neither is a known word. */
export function timberColours(species: string | null, colour: string | null): Palette | null {
  const said = `${colour ?? ''} ${species ?? ''}`.toLowerCase();
  const timber = Object.keys(timbers).find((name) => said.includes(name));
  return found(stains, (colour ?? '').toLowerCase()) ?? (timber ? (timbers[timber] ?? null) : null);
}

/** How anything else looks by the colour it is called; null where that is no known word. */
export function plainColours(colour: string | null): Palette | null {
  return found(plain, (colour ?? '').toLowerCase());
}

type Look = Pick<Appearance, 'material' | 'layout' | 'unitMm' | 'jointMm' | 'character'>;

const stones: readonly [RegExp, Appearance['material'], number][] = [
  [/marble|calacatta|carrara/, 'marble', 0.4],
  [/granite/, 'granite', 0.4],
  [/slate/, 'slate', 0.5],
  [/travertine/, 'travertine', 0.4],
  [/terrazzo/, 'terrazzo', 0.5],
  [/concrete|cement/, 'concrete', 0.4],
  [/stone/, 'limestone', 0.4],
  [/ceramic/, 'plain', 0.15],
  [/porcelain/, 'limestone', 0.25],
];

const patterns: readonly [RegExp, Appearance['layout']][] = [
  [/herringbone/, 'herringbone'],
  [/chevron/, 'chevron'],
  [/parquet|block/, 'parquet'],
];

/** [shorter, longer] side in mm of "190x1900", "600 × 300 mm" or "130 x 400-1800" (the longest); null where there is no size. */
export function sizeMm(said: string | null): [number, number] | null {
  const [, a, b, most] = /(\d{2,4})\s*(?:mm)?\s*[x×]\s*(\d{2,4})(?:\s*[-–]\s*(\d{2,4}))?/i.exec(said ?? '') ?? [];
  if (!a || !b) return null;
  const sides = [Number(a), Number(most ?? b)].sort((x, y) => x - y) as [number, number];
  return sides[0] >= 10 ? sides : null;
}

/** Works out what a floor looks like from what the catalogue says of it; null where its colour or its stuff are not known words. */
function appearanceByAttributes(goods: FloorGoods): Appearance | null {
  const look = lookOf(goods);
  if (!look) return null;
  const colours = look.material === 'wood' ? timberColours(goods.woodSpecies, goods.colour) : plainColours(goods.colour);
  if (!colours) return null;
  const finish = finishes[finishOf(goods)];
  const dark = colours[3];
  return {
    ...look,
    jointColour: look.material === 'wood' ? dark : look.jointMm >= 1.5 ? '#a8a59e' : dark,
    colours: [...colours],
    gloss: finish.mirrors,
    seed: Number.parseInt(goods.id.slice(0, 7), 16) || 1,
  };
}

function lookOf(goods: FloorGoods): Look | null {
  const said = [goods.material, goods.colour, goods.plankStyle, goods.format].join(' ').toLowerCase();
  const boards = (usual: [number, number], jointMm: number, character: number): Look => {
    const unitMm = sizeMm(goods.plankSize) ?? usual;
    const layout = patterns.find(([words]) => words.test(said))?.[1];
    const isRandom = /\d\s*[-–]\s*\d/.test(goods.plankSize ?? '');
    return { material: 'wood', layout: layout ?? (isRandom ? 'random-length' : 'random-plank'), unitMm, jointMm, character };
  };
  const tiles = (usual: [number, number], jointMm: number): Look => {
    const [short, long] = sizeMm(goods.tileSize) ?? sizeMm(goods.plankSize) ?? usual;
    const [, material, character] = stones.find(([words]) => words.test(said)) ?? [null, 'limestone' as const, 0.25];
    return { material, layout: short === long ? 'stack' : 'brick', unitMm: [long, short], jointMm, character };
  };
  const isTimber = timberColours(goods.woodSpecies, goods.colour) !== null && plainColours(goods.colour) === null;
  switch (goods.category) {
    case 'Wood Flooring':
      return boards([150, 1800], 1, 0.5);
    case 'Laminate Flooring':
      return boards([192, 1285], 0.6, 0.4);
    case 'LVT':
      return /tile/.test(said) && !isTimber ? tiles([457, 457], 0.5) : boards([180, 1220], 0.5, 0.35);
    case 'Tiles':
      if (/mosaic/.test(`${said} ${goods.tileSize ?? ''}`.toLowerCase())) return { ...tiles([48, 48], 2), layout: 'mosaic', unitMm: [48, 48] };
      return isTimber ? boards([200, 1200], 2, 0.4) : tiles([600, 600], 3);
    case 'Vinyl & Lino':
      if (isTimber) return boards([160, 1200], 0.5, 0.35);
      return { material: 'sheet', layout: 'seamless', unitMm: [400, 400], jointMm: 0, character: /lino/.test(said) ? 0.5 : 0.2 };
    case 'Carpet':
      return carpet(goods, said);
    default:
      return null;
  }
}

function carpet(goods: FloorGoods, said: string): Look {
  if (/tile/.test(said))
    return { material: 'carpet-tile', layout: 'stack', unitMm: sizeMm(goods.plankSize) ?? [500, 500], jointMm: 0.5, character: 0.3 };
  const isLoop = /loop|flatweave|sisal|berber/.test((goods.surface ?? '').toLowerCase());
  return { material: isLoop ? 'carpet-loop' : 'carpet-twist', layout: 'seamless', unitMm: isLoop ? [6, 7] : [4, 4], jointMm: 0, character: 0.3 };
}
