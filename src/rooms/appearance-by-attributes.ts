import type { Appearance } from '#surfaces/appearance.ts';
import { plainColours, timberColours } from './colour-words.ts';
import { finishes, finishOf } from './finishes.ts';
import type { FloorGoods } from './floor-goods.ts';

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
export function appearanceByAttributes(goods: FloorGoods): Appearance | null {
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
