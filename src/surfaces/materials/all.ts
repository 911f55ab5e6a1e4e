import type { Appearance } from '../appearance.ts';
import { carpetLoop, carpetTile, carpetTwist } from './carpet.ts';
import { concrete, metal, plain, terrazzo } from './cast.ts';
import { encaustic } from './encaustic.ts';
import type { Material, Stuff } from './material.ts';
import { sheet } from './sheet.ts';
import { granite, limestone, marble, slate, travertine } from './stone.ts';

import { wood } from './wood.ts';

/** The stuffs that make a floor; goods that are none have no rule of their own. */
export const materials: Partial<Record<Appearance['material'], (stuff: Stuff) => Material>> = {
  wood,
  marble,
  limestone,
  travertine,
  slate,
  granite,
  concrete,
  terrazzo,
  plain,
  metal,
  encaustic,
  'carpet-loop': carpetLoop,
  'carpet-twist': carpetTwist,
  'carpet-tile': carpetTile,
  sheet,
};

/** The rule that colours a plank or tile of this stuff. Goods that are not a floor are drawn in their plain colour. */
export function materialOf(stuff: Stuff): Material {
  return (materials[stuff.material] ?? plain)(stuff);
}
