import type { Shop } from '../../../shop.server.ts';
import type { Answer, Question, Turn } from '../assistant.ts';
import { type AnswerContext, contextBefore } from '../context.ts';
import { goodsAndService } from './goods-and-service.ts';
import { oneAfterTheOther, oneAndThenOfIt } from './one-and-then-of-it.ts';
import { askedInPounds, toldInPounds, withStepsLeftOut } from './sum-in-euro.ts';
import { twoFollowUps } from './two-follow-ups.ts';
import { twoWishes } from './two-wishes.ts';
import { withoutOtherKinds, woodInstead } from './wood-instead.ts';

type Asked = Omit<Question, 'signal'>;
type Answering = (shop: Shop, asked: Asked) => Promise<Answer>;

/** What was asked, as one message or as two, and of a sum what it is told in and what it leaves out. */
export async function answerAsAsked(shop: Shop, asked: Asked, answer: Answering): Promise<Answer> {
  const before = contextBefore(asked.history);
  const inPounds = askedInPounds(asked.question, before.measured.length > 0);
  const meant = inPounds ? { ...asked, question: inPounds } : asked;
  const answered = (await answerInTwoTurns(shop, meant, before, answer)) ?? (await answer(shop, meant));
  const found = withStepsLeftOut(asked.question, await unlessRepeated(shop, meant, answered, answer));
  return inPounds && found.text.includes('£') ? toldInPounds(found) : found;
}

/** Shorter paragraphs may be said twice: 'It is in stock.' */
const shortest = 80;
/** Fewer words lean on what was said before. */
const fewestWords = 6;
const looksForFloors: ReadonlySet<string | null> = new Set(['recommend', 'find', 'suitability']);

/** 'what would suit a wet room', after what R11 means: what was told just before is no answer, so the floors are looked for without it. */
async function unlessRepeated(shop: Shop, asked: Asked, found: Answer, answer: Answering): Promise<Answer> {
  const last = asked.history.findLast((turn) => turn.from === 'assistant')?.text ?? '';
  const [first = ''] = found.text.split('\n\n');
  const isRepeated = found.context.topic === 'advice' && first.length >= shortest && last.includes(first);
  if (!isRepeated || asked.question.split(' ').length < fewestWords) return found;
  const anew = await answer(shop, { ...asked, history: [] });
  return looksForFloors.has(anew.context.topic) && anew.products.length > 0 ? anew : found;
}

/** A message that is two, each answered as if they had been asked one after the other; null for what is one. */
async function answerInTwoTurns(shop: Shop, asked: Asked, before: AnswerContext, answer: Answering): Promise<Answer | null> {
  const { question, history } = asked;
  const wood = woodInstead(question);
  if (wood) {
    const suits = await answer(shop, { ...asked, question: wood[0] });
    if (saysYes.test(suits.text)) return suits;
    return oneAfterTheOther({ ...suits, text: withoutOtherKinds(suits.text) }, await answer(shop, { ...asked, question: wood[1] }));
  }
  const wishes = goodsAndService(question) ?? twoWishes(question);
  if (wishes) return answerEach(shop, asked, wishes, answer);
  const last = before.asked ?? history.findLast((turn) => turn.from === 'visitor')?.text ?? '';
  const followUps = twoFollowUps(question, last, before);
  const [first, then] = followUps ?? oneAndThenOfIt(question) ?? [];
  if (!first || !then) return null;
  const found = await answer(shop, { ...asked, question: first });
  if (followUps ? isNothing(found) : !found.context.shown.length && !found.context.focus) return null;
  const said: Turn[] = [...history, { from: 'visitor', text: first }, { from: 'assistant', text: found.text, context: found.context }];
  const second = await answer(shop, { ...asked, question: then, history: said });
  return followUps && isNothing(second) ? null : oneAfterTheOther(found, second);
}

/** 'Ballydoran Limed White: Yes, it suits underfloor heating.' */
const saysYes = /^(?:\[[^\]]+\]\([^)]*\): )?Yes\b/;

/** Two floors that are looked for have nothing to do with one another. */
async function answerEach(shop: Shop, asked: Asked, [first, then]: readonly [string, string], answer: Answering): Promise<Answer> {
  const [one, other] = await Promise.all([first, then].map((question) => answer(shop, { ...asked, question })));
  return oneAfterTheOther(one as Answer, other as Answer);
}

/** What could not be made out alone may be made out of the whole message. */
const isNothing = ({ context, isUnanswered }: Answer) => isUnanswered || context.topic === 'unclear';
