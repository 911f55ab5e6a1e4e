import type { Appearance } from '../appearance.ts';
import { bag, board, bottle, cartridge, kit, roll, tub } from './containers.ts';
import { profile, skirting } from './lengths.ts';
import { type Goods, stage } from './parts.ts';

/** Part of the stage: x, y, width. */
type Frame = [number, number, number];

type Kind = 'tub' | 'bag' | 'cartridge' | 'bottle' | 'roll' | 'board' | 'profile' | 'skirting' | 'kit';

/** How each is drawn, and the parts of the stage that are looked at, from afar and close. */
const kinds: Record<Kind, { draw: (goods: Goods) => string; whole?: Frame; near?: Frame }> = {
  tub: { draw: tub, whole: [130, 45, 940], near: [380, 330, 500] },
  bag: { draw: bag, whole: [130, 45, 940], near: [370, 360, 520] },
  cartridge: { draw: cartridge, whole: [130, 45, 940], near: [410, 330, 480] },
  bottle: { draw: bottle, whole: [130, 45, 940], near: [420, 350, 420] },
  roll: { draw: roll, whole: [140, 120, 930], near: [470, 230, 540] },
  board: { draw: board, near: [380, 330, 560] },
  kit: { draw: kit, whole: [140, 170, 930], near: [270, 310, 560] },
  profile: { draw: profile },
  skirting: { draw: skirting },
};

/** Whether this is drawn as a thing rather than laid as a floor. */
export function isGoods(material: Appearance['material']): material is Kind {
  return material in kinds;
}

/** A drawing of the goods on paper, as a whole SVG document. Floors cannot be drawn this way: RangeError. */
export function drawGoods(
  appearance: Appearance,
  words: { name: string; detail: string },
  close: boolean,
  size: { widthPx: number; heightPx: number },
): string {
  if (!isGoods(appearance.material)) throw new RangeError(`${appearance.material} is laid, not drawn as an object`);
  const { draw, whole, near } = kinds[appearance.material];
  const body = draw({ colours: appearance.colours, acrossMm: appearance.unitMm[0], seed: appearance.seed, ...words, close });
  return stage(body, size, close ? near : whole);
}
