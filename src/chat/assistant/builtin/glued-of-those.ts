import type { Asked, Pointed } from './part.ts';

const looseOrGlued = /\bloose\b.*\b(?:glu\w+|st[iu]ck\w*)\b|\b(?:glu\w+|st[iu]ck\w*)\b.*\bloose\b/;

/** 'would that be ok loose or does it need glued' of those that were listed: by the page of each, and the size of the room. */
export function gluedOfThose(asked: Asked): Pointed | null {
  const { reading, context } = asked;
  const isNamed = reading.names.length + reading.floor.length + reading.ordinals.length > 0 || reading.sku !== null;
  const isOfList = context.topic === 'find' && context.focus === null && context.shown.length > 1;
  if (isNamed || !isOfList || !reading.refersBack || !looseOrGlued.test(reading.said)) return null;
  const ordinals = context.shown.map((_, at) => at + 1);
  return { asked: { ...asked, reading: { ...reading, ordinals, measured: context.measured, feature: [] } }, task: 'facts' };
}
