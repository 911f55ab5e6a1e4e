/** What a product is sold in: the words for one and for several. The keys are those of the `unit` column. */
export const sellingUnits = {
  box: { one: 'box', many: 'boxes' },
  pack: { one: 'pack', many: 'packs' },
  roll: { one: 'roll', many: 'rolls' },
  metre: { one: 'metre', many: 'metres' },
  tub: { one: 'tub', many: 'tubs' },
  bag: { one: 'bag', many: 'bags' },
  bottle: { one: 'bottle', many: 'bottles' },
  length: { one: 'length', many: 'lengths' },
  each: { one: 'piece', many: 'pieces' },
} as const;
export type SellingUnit = keyof typeof sellingUnits;

/** Words for a unit; a box for one that nobody knows. */
export function unitWords(unit: string): { one: string; many: string } {
  return Object.hasOwn(sellingUnits, unit) ? sellingUnits[unit as SellingUnit] : sellingUnits.box;
}

/** '1 box', '12 boxes'. */
export function countUnits(count: number, unit: string): string {
  const words = unitWords(unit);
  return `${count} ${count === 1 ? words.one : words.many}`;
}
