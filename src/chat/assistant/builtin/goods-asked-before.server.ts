import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { singular } from '../reading/phrases.ts';
import { readQuestion } from '../reading/read-question.ts';
import { adviceKindOf } from './kind-of.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked } from './part.ts';
import { measuredGoods } from './situation.ts';

const soldIn = /\bhow many (rolls|tubs|bags)\b/;

/**
 * 'and how many rolls for 20 m²', after it was asked whether a floor takes underlay: so much of that for the floor, which is not sold in
 * rolls. Null where no such goods were asked after.
 */
export async function goodsAskedBefore(asked: Asked): Promise<Asked | null> {
  const { reading, context, before, shop } = asked;
  const unit = soldIn.exec(reading.said)?.[1];
  const isUnnamed = reading.names.length + reading.floor.length + reading.ordinals.length === 0 && reading.sku === null;
  if (!unit || !before || !isUnnamed || reading.measured.length + context.measured.length === 0) return null;
  const known = await recogniseNames(shop, before);
  const last = readQuestion(known.message, known).at(-1);
  const [goods, ...others] = (last?.floor ?? []).filter((name) => name === 'underlay' || measuredGoods.has(name));
  const shown = await listSummaries(shop, context.focus ? [context.focus] : context.shown);
  if (!goods || others.length || shown.some((one) => one.unit === singular(unit))) return null;
  const floor = shown[0] ? await readProduct(shop, shown[0].id) : null;
  const kind = last?.floor.find((name) => name !== goods) ?? (floor && adviceKindOf(floor));
  return {
    ...asked,
    reading: { ...reading, floor: [goods, ...(kind ? [kind] : [])], intent: null, said: reading.said.replace(unit, `${unit} of ${goods}`) },
  };
}
