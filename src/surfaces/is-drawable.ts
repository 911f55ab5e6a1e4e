import type { Appearance } from './appearance.ts';
import { layouts } from './layouts/layout.ts';
import { materials } from './materials/all.ts';

/** Units smaller or larger than this, mm, are no floor, and would take for ever to draw. */
const [smallest, largest] = [2, 10_000];

/** Whether what claims to be a floor's appearance can be drawn as one: a floor's stuff in a known layout, of a sensible size. */
export function isDrawableFloor({ material, layout, unitMm, jointMm }: Appearance): boolean {
  const isSensible = unitMm.every((mm) => mm >= smallest && mm <= largest) && jointMm <= 50;
  return Object.hasOwn(materials, material) && Object.hasOwn(layouts, layout) && layout !== 'object' && isSensible;
}
