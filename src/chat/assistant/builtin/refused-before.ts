import type { Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';

const lists = ['floor', 'colour', 'species', 'look', 'style', 'finish', 'room', 'condition', 'feature', 'names'] as const;

/** 'not so dark' takes back the dark that was asked for; 'marble effect' after marble is no longer of that stone. */
export function withoutRefused(before: Wish, now: Wish): Wish {
  const isImitated = now.look.some((name) => name.endsWith(' effect')) && before.floor.length > 0 && before.floor.every(isStone);
  const isPrint = now.look.includes('wood effect') && !now.floor.length && before.floor.some((name) => sold[name]?.category === 'Wood Flooring');
  const kept = { ...before, ...(isPrint ? { floor: [] } : isImitated && !now.floor.length ? { floor: ['tiles'] } : {}) };
  const refused = now.without.includes('gloss') ? [...now.without, 'polished'] : now.without;
  for (const key of lists) kept[key] = kept[key].filter((name) => !refused.includes(name));
  return kept;
}

const isStone = (name: string) => sold[name]?.advice === 'natural stone';

const notOfWood = /\b(?:not|no|isnt|nor|anything but|other than)(?: a)? wood(?:en)?\b(?! (?:floor|or)|\w)/;

/** 'not grey and not wood': what is refused, and for wood what only looks of it. */
export function withItsLook({ without, look }: Wish, said: string): string[] {
  return without.includes('wood') && !look.includes('wood effect') && notOfWood.test(said) ? [...without, 'wood effect'] : without;
}
