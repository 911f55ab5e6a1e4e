import type { Task } from '../decide.ts';
import type { Asked, Part } from '../part.ts';
import { answerAdhesiveColour, asksAdhesiveColour } from './adhesive-colour.server.ts';
import { answerAmountNamed } from './amount-named.server.ts';

/** What is asked of goods whatever else it was taken for: the colour of the adhesive, and how much of one that is named. */
export async function answerGoodsAsked(asked: Asked, task: Task): Promise<Part | null> {
  const colour = asksAdhesiveColour(asked) ? await answerAdhesiveColour(asked) : null;
  return colour ?? answerAmountNamed(asked, task);
}
