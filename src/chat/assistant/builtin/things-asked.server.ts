import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { join } from './gather.ts';
import { asksMoreSo } from './of-record.ts';
import { onlyGoods } from './situation.ts';

/** One thing that was asked, and what it was probably meant as. */
export type Thing = { reading: Reading; guesses: Guess[] };

/** Sure enough that something is asked by itself, and so much surer than of anything else. */
const byItself = { least: 0.3, timesTheNext: 2 };

/**
 * What each thing said was probably meant as. What means little by itself ('what would lift it?', 'so what do I do now') belongs to
 * what was said before it; where nothing means much, the message is one thing.
 */
export async function thingsAsked(readings: readonly Reading[]): Promise<Thing[]> {
  const things = await Promise.all(readings.map(withGuesses));
  if (things.length < 2) return things;
  if (things.length === 2 && things.some(isOfGuide) && things.some(isWanted)) return things;
  if (things.filter(isClear).length < 2) return [await withGuesses(asOne(readings))];
  const groups: [Thing, ...Thing[]][] = [];
  for (const thing of things) {
    const before = groups.at(-1);
    if (before && !isClear(thing)) before.push(thing);
    else groups.push([thing]);
  }
  return Promise.all(groups.map((group) => (group.length > 1 ? withGuesses(asOne(group.map(({ reading }) => reading))) : group[0])));
}

function asOne(readings: readonly Reading[]): Reading {
  const all = readings.reduce(join);
  return { ...all, refersBack: readings.some(({ refersBack }) => refersBack), told: '', text: `${all.told} ${all.text}`.trim() };
}

async function withGuesses(reading: Reading): Promise<Thing> {
  return { reading, guesses: await understand(`${reading.told} ${reading.text}`, new Set(reading.names)) };
}

/** 'which glue do I need for this' */
const asksGoods = /^(?:and |so |but )?(?:which|what) (?:glue|adhesive|grout|underlay|trims?|primer|sealer)\b/;

/** 'are your porcelain tiles frost proof? need something for outside the back door': one is explained, the other looked for. */
function isOfGuide({ guesses: [best] }: Thing): boolean {
  return best?.kind === 'entry' && best.probability >= 2 * byItself.least;
}

function isWanted({ reading: { said, room } }: Thing): boolean {
  return room.length > 0 && /^(?:i |we |im |i am |were |we are )?(?:need|want|looking for|after)\b/.test(said);
}

function isClear({ reading, guesses: [best, next] }: Thing): boolean {
  const probability = best?.probability ?? 0;
  return (
    (probability >= byItself.least && probability >= byItself.timesTheNext * (next?.probability ?? 0)) ||
    asksMoreSo(reading.said) ||
    asksGoods.test(reading.said) ||
    reading.measured.length + reading.names.length > 0 ||
    (reading.floor.length > 0 && onlyGoods(reading)) ||
    reading.sku !== null
  );
}
