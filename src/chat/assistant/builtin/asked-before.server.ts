import { longestQuestion } from '../assistant.ts';
import { readQuestion } from '../reading/read-question.ts';
import { understand } from '../understanding/understand.server.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked, Pointed } from './part.ts';
import { withProduct } from './with-product.ts';

/** 'is it waterproof?' and then 'is the smoked one?': the question before, of this product. */
export async function askedBefore(asked: Asked, now: Asked['reading']): Promise<Asked['reading']> {
  if (!asked.before) return now;
  const last = await lastAsked(asked, asked.before);
  return last.names.length + last.ordinals.length > 0 && !last.measured.length ? withProduct({ ...last, names: [], ordinals: [] }, now, '') : now;
}

export async function lastAsked({ shop, reading }: Asked, before: string): Promise<Asked['reading']> {
  const known = await recogniseNames(shop, before.slice(0, longestQuestion));
  return readQuestion(known.message, known).at(-1) ?? reading;
}

/** 'do I need underlay with the Portaferry' and then 'what about the Slipway': the question before, of those. */
export async function onceMoreNamed(asked: Asked, before: string): Promise<Pointed> {
  const last = await lastAsked(asked, before);
  if (last.names.length === 0) return { asked, task: 'facts' };
  const { names, describing, sides, colour, species, text } = asked.reading;
  const reading = { ...last, names, describing, sides, colour, species, text: last.names.reduce((said, name) => said.replace(name, ''), last.text) };
  return {
    asked: { ...asked, reading: { ...reading, text: `${reading.text} ${text}` } },
    task: null,
    guesses: await understand(before, new Set(last.names)),
  };
}
