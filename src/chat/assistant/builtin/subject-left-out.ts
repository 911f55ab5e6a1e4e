import type { Asked } from './part.ts';

/** 'suitable for underfloor heating?', 'any good in a bathroom?' */
const withoutSubject =
  /^((?:and |so |but |ok |then )*)((?:ok|okay|alright|all right|good|grand|fine|suitable|safe|suited|compatible|right|any (?:good|use)|waterproof|warm|cold|noisy|slippy|slippery) (?:enough )?(?:for|in|on|with|over|under|near|beside|to (?:use|lay|put|have)|around|round)\b.*)$/;

/** Of the one floor that is spoken of, or of those that were just listed, though no word says so: 'is it suitable for …'. */
export function withSubjectLeftOut(asked: Asked): Asked {
  const { reading, context } = asked;
  const { said, floor, names, ordinals, sku, measured, price, colour, room, condition } = reading;
  const isNamed = floor.length + names.length + ordinals.length + measured.length + colour.length > 0 || sku !== null || price !== null;
  const [, opening = '', rest] = withoutSubject.exec(said) ?? [];
  const isOfList = context.focus === null && context.topic === 'find' && context.shown.length > 1;
  if (isNamed || !rest || room.length + condition.length === 0 || reading.refersBack || !(context.focus || isOfList)) return asked;
  const full = `${opening}${isOfList ? 'are they' : 'is it'} ${rest}`;
  return { ...asked, reading: { ...reading, said: full, text: full, refersBack: true } };
}
