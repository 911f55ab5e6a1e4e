import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { noTokens } from '../spending.server.ts';
import { sentencesOf } from './answer-text.ts';
import type { Answer, AnswerPart, Made, Question } from './assistant.ts';
import { answerBuiltIn } from './built-in/answer-built-in.server.ts';
import { readContext } from './context.ts';
import { recordUnanswered } from './learning/unanswered.server.ts';
import { answerWithModel } from './model/answer-with-model.server.ts';
import { readable } from './reading/text.ts';

/**
 * Answers a visitor: by the model that is configured, else, and whenever that is down, slow or at its spending cap, by the assistant
 * of our own. Gives whole sentences as they come and at last the answer. What nothing answers is kept for staff.
 */
export async function* answerQuestion(shop: Shop, asked: Question): AsyncGenerator<AnswerPart, void, undefined> {
  const history = asked.history.map((turn) => (turn.from === 'visitor' ? { ...turn, text: readable(turn.text) } : turn));
  const question = { ...asked, question: readable(asked.question), history };
  const made: Made = { by: 'built-in', outcome: null, reason: null, tools: [], tokens: noTokens, micros: 0 };
  let hasShown = false;
  for await (const part of answerWithModel(shop, question, made)) {
    if (part.kind === 'answer') await keepForStaff(shop, question, part.answer);
    yield part;
    if (part.kind === 'answer') return;
    hasShown = part.kind !== 'withdrawn' && (hasShown || part.kind !== 'doing');
  }
  if (question.signal?.aborted) return;
  if (hasShown) yield { kind: 'withdrawn' };
  const answer = await answerByItself(shop, question);
  for (const text of sentencesOf(answer.text)) yield { kind: 'text', text };
  yield { kind: 'answer', answer, made };
}

/** The same at once, for callers that do not stream. */
export async function answerWhole(shop: Shop, question: Question): Promise<Answer> {
  for await (const part of answerQuestion(shop, question)) if (part.kind === 'answer') return part.answer;
  throw new Error('The visitor left before the answer.');
}

/** The documented words where nothing works. The telephone number is the last one that was read. */
async function answerByItself(shop: Shop, question: Question): Promise<Answer> {
  try {
    const answer = await answerBuiltIn(shop, question);
    await keepForStaff(shop, question, answer);
    return answer;
  } catch (error) {
    shop.log.error({ err: error }, 'the assistant failed');
    const phone = await readSettings(shop).then(
      (settings) => settings.phone,
      () => '',
    );
    return {
      text: `I'm having technical difficulties. Please try again${phone ? ` or call us at ${phone}` : ''}.`,
      products: [],
      calculation: null,
      sources: [],
      suggestions: [],
      offersPerson: true,
      isUnanswered: false,
      context: readContext(question.history.findLast((turn) => turn.context)?.context),
    };
  }
}

async function keepForStaff(shop: Shop, { question }: Question, answer: Answer): Promise<void> {
  if (answer.isUnanswered) await recordUnanswered(shop, question);
}
