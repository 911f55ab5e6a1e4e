import type { CategoryName } from '#catalogue/category.ts';
import type { Wish } from '../context.ts';
import type { Reading } from '../reading/read-question.ts';
import { sold } from '../reading/words/floors.ts';
import { colourNames, lookSearch, shades, woodNames } from '../reading/words/looks.ts';
import { isTrodden } from './demands.ts';

const dark: ReadonlySet<string> = new Set(['black', 'near black', 'dark grey', 'dark blue', 'dark green']);
const pale: ReadonlySet<string> = new Set(['white', 'cream']);

/** 'dark and brown' is both; 'green or blue' is either, and so are 'black or dark' and 'white or pale'. */
export function coloursSearched({ colour, species }: Wish): string[][] {
  // Oak is light as it grows.
  const asGrown = (name: string) => (name === 'light' && species.includes('oak') ? ['natural'] : []);
  const searched = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => [name, ...asGrown(name), ...(colourNames[name] ?? [])]))].slice(0, 20);
  const hues = colour.filter((name) => !shades.has(name));
  if (isEitherShade(colour)) return [searched(hues.length > 1 ? hues : colour)];
  return [searched(colour.filter((name) => !shades.has(name))), ...colour.filter((name) => shades.has(name)).map((name) => searched([name]))];
}

/** 'black or dark', 'white or very pale': what is the one is the other already. */
export function isEitherShade(colour: readonly string[]): boolean {
  return (colour.includes('dark') && colour.some((name) => dark.has(name))) || (colour.includes('light') && colour.some((name) => pale.has(name)));
}

/** What must not be in a product's name: what was refused, and what goes on walls where any floor will do. */
export function withoutWords(
  { without, feature, floor, condition, colour, look, species, names, style, room, size, sort, minWidth }: Wish,
  categories: readonly CategoryName[],
): string[] {
  const refused = without
    .filter((name) => !sold[name])
    .flatMap((name) => notAs[name] ?? colourNames[name]?.slice(0, 10) ?? [lookSearch[name]?.[0] ?? name]);
  const refusedKinds = without.flatMap((name) => wordsOfKind(name, categories));
  return [
    ...new Set([
      ...((categories.length === 1 && !feature.includes('floor') && !isTrodden({ condition })) || feature.includes('wall') ? [] : ['wall tile']),
      // Carpet's own underlay is too soft for any other floor.
      ...(floor.includes('underlay') && (floor.length > 1 || condition.includes('noise')) && !floor.some((name) => sold[name]?.category === 'Carpet')
        ? ['carpet underlay']
        : []),
      // 'ash grey' is a colour, and of no tree.
      ...(species.includes('ash') || look.includes('wood effect') ? ['ash grey'] : []),
      // What is cut to measure is no floor.
      ...(categories.includes('Tiles') && names.length === 0 ? ['door saddle', ...(feature.includes('heat proof') ? [] : ['hearth'])] : []),
      // Under a shower lie small tiles, to the fall.
      ...(room.includes('Wet room') && categories.join() === 'Tiles' && !feature.includes('wall') && size === null ? large : []),
      ...(style.includes('narrow plank') || style.includes('straight') ? ['herringbone', 'parquet', 'chevron'] : []),
      // Who says vinyl wants no linoleum, which stands with it.
      ...(floor.some((name) => ofVinyl.has(name)) && !floor.some((name) => sold[name]?.advice === 'lino') ? ['linoleum'] : []),
      // Cement is pressed, and 'marble' may be printed.
      ...(floor.includes('natural stone') && !floor.includes('porcelain') && !floor.includes('tiles') ? ['cement', 'porcelain', 'ceramic'] : []),
      // 'click vinyl planks': what looks like stone comes as tiles.
      ...(categories.join() === 'Tiles'
        ? []
        : feature.includes('planks') || (look.includes('wood effect') && isOfBoards(categories))
          ? ['tile', 'panel']
          : sort === 'widest' || minWidth !== null || style.includes('wide plank')
            ? ['panel']
            : []),
      // 'slate grey oak' looks of wood and no tile.
      ...(look.some((name) => ofMineral.has(name)) ? woodNames : []),
      // Lino is marbled in one colour, and looks of no stone.
      ...(look.includes('marble effect') && !floor.some((name) => sold[name]?.category === 'Vinyl & Lino') ? ['linoleum'] : []),
      // One that has a ground of one colour is not black and white.
      ...(colour.includes('black and white') ? ['dark', 'light', 'grey'] : []),
      // Nor is one that has black in it light.
      ...(colour.includes('light') && !colour.includes('black and white') ? ['chalk and ink'] : []),
      // A pattern printed or pressed on it looks of no stone.
      ...(look.includes('stone effect') && !look.includes('patterned') ? ['patterned', 'cement tile', 'terrazzo'] : []),
      // Wool is the pile that sheds; a synthetic one is advised for pets and for tenants.
      ...(feature.includes('low shedding') ||
      (floor.includes('carpet') &&
        !feature.includes('wool') &&
        !feature.includes('pure wool') &&
        (room.includes('Bathroom') || condition.some((name) => forSynthetic.has(name))))
        ? ['wool']
        : []),
      // What is made for a patio.
      ...(feature.includes('indoor') ? ['outdoor', 'flamed'] : []),
      // Fired clay and cement drink whatever they are not sealed against.
      ...(feature.includes('no sealing') ? ['handmade', 'cement tile'] : []),
      // Gloss shows everything.
      ...(feature.includes('dirt hiding') ? ['polished', 'lappato', 'gloss'] : []),
      ...(look.includes('plain') ? [...(lookSearch['patterned'] ?? []), 'hexagon', 'marbled', 'terrazzo', 'mosaic'] : []),
      // Who wants no tile wants none of vinyl or laminate either.
      ...(without.includes('tiles') && ![...floor, ...look].some(isLikeTiles) ? ['click tile', 'lvt tile', 'vinyl tile', 'tile effect'] : []),
      ...refused,
      ...refusedKinds,
    ]),
  ].slice(0, 20);
}

/** 'not engineered' among wood: what its record says of that kind. */
function wordsOfKind(name: string, categories: readonly CategoryName[]): string[] {
  const kind = sold[name];
  if (!kind || categories.length !== 1 || kind.category !== categories[0]) return [];
  const value = kind.filter?.value.toLowerCase();
  const words = value && !value.includes('%') ? [value] : (kind.search?.split('/') ?? []);
  // 'lino, not vinyl': all that stands under vinyl and lino answers to both words.
  return words.filter((word) => !kind.category.toLowerCase().split(' ').includes(word));
}

const ofVinyl: ReadonlySet<string> = new Set(['vinyl', 'cushioned vinyl']);

const large = ['wood effect', 'metal effect', 'lappato', 'polished porcelain', '600x600', '600x1200', '1200x600', '800x800', '900x900'];

const forSynthetic: ReadonlySet<string> = new Set(['pets', 'landlord']);

/** 'slate or concrete look' is either: nothing looks of two stones. Of other looks each is wanted. */
export function looksApart(looks: readonly string[]): string[][] {
  const ofStone = looks.filter((look) => stony.has(look));
  return [...looks.filter((look) => !stony.has(look)).map((look) => [look]), ...(ofStone.length ? [ofStone] : [])];
}

/** Any board that is printed looks of wood, whatever it is called; of tiles and rolls only what is named after one. */
const isOfBoards = (categories: readonly CategoryName[]) =>
  categories.length > 0 && categories.every((category) => category === 'LVT' || category === 'Laminate Flooring');

/** What the catalogue says of floors of these kinds that look so. */
export function lookWords(look: string, categories: readonly CategoryName[]): readonly string[] {
  if (look === 'wood effect' && isOfBoards(categories)) return [];
  const isTiled = categories.length > 0 && categories.every((category) => category === 'Tiles');
  return [...(look === 'wood effect' && !isTiled ? woodNames : []), ...(lookSearch[look] ?? [look])];
}

const stony: ReadonlySet<string> = new Set(['stone effect', 'marble effect', 'concrete effect', 'slate effect', 'sandstone effect', 'metal effect']);

/** Looks that no wood has. */
const ofMineral: ReadonlySet<string> = new Set(['tile effect', 'stone effect', 'slate effect', 'sandstone effect']);

/** What a floor is called that looks of a place, or has a tone, where that is not wanted: no name says 'orange'. */
const notAs: Readonly<Record<string, readonly string[]>> = {
  beige: [...(colourNames['beige'] ?? []), 'cream', 'linen', 'oat'],
  Office: ['carpet tile', 'heavy-duty', 'safety', 'rib'],
  orange: ['orange', 'pine', 'honey', 'honeycomb', 'golden', 'amber', 'harvest', 'teak', 'cherry', 'terracotta', 'rust', 'copper'],
  gloss: ['gloss', 'polished'],
  'wood effect': [...woodNames, 'wood effect'],
  yellow: ['yellow', 'pine', 'honey', 'honeycomb', 'golden', 'amber', 'harvest', 'ochre'],
};

/** What the catalogue says of goods with a feature; any of the words will do. */
export const featureWords: Record<string, string[]> = {
  wool: ['wool'],
  'as tiles': ['tile'],
  // What is laid without glue, grout or nails.
  'easy to fit': ['click', 'laminate', 'loose lay', 'carpet tile'],
  'large format': ['large format', '900x900', '1200x600', '600x1200', '800x800'],
  'small format': ['300x300', '200x200', '200x230', '100x100', '150x150', '100x200', '75x300', 'mosaic'],
  soft: ['saxony', 'soft', 'luxury', 'comfort', 'velvet', 'deep pile', 'cushioned'],
  'self adhesive': ['press', 'self adhesive'],
  'off the roll': ['sheet', 'safety'],
  // Middle and dark tones, and yarns that are mixed.
  'dirt hiding': [
    'grey',
    'slate',
    'peat',
    'heather',
    'brown',
    'charcoal',
    'fleck',
    'flecked',
    'mottled',
    'tweed',
    'smoke',
    'granite',
    'stone',
    'moss',
    'teal',
    'blue',
  ],
  colourful: [
    'blue',
    'azul',
    'duck egg',
    'teal',
    'green',
    'sage',
    'pink',
    'blush',
    'rose',
    'ochre',
    'red',
    'oxblood',
    'navy',
    'lagoon',
    'eau de nil',
  ],
  'outdoor rated': ['outdoor', 'flamed'],
  // What is made for both is not named after the wall.
  wall: ['wall', 'walls', 'splashback', 'mosaic', 'metro', 'backsplash', 'patterned', 'hexagon'],
};

/** The rolls that are so wide or wider, as the catalogue says it. */
export function rollsFrom(mm: number): string[] {
  return ['2', '3', '3.66', '4', '5'].filter((metres) => Number(metres) * 1000 >= mm).map((metres) => `${metres} m wide`);
}

/** '600x600' is the same the other way round; '800x800/900x900' is either. */
export function sizes(size: string): string[] {
  return [
    ...new Set(
      size.split('/').flatMap((one) => {
        const [a = '', b = ''] = one.split('x');
        return [`${a}x${b}`, `${b}x${a}`];
      }),
    ),
  ];
}

/** What looks of stone comes in tiles only, whatever it is made of. */
const isLikeTiles = (name: string) => name.includes('tile') || stony.has(name);

/** What tiles are sold in, small to large. */
const formats = ['300x600', '600x600', '600x900', '750x750', '800x800', '900x900', '1200x600', '1000x1000', '1200x1200', '1500x750', '1200x2600'];

/** The formats that are as large as one both ways; of '90 cm or bigger' one side is enough. */
function formatsFrom(size: string, isOfOneSide: boolean): string {
  const sidesOf = (format: string) => format.split('x').map(Number);
  const [least, most] = [Math.min(...sidesOf(size)), Math.max(...sidesOf(size))];
  const large = formats.filter((format) => Math.max(...sidesOf(format)) >= most && (isOfOneSide || Math.min(...sidesOf(format)) >= least));
  return large.length ? large.join('/') : size;
}

const largeFormatMm = 600;
const ofOneSide = /\bfrom (\d+)x\1 ?(?:cm|mm) upwards\b/;

/** 'bigger than 60x60': the sizes above it instead of that one; null where none is named so. */
export function largerThan({
  size,
  said,
  text,
}: Pick<Reading, 'size' | 'said' | 'text'>): { figures: Pick<Wish, 'size' | 'minWidth'>; feature: string[] } | null {
  const [, least] = /\bfrom (?:(\d+) ?(?:cm|mm)|\{size\}) upwards\b/.exec(said) ?? [null, null];
  if (size && least !== null)
    return { figures: { size: formatsFrom(size.split('/')[0] ?? size, ofOneSide.test(text)), minWidth: null }, feature: [] };
  if (!size || !/\b(?:bigger|larger|wider|longer|up|over|above)(?: (?:than|from|then))?(?: (?:a|an|the|just|that))?\s*\{size\}/.test(said))
    return null;
  const mm = Math.min(...size.split(/[x/]/).map(Number));
  // Of a long tile the shorter side may be first.
  return mm >= largeFormatMm
    ? { figures: { size: null, minWidth: null }, feature: ['large format'] }
    : { figures: { size: null, minWidth: mm + 1 }, feature: [] };
}
