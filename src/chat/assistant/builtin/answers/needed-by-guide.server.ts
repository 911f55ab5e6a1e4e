import { guideEntry } from '../../guide/guide.server.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { withGoods } from './goods-for-it.server.ts';
import { answerEntry } from './guide.server.ts';

const priming = /\bprim(?:e|er|ers|ed|ing)\b/;
/** What stands up, or is painted: primed with something else. */
const ofOther = /\b(?:walls?|plaster\w*|skirting|paint\w*|ply|plywood|wood|wooden|timber|floorboards|boards)\b/;
const bar = /\b(?:bars?|thresholds?|strips?)\b/;
const doorway = /\b(?:rooms?|door\w*|hall\w*|between|same|joins?|join\w*|run\w*|through)\b/;
/** Kinds that lie loose on the subfloor. */
const floating: ReadonlySet<string> = new Set(['laminate']);

/** 'does it need a primer first', of a smoothing compound or an adhesive that is spoken of: no record knows that, the guide does. */
export async function ofPrimer(asked: Asked): Promise<Part | null> {
  const { said, floor, text, told } = asked.reading;
  if (!priming.test(said) || ofOther.test(`${told} ${text}`)) return null;
  const entry = await guideEntry('Priming the subfloor');
  if (!entry) return null;
  const named = floor.filter((name) => !isGoods(name));
  const meant = await floorsMeant(asked);
  const kinds = named.length ? named : meant.flatMap((product) => adviceKindOf(product) ?? []);
  const isClicked = meant.length > 0 && meant.every(({ construction }) => /click/i.test(construction ?? ''));
  if (kinds.length > 0 && (isClicked || kinds.every((kind) => floating.has(kind))))
    return answerEntry(
      { ...entry, text: 'No: a click floor lies loose and needs no primer below it; only smoothing compound or adhesive does.' },
      'advice',
    );
  return withGoods(asked, entry, answerEntry({ ...entry, text: `Yes, prime it first. ${entry.text}` }, 'advice'));
}

/** 'do you need a bar between two rooms with the same laminate': whether, before which. */
export async function ofBar(asked: Asked): Promise<Part | null> {
  const { said } = asked.reading;
  if (!bar.test(said) || !doorway.test(said)) return null;
  const entry = await guideEntry('Joining two floors');
  const verdict = entry?.firstOf.find(({ named }) => named.includes('"need a bar"'))?.text;
  return entry && verdict ? withGoods(asked, entry, answerEntry({ ...entry, text: `${verdict}\n\n${entry.text}` }, 'advice')) : null;
}
