import type { Asked, Pointed } from './part.ts';
import { asksWhatTheyCover, inBox, ofArea, thatMany, wantsSoMany } from './pointing-words.ts';

/** 'and for 20?', 'what size of patio would 10 boxes do', 'how many tiles in a box' of the one that is spoken of; null where no number is told of it. */
export function countedOfIt(asked: Asked): Pointed | null {
  const { reading, context, visitor } = asked;
  const isNamed = reading.names.length + reading.ordinals.length + reading.floor.length > 0 || reading.sku !== null;
  const count = Number(thatMany.exec(reading.said)?.[1] ?? (context.topic === 'stock' ? wantsSoMany.exec(reading.text)?.[1] : null) ?? 0);
  // 'and for 20?' after the boxes for 15 m²
  const [before] = context.measured;
  if (count && !isNamed && context.focus && context.topic === 'calculate' && ofArea.test(reading.said) && before && 'areaMm2' in before)
    return {
      asked: { ...asked, reading: { ...reading, measured: [{ ...before, areaMm2: count * 1_000_000 }], refersBack: true } },
      task: 'calculate',
    };
  if (count && !isNamed && context.focus && (context.topic === 'stock' || context.topic === 'calculate'))
    return { asked: { ...asked, reading: { ...reading, boxes: count, refersBack: true } }, task: context.topic };
  // 'how many tiles in a box' of the one that is open or spoken of.
  if (reading.names.length === 0 && (context.focus ?? visitor.productId) && inBox.test(reading.said) && !reading.measured.length)
    return { asked: { ...asked, reading: { ...reading, floor: [], refersBack: true } }, task: 'facts' };
  // 'what size of patio would 10 boxes do'
  if (reading.boxes !== null && !isNamed && context.focus && asksWhatTheyCover.test(reading.said))
    return { asked: { ...asked, reading: { ...reading, room: [], refersBack: true } }, task: 'calculate' };
  return null;
}
