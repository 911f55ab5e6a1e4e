import type { Reading } from '../reading/read-question.ts';

const ofMany = /\b(?:and|or|vs|versus|than|against|between|both)\b/;
const plain = new Set('tile tiles plank planks board boards floor flooring all carpet sheet one'.split(' '));

/** The names of a message without what may be no name in it: 'hexley sage' of 'are the hexley sage tiles all the one colour'. */
export function fewerNames({ said, text, names, sides }: Reading): string[][] {
  if (names.length < 3 || sides.length > 1 || ofMany.test(said) || ofMany.test(text)) return [];
  const own = names.filter((name) => !plain.has(name));
  return [own, names.slice(0, -1)].filter((left) => left.length > 1 && left.length < names.length);
}
