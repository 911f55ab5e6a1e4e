import type { Shop } from '../../../shop.server.ts';
import type { AnswerPart, Question } from '../assistant.ts';

/** Nothing where no model is configured. */
export async function* answerWithModel(_shop: Shop, _question: Question): AsyncGenerator<AnswerPart, void, undefined> {}
