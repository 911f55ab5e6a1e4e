import type { FloorRoom, RollGoods, Stairs } from '#measuring/roll-pieces.ts';

/** Rooms and rolls that tests of plans are made of: a roll costs £20 for each metre of its width. */
const pounds20 = (widthMm: number) => ({ widthMm, pencePerMetre: (widthMm / 1000) * 2000 });
export const goods = (widths: number[], more: Partial<RollGoods> = {}): RollGoods => ({
  rolls: widths.map(pounds20),
  cutStepMm: 100,
  soldStepMm: 1,
  repeatLengthMm: 0,
  repeatWidthMm: 0,
  hasDirection: true,
  ...more,
});
export const room = (lengthMm: number, widthMm: number, more: Partial<FloorRoom> = {}): FloorRoom => ({ name: 'Room', lengthMm, widthMm, ...more });
export const flight = (steps: number, widthMm: number, nosingMm = 0): Stairs => ({
  name: 'Stairs',
  steps,
  treadMm: 250,
  riserMm: 200,
  nosingMm,
  widthMm,
});
