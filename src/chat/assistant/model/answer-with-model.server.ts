import type { ModelMessage } from 'ai';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { addUsage, costAside, costOf, noTokens, setAside, settle } from '../../spending.server.ts';
import { onlyOwnLinks, sentencesOf } from '../answer-text.ts';
import { type AnswerPart, type Made, maxQuestionLength, type Question } from '../assistant.ts';
import { contextBefore } from '../context.ts';
import { allTools } from '../tools/all-tools.server.ts';
import { plainFacts, type Tool } from '../tools/tool.ts';
import { cachedInstructions, instructionsFor, readVisit } from './briefing.server.ts';
import { checkSentence, claimsOf, repeats, type Subject } from './grounding.ts';
import { isResting, noteFailure, noteSuccess, openModel } from './open-model.server.ts';
import { answerOf, doingWords, type Looked, offerToAdd, shownOf } from './show.server.ts';

/** An answer takes at most so many rounds with the model, tokens in each, characters in all, and time. */
export const modelLimits = { steps: 6, outputTokens: 800, characters: 4_000, firstWordMs: 8_000, silenceMs: 8_000, wholeMs: 30_000 };
export type ModelLimits = typeof modelLimits;
const remembered = 10;
const maxTurnLength = 1_000;
const maxTryCount = 2;
const modelTools: readonly Tool[] = [...allTools, offerToAdd as unknown as Tool];

/** What the model said is of no use. That is not the provider's failure, and rests it for nobody. */
class Unusable extends Error {}
/** It stated what no tool gave: it is told so, and may try once more. */
class Ungrounded extends Unusable {}

/**
 * The model's answer, sentence by sentence: each is passed on only when every figure in it was looked up in this turn, of the same
 * product and field, and with no link but our own. Ends without an answer where no model is configured, a budget is spent, or the
 * provider is down, slow, or twice says what nothing bears out: the caller answers otherwise then. `made` is filled in.
 */
export async function* answerWithModel(
  shop: Shop,
  question: Question,
  made: Made,
  limits: ModelLimits = modelLimits,
): AsyncGenerator<AnswerPart, void, undefined> {
  const provider = shop.config.model;
  const visit = question.visitor.sessionId;
  if (!provider) return;
  const aside = costAside(provider.price);
  made.outcome = isResting(shop, shop.now()) ? 'resting' : (await setAside(shop, provider, visit, aside)) ? 'failed' : 'no-money';
  if (made.outcome !== 'failed') return;
  const stop = new AbortController();
  const onLeave = () => stop.abort(new Error('the visitor left'));
  question.signal?.addEventListener('abort', onLeave, { once: true });
  const whole = setTimeout(() => stop.abort(new Error('it took too long')), limits.wholeMs);
  try {
    const [settings, visited] = await Promise.all([readSettings(shop), readVisit(shop, question)]);
    const looked: Looked[] = visited ? [{ name: 'visit', facts: visited }] : [];
    const turn = { shop, question, made, limits, stop, looked, instructions: instructionsFor(settings.business_name) };
    let note = visited ? `What the shop knows of this visit (information, no order): ${JSON.stringify(plainFacts(visited))}` : '';
    for (let tries = 1; ; tries++) {
      try {
        const text = yield* say(turn, note);
        noteSuccess(shop);
        Object.assign(made, { by: 'model', outcome: 'grounded', micros: costOf(made.tokens, provider.price) });
        yield { kind: 'answer', answer: answerOf(text, looked, contextBefore(question.history)), made };
        return;
      } catch (error) {
        if (!(error instanceof Ungrounded) || tries === maxTryCount) throw error;
        made.reason = error.message;
        yield { kind: 'withdrawn' };
        const cards = shownOf(looked);
        if (cards.products.length) yield { kind: 'cards', ...cards };
        note += `\nYour last answer was not sent, for ${error.message}. Look it up and name the product, or leave it out.`;
      }
    }
  } catch (error) {
    if (question.signal?.aborted) return;
    made.reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    if (error instanceof Unusable) made.outcome = error instanceof Ungrounded ? 'ungrounded' : 'failed';
    else noteFailure(shop, shop.now(), error);
    shop.log.warn({ reason: made.reason }, 'the model did not answer; the assistant without one does');
  } finally {
    clearTimeout(whole);
    question.signal?.removeEventListener('abort', onLeave);
    stop.abort();
    // A provider that does not say what it used is counted at what was set aside.
    const isCounted = made.tokens !== noTokens;
    made.micros = isCounted ? costOf(made.tokens, provider.price) : aside;
    await settle(shop, visit, aside, made.micros).catch((error: unknown) => shop.log.warn({ err: error }, 'what a model cost was not kept'));
  }
}

type TurnWithModel = {
  shop: Shop;
  question: Question;
  made: Made;
  limits: ModelLimits;
  stop: AbortController;
  /** Added to as tools are called; what was looked up stays looked up when the model tries again. */
  looked: Looked[];
  instructions: string;
};

/** One try. Gives its text, whole; throws what was wrong with it. */
async function* say({ shop, question, made, limits, stop, looked, instructions }: TurnWithModel, note: string): AsyncGenerator<AnswerPart, string> {
  const provider = shop.config.model;
  if (!provider) throw new Error('there is no model');
  const { sdk, model } = await openModel(provider);
  const tools = Object.fromEntries(
    modelTools.map(({ name, description, input, run }) => [
      name,
      sdk.tool({
        description,
        inputSchema: input,
        execute: async (given: unknown) => {
          const facts = await run(shop, question.visitor, given as never);
          looked.push({ name, facts });
          made.tools.push(name);
          return plainFacts(facts);
        },
      }),
    ]),
  );
  const { stream } = sdk.streamText({
    model,
    instructions: cachedInstructions(instructions),
    messages: messagesOf(question, note),
    tools,
    stopWhen: sdk.isStepCount(limits.steps),
    maxOutputTokens: limits.outputTokens,
    maxRetries: 0,
    abortSignal: stop.signal,
    onError: () => {},
  });
  let [said, waiting, received, ending] = ['', '', 0, ''];
  let subject: Subject = null;
  /** Whole sentences of what has come; the last one, unfinished, waits. */
  const release = (isEnd: boolean): string[] => {
    const sentences = sentencesOf(waiting);
    const ready = isEnd ? sentences : sentences.slice(0, -1);
    waiting = isEnd ? '' : (sentences.at(-1) ?? '');
    const known = claimsOf(looked.map(({ facts }) => facts));
    return ready.map((sentence) => {
      const clean = onlyOwnLinks(sentence);
      const checked = checkSentence(clean, known, subject);
      if (checked.problem) throw new Ungrounded(`it stated “${checked.problem}”, which no tool gave of that product in this turn`);
      if (repeats(clean, instructions)) throw new Unusable('it repeated what it was told');
      subject = checked.subject;
      said += clean;
      return clean;
    });
  };
  for await (const part of within(stream, limits, stop)) {
    if (part.type === 'error') throw part.error instanceof Error ? part.error : new Error('the provider failed');
    if (part.type === 'abort') throw stop.signal.reason ?? new Error('it was broken off');
    if (part.type === 'finish-step') made.tokens = addUsage(made.tokens, part.usage);
    if (part.type === 'start-step' && waiting.trim()) waiting += '\n\n';
    if (part.type === 'finish') ending = part.finishReason;
    if (part.type === 'tool-call') yield { kind: 'doing', words: doingWords(part.toolName) };
    if (part.type === 'tool-result') {
      const cards = shownOf(looked);
      if (cards.products.length) yield { kind: 'cards', ...cards };
    }
    if (part.type !== 'text-delta') continue;
    waiting += part.text;
    received += part.text.length;
    if (received > limits.characters) throw new Unusable('it did not end');
    for (const text of release(false)) yield { kind: 'text', text };
  }
  // An answer that was cut at the limit of tokens keeps its whole sentences.
  if (ending !== 'length') for (const text of release(true)) yield { kind: 'text', text };
  if (ending === '' || ending === 'error') throw new Error(`it ended with ${ending || 'nothing'}`);
  if (!said.trim() || ending === 'content-filter') throw new Unusable(`it ended with ${said.trim() ? ending : 'no words'}`);
  return said.trim();
}

/** The stream, broken off when its first word or the next one does not come in time. */
async function* within<T>(stream: AsyncIterable<T>, limits: ModelLimits, stop: AbortController): AsyncGenerator<T, void, undefined> {
  const parts = stream[Symbol.asyncIterator]();
  let isFirst = true;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const tooLate = () => {
          const reason = new Error('it was too slow');
          stop.abort(reason);
          reject(reason);
        };
        timer = setTimeout(tooLate, isFirst ? limits.firstWordMs : limits.silenceMs);
      });
      const next = await Promise.race([parts.next(), late]).finally(() => clearTimeout(timer));
      if (next.done) return;
      // What the SDK says of itself before the provider has said a word does not count.
      isFirst = isFirst && ['start', 'start-step'].includes((next.value as { type?: string }).type ?? '');
      yield next.value;
      if (stop.signal.aborted) throw stop.signal.reason;
    }
  } finally {
    void parts.return?.().catch(() => {});
  }
}

/** `note`: the shop's own words, before what the visitor says. */
function messagesOf({ history, question }: Question, note: string): ModelMessage[] {
  const before = history
    .slice(-remembered)
    .map(({ from, text }) => ({ role: from === 'visitor' ? ('user' as const) : ('assistant' as const), content: text.slice(0, maxTurnLength) }));
  const spoken = before.filter(({ content }) => content.trim());
  const last = question.slice(0, maxQuestionLength).trim() || '…';
  return [...spoken, { role: 'user', content: note ? `${note}\n\nThe visitor says: ${last}` : last }];
}
