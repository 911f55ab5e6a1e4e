import type { ModelMessage } from 'ai';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { nameInText, onlyOwnLinks, sentencesOf } from '../answer-text.ts';
import { type Answer, type AnswerPart, type Calculation, longestQuestion, type Question } from '../assistant.ts';
import { contextBefore, emptyContext } from '../context.ts';
import { allTools } from '../tools/all-tools.server.ts';
import { plainFacts } from '../tools/tool.ts';
import { knownNumbers, repeats, ungrounded } from './grounding.ts';
import { instructionsFor } from './instructions.ts';
import { openModel } from './open-model.server.ts';
import { isResting, noteFailure, noteSuccess } from './resting.ts';
import { setAside, settle } from './spending.server.ts';

/** An answer takes at most so many rounds with the model, tokens in each, characters in all, and time. */
export const modelLimits = { steps: 6, outputTokens: 800, characters: 4_000, firstWordMs: 8_000, silenceMs: 8_000, wholeMs: 30_000 };
const remembered = 10;
const longestTurn = 1_000;
/** Set aside for one answer until it is known what it cost. */
const tokensAside = 6_000;

/**
 * The model's answer, sentence by sentence: each is passed on only when every figure in it was looked up, and with no link but our
 * own. Ends without an answer where no model is configured, a cap is reached, or the provider is down, slow, or says what nothing
 * bears out: the caller answers otherwise then.
 */
export async function* answerWithModel(shop: Shop, question: Question, limits = modelLimits): AsyncGenerator<AnswerPart, void, undefined> {
  const provider = shop.config.model;
  const visit = question.visitor.sessionId;
  if (!provider || isResting(shop, shop.now())) return;
  if (!(await setAside(shop, provider, visit, tokensAside))) return;
  const stop = new AbortController();
  const onLeave = () => stop.abort(new Error('the visitor left'));
  question.signal?.addEventListener('abort', onLeave, { once: true });
  const whole = setTimeout(() => stop.abort(new Error('it took too long')), limits.wholeMs);
  let spent = 0;
  try {
    const settings = await readSettings(shop);
    const instructions = instructionsFor(settings.business_name);
    const { sdk, model } = await openModel(provider);
    const results: Looked[] = [];
    const tools = Object.fromEntries(
      allTools.map(({ name, description, input, run }) => [
        name,
        sdk.tool({
          description,
          inputSchema: input,
          execute: async (given: unknown) => {
            const facts = await run(shop, question.visitor, given as never);
            results.push({ name, facts });
            return plainFacts(facts);
          },
        }),
      ]),
    );
    const { stream } = sdk.streamText({
      model,
      instructions,
      messages: messagesOf(question),
      tools,
      stopWhen: sdk.isStepCount(limits.steps),
      maxOutputTokens: limits.outputTokens,
      maxRetries: 0,
      abortSignal: stop.signal,
      onError: () => {},
    });
    const said: string[] = [];
    let waiting = '';
    let received = 0;
    let ending = '';
    /** Whole sentences of what has come; the last one, unfinished, waits. */
    const release = (isEnd: boolean): string[] => {
      const sentences = sentencesOf(waiting);
      const ready = isEnd ? sentences : sentences.slice(0, -1);
      waiting = isEnd ? '' : (sentences.at(-1) ?? '');
      const lookedUp = JSON.stringify(results.map(({ facts }) => plainFacts(facts)));
      const known = knownNumbers([lookedUp, ...question.history.map(({ text }) => text), question.question]);
      return ready.map((sentence) => {
        const clean = onlyOwnLinks(sentence);
        const invented = ungrounded(clean, known, lookedUp);
        if (invented) throw new Error(`it stated ${invented}, which nothing says`);
        if (repeats(clean, instructions)) throw new Error('it repeated what it was told');
        return clean;
      });
    };
    for await (const part of within(stream, limits, stop)) {
      if (part.type === 'error') throw part.error instanceof Error ? part.error : new Error('the provider failed');
      if (part.type === 'abort') throw stop.signal.reason ?? new Error('it was broken off');
      if (part.type === 'finish-step') spent += part.usage.totalTokens ?? (part.usage.inputTokens ?? 0) + (part.usage.outputTokens ?? 0);
      if (part.type === 'start-step' && waiting.trim()) waiting += '\n\n';
      if (part.type === 'finish') ending = part.finishReason;
      if (part.type !== 'text-delta') continue;
      waiting += part.text;
      received += part.text.length;
      if (received > limits.characters) throw new Error('it did not end');
      for (const text of release(false)) {
        said.push(text);
        yield { kind: 'text', text };
      }
    }
    // An answer that was cut at the limit of tokens keeps its whole sentences.
    if (ending !== 'length') {
      for (const text of release(true)) {
        said.push(text);
        yield { kind: 'text', text };
      }
    }
    const text = said.join('').trim();
    if (!text || ending === 'content-filter' || ending === 'error' || ending === '') throw new Error(`it ended with ${ending || 'nothing'}`);
    noteSuccess(shop);
    yield { kind: 'answer', answer: answerOf(text, results, question) };
  } catch (error) {
    if (question.signal?.aborted) return;
    noteFailure(shop, shop.now());
    shop.log.warn(
      { reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown' },
      'the model did not answer; the assistant without one does',
    );
  } finally {
    clearTimeout(whole);
    question.signal?.removeEventListener('abort', onLeave);
    stop.abort();
    // A provider that does not say what it used is counted at what was set aside.
    await settle(shop, visit, tokensAside, spent || tokensAside).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'what a model cost was not kept'),
    );
  }
}

/** The stream, broken off when its first word or the next one does not come in time. */
async function* within<T>(stream: AsyncIterable<T>, limits: typeof modelLimits, stop: AbortController): AsyncGenerator<T, void, undefined> {
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

function messagesOf({ history, question }: Question): ModelMessage[] {
  const before = history
    .slice(-remembered)
    .map(({ from, text }) => ({ role: from === 'visitor' ? ('user' as const) : ('assistant' as const), content: text.slice(0, longestTurn) }));
  const spoken = before.filter(({ content }) => content.trim());
  const last = question.slice(0, longestQuestion);
  return [...spoken, { role: 'user', content: last.trim() || '…' }];
}

/** What a tool was called for, and found. */
type Looked = { name: string; facts: unknown };
type Shown = { id: string; name: string };

function answerOf(text: string, results: readonly Looked[], { history }: Question): Answer {
  const before = contextBefore(history);
  const known = results.map(({ facts }) => productsIn(facts));
  const linked = [...text.matchAll(/\/products\/([0-9a-f-]{36})/g)].flatMap((match) => match[1] ?? []);
  const found = (known.findLast(({ length }) => length > 0) ?? []).map(({ id }) => id);
  const products = [...new Set(linked.length ? linked : found)].slice(0, mostCards);
  const handed = results.filter(({ name }) => name === 'hand_over').map(({ facts }) => facts as { isUnanswered: boolean });
  const sums = results.map(({ facts }) => (facts as { calculation?: Calculation } | null)?.calculation ?? null);
  return {
    text,
    products,
    calculation: sums.findLast((sum) => sum !== null) ?? null,
    sources: known
      .flat()
      .filter(({ id }) => products.includes(id))
      .map(({ id, name }) => ({ title: nameInText(name), href: `/products/${id}` }))
      .filter((source, at, all) => all.findIndex(({ href }) => href === source.href) === at),
    suggestions: [],
    offersPerson: handed.length > 0,
    isUnanswered: handed.some(({ isUnanswered }) => isUnanswered),
    context: {
      ...emptyContext,
      ...before,
      awaits: null,
      ...(products.length ? { topic: 'task find', shown: products, focus: products.length === 1 ? (products[0] ?? null) : null } : {}),
    },
  };
}

const mostCards = 6;

/** The products that a tool's facts tell of. */
function productsIn(facts: unknown): Shown[] {
  const { product, products = [], goods = [] } = (facts ?? {}) as { product?: Shown | null; products?: Shown[]; goods?: { product: Shown }[] };
  return [...(product ? [product] : []), ...products, ...goods.map((one) => one.product)];
}
