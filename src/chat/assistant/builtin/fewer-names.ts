import type { Reading } from '../reading/read-question.ts';

const ofMany = /\b(?:and|or|vs|versus|than|against|between|both)\b/;
const plain = new Set('tile tiles plank planks board boards floor flooring all carpet sheet one'.split(' '));

/** The names of a message without what may be no name in it: 'hexley sage' of 'are the hexley sage tiles all the one colour', 'terracotta' of 'terracotta tiles'. */
export function fewerNames({ said, text, names, sides }: Reading): string[][] {
  if (sides.length > 1 || ofMany.test(said) || ofMany.test(text)) return [];
  const own = names.filter((name) => !plain.has(name));
  if (names.length < 3) return own.length === 1 ? [own] : [];
  return [own, names.slice(0, -1)].filter((left) => left.length > 1 && left.length < names.length);
}
