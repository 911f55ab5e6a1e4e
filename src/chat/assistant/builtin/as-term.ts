import type { Asked, Part } from './part.ts';
import { wishOf } from './wish.ts';

/** What a word stands for may be wanted next: 'herringbone' and then 'have you some in laminate?' */
export function asTerm({ reading, context }: Asked, part: Part): Part {
  const { style, look, finish, acRating, wearLayer, slipRating, floor, room, condition } = reading;
  // 'what is SPC', 'and WPC': the two that may be compared next.
  if (floor.length === 1 && reading.other.length < 3 && room.length + condition.length === 0) {
    const before = context.topic === 'advice' ? context.explained : [];
    return { ...part, context: { ...part.context, explained: [...new Set([...before.slice(-1), ...floor])] } };
  }
  // 'SPC or WPC?', and then 'which is quieter?'
  if (floor.length === 2 && room.length + condition.length === 0) return { ...part, context: { ...part.context, explained: floor } };
  const isTerm = style.length + look.length + finish.length > 0 || acRating !== null || wearLayer !== null || slipRating !== null;
  if (!isTerm || floor.length + room.length + condition.length > 0) return part;
  return { ...part, context: { ...part.context, wish: wishOf(reading), shown: [] } };
}
