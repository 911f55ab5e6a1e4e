import { listSummaries } from '#catalogue/catalogue.server.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import type { Asked } from './part.ts';
import { inBox } from './pointing-words.ts';
import { queryOf } from './wish.ts';

const mostTold = 4;

/** 'how many tiles to a box' of several that were shown, or of the floors that were looked for before their glue was told; null where none were. */
export async function boxedOfShown(asked: Asked): Promise<Asked | null> {
  const { reading, context, shop } = asked;
  const isUnnamed = reading.names.length + reading.ordinals.length + reading.measured.length === 0 && reading.sku === null;
  if (!isUnnamed || context.focus || !inBox.test(reading.said)) return null;
  const isOfRoll = /\broll\b/.test(reading.said);
  const told = (await listSummaries(shop, context.shown)).filter(({ unit }) => (isOfRoll ? unit === 'roll' : unit === 'box' || unit === 'pack'));
  const sought =
    told.length || !context.wish?.floor.length
      ? []
      : (await findFloors(shop, floorQuery.parse({ ...queryOf(context.wish), limit: mostTold }))).products;
  const shown = [...told, ...sought].map(({ id }) => id);
  if (!shown.length) return null;
  return {
    ...asked,
    reading: { ...reading, floor: [], refersBack: true, ordinals: shown.map((_, at) => at + 1) },
    context: { ...context, shown },
  };
}
