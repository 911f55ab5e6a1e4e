import type { Task } from '../decide.ts';
import type { Asked, Part } from '../part.ts';
import { answerAdhesiveColour, asksAdhesiveColour } from './adhesive-colour.server.ts';
import { answerAmountNamed } from './amount-named.server.ts';
import { answerGoodsFor, goodsForNamed } from './goods-for-product.server.ts';

/** What is asked of goods whatever else it was taken for: the colour of the adhesive, the goods for a floor that is named, and how much of one. */
export async function answerGoodsAsked(asked: Asked, task: Task): Promise<Part | null> {
  const colour = asksAdhesiveColour(asked) ? await answerAdhesiveColour(asked) : null;
  const goods = !colour && goodsForNamed(asked.reading) ? await answerGoodsFor(asked) : null;
  return colour ?? goods ?? answerAmountNamed(asked, task);
}
