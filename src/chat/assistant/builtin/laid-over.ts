import type { Reading } from '../reading/read-question.ts';

/**
 * The entry on what has to go between a floor and what lies there, where floors of its kind differ so much that its name alone tells too little:
 * 'can glue down LVT go straight on the floorboards'. Null for anything else.
 */
export function laidOver({ floor, condition, told, text, names, measured }: Reading): string | null {
  const said = `${told} ${text}`;
  if (!floor.includes('glue down lvt') || names.length + measured.length > 0 || !condition.includes('over floorboards')) return null;
  if (hasPly.test(said)) return null;
  return /\bchipboard\b/.test(said) ? 'Laying over chipboard' : 'Plywood over floorboards';
}

/** Plywood that lies there already. */
const hasPly = /\b(?:on|onto|over|have|got|with|is|put|laid)(?: \w+)? ply(?:wood)?\b(?!.*\bfirst\b)/;
