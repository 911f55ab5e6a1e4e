import { guideEntry } from '../guide/guide.server.ts';
import type { Guess } from '../understanding/classifier.ts';
import { answerOne } from './answer-one.server.ts';
import type { Asked, Part } from './part.ts';

const notStated = /Its record does not (?:say that|state )/;
/** How sure a guess has to be to be told in place of nothing. */
const rather = 0.35;

/**
 * 'does the concrete need levelled first', while a glue is spoken of: where its record is silent, what the guide has on what was asked;
 * null where something was told, or no entry is likely meant.
 */
export async function guideInstead(asked: Asked, part: Part, [best]: readonly Guess[]): Promise<Part | null> {
  if (!part.isUnanswered || !notStated.test(part.text) || best?.kind !== 'entry' || best.probability < rather) return null;
  const entry = await guideEntry(best.name);
  const told = entry && !entry.task ? await answerOne({ ...asked, entry }, 'advice') : null;
  // The conversation goes on with the product.
  return told && !told.isUnanswered ? { ...told, context: { ...told.context, focus: part.context?.focus ?? asked.context.focus } } : null;
}
