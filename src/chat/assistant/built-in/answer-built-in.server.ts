import type { Shop } from '../../../shop.server.ts';
import type { Answer, Question } from '../assistant.ts';
import { type AnswerContext, contextBefore } from '../context.ts';
import { staffAnswerTo } from '../tools/guide-entry.server.ts';
import { sayEntry } from '../words/guide.ts';
import type { Part } from '../words/say.ts';
import { questionFor, sayHello, sayThanks, sayUnclear } from '../words/talk.ts';
import { decide, doubtful, sure } from './decide.ts';
import { isWish } from './follow-up.ts';
import { perform } from './tasks.server.ts';
import { readTurn, type Turn } from './turn.server.ts';

const maxAnswered = 2;
const maxProducts = 6;
const maxSuggestions = 3;

/**
 * The assistant without a model: guesses what is meant, lets the shop's tools look it up, and says nothing but what they found. What it
 * does not understand it asks back, with the likeliest meanings as buttons and a person. `facts`: all that was looked up.
 */
export async function answerBuiltIn(shop: Shop, { question, history, visitor }: Omit<Question, 'signal'>): Promise<Answer & { facts: unknown[] }> {
  let before = contextBefore(history);
  const lastSaid = history.findLast(({ from }) => from === 'visitor')?.text ?? '';
  const parts: Part[] = [];
  for (const message of questionsIn(question)) {
    const { part, topic } = await answerOne(shop, visitor, message, before, parts.length ? `${lastSaid} ${question}` : lastSaid);
    before = contextAfter(before, part, topic);
    if (!parts.some(({ text }) => text === part.text)) parts.push(part);
  }
  return joined(parts, before);
}

async function answerOne(
  shop: Shop,
  visitor: Question['visitor'],
  message: string,
  before: AnswerContext,
  lastSaid: string,
): Promise<{ part: Part; topic: string | null }> {
  const turn = await readTurn(shop, visitor, message, before, lastSaid);
  const { slots, guesses } = turn;
  if (/^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|hows it going|whats the craic)[ !.]*$/.test(slots.text))
    return { part: sayHello(turn.settings.business_name), topic: null };
  if (/^(?:ok |great |perfect |lovely |grand )*(?:thanks?(?: you)?|cheers|ta|thank you very much|brilliant|sound)[ !.]*$/.test(slots.text))
    return { part: sayThanks(), topic: before.topic };
  const written = sayEntry(await staffAnswerTo.run(shop, visitor, { question: message.slice(0, 600) }), []);
  if (written) return { part: written, topic: null };
  const certainty = guesses[0]?.probability ?? 0;
  const decided = decide(turn);
  const isUnderstood = certainty >= doubtful || decided[0]?.startsWith('task ') === false || isAnchored(turn);
  if (isUnderstood)
    for (const what of decided.slice(0, 5)) {
      const part = await perform(turn, what);
      if (part) return { part: withContext(certainty < sure ? withOthers(part, guesses.slice(1)) : part, turn), topic: what };
    }
  return { part: sayUnclear(guesses, turn.settings), topic: before.topic };
}

/** What was said of a floor, its rooms and the place is remembered whatever the answer was about. */
function withContext(part: Part, { wish, rooms, slots, before, named, pointed }: Turn): Part {
  const [only, ...others] = named.length ? named : pointed;
  return {
    ...part,
    context: {
      wish: isWish(wish) ? wish : null,
      measured: rooms,
      place: slots.place ?? before.place,
      ...(only && !others.length ? { focus: only.id } : {}),
      ...part.context,
    },
  };
}

/** Whether a message names something of ours, so that there is something to go by. */
function isAnchored({ named, pointed, slots, ownWish, before }: Turn): boolean {
  return (
    named.length + pointed.length > 0 || slots.measures.rooms.length > 0 || slots.reference !== null || isWish(ownWish) || before.awaits !== null
  );
}

/** Below an answer that may be wrong the next likeliest meanings stand as buttons. */
function withOthers(part: Part, others: Parameters<typeof questionFor>[0][]): Part {
  const likely = others.filter(({ probability }) => probability > 0.08);
  const buttons = likely.flatMap(questionFor).slice(0, 2);
  return { ...part, suggestions: [...buttons, ...(part.suggestions ?? [])] };
}

/** Questions of one message, at most two; what is told before a question belongs to it. */
export function questionsIn(message: string): string[] {
  const ends = /(?<=[?!.])\s+|,? (?:and|also|plus) (?=(?:do|does|can|could|how|what|whats|is|are|which|where|when|would|will|have you)\b)/i;
  const pieces = message.split(ends).flatMap((piece) => piece.trim() || []);
  const asks = (piece: string) =>
    /\?$|^(?:and |so |also )?(?:do|does|can|could|how|what|is|are|which|where|when|would|will|have|whats|hows)\b/i.test(piece);
  const questions: string[] = [];
  let told = '';
  for (const piece of pieces) {
    if (asks(piece) || piece === pieces.at(-1)) {
      if (asks(piece) || !questions.length) questions.push(`${told} ${piece}`.trim());
      else questions[questions.length - 1] += ` ${piece}`;
      told = '';
    } else told = `${told} ${piece}`.trim();
  }
  return questions.length > 1 && questions.every((one) => one.split(/\s+/).length > 2) ? questions.slice(0, maxAnswered) : [message];
}

function contextAfter(before: AnswerContext, part: Part, topic: string | null): AnswerContext {
  return { ...before, awaits: null, page: 1, ...part.context, topic: topic ?? before.topic };
}

function joined(parts: readonly Part[], context: AnswerContext): Answer & { facts: unknown[] } {
  const sources = [...new Map(parts.flatMap((part) => part.sources ?? []).map((source) => [source.title, source])).values()];
  return {
    text: parts.map(({ text }) => text).join('\n\n'),
    products: [...new Set(parts.flatMap((part) => part.products ?? []))].slice(0, maxProducts),
    calculation: parts.find((part) => part.calculation)?.calculation ?? null,
    sources,
    suggestions: [...new Set(parts.flatMap((part) => part.suggestions ?? []))].slice(0, maxSuggestions),
    offersPerson: parts.some((part) => part.offersPerson),
    isUnanswered: parts.some((part) => part.isUnanswered),
    context,
    facts: parts.flatMap(({ facts }) => facts),
  };
}
