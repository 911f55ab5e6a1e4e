import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import { type Act, openScriptedModel } from '../../../../test/scripted-model.ts';
import { answerQuestion, answerWhole } from '../answer-question.server.ts';
import type { AnswerPart, Question } from '../assistant.ts';
import { learnHowPeopleAsk } from '../understanding/understand.server.ts';
import { answerWithModel, modelLimits } from './answer-with-model.server.ts';
import { setAside, settle, sweepSpending } from './spending.server.ts';

// From source the examples are learnt at the first question, which takes longer than an answer may.
beforeAll(learnHowPeopleAsk, 180_000);

const opened = await openTestShop('demo');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await opened.sql`delete from chat_spending`;
});

/** A shop of its own, so that one test's failures do not rest another's provider. */
async function shopWith(acts: Act[], caps = {}) {
  const server = await openScriptedModel(acts);
  closing.push(server.close);
  const model = {
    kind: 'openai-compatible' as const,
    model: 'm',
    apiKey: 'k',
    baseUrl: server.url,
    dayTokens: 1_000_000,
    visitTokens: 1_000_000,
    ...caps,
  };
  return { shop: { ...opened, config: { ...opened.config, model } }, server };
}

const ask = (question: string, more: Partial<Question> = {}): Question => ({
  question,
  history: [],
  visitor: { userId: null, productId: null, sessionId: randomUUID() },
  ...more,
});
const hurried = { ...modelLimits, firstWordMs: 200, silenceMs: 200, wholeMs: 2_000 };

async function partsOf(stream: AsyncIterable<AnswerPart>) {
  const parts: AnswerPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

test('a good model looks things up with our tools and is passed on sentence by sentence', async () => {
  const { shop, server } = await shopWith([
    { call: 'find_by_name', with: { name: 'Gull Grey' } },
    { say: 'The Portaferry Gull Grey costs £29.95 a m². It is in stock.' },
  ]);
  const parts = await partsOf(answerQuestion(shop, ask('how much is gull grey')));
  expect(parts.map((part) => (part.kind === 'text' ? part.text.trim() : part.kind))).toEqual([
    'The Portaferry Gull Grey costs £29.95 a m².',
    'It is in stock.',
    'answer',
  ]);
  const answer = parts.at(-1);
  expect(answer).toMatchObject({
    kind: 'answer',
    answer: { text: 'The Portaferry Gull Grey costs £29.95 a m². It is in stock.', isUnanswered: false },
  });
  if (answer?.kind === 'answer') expect(answer.answer.products).toHaveLength(1);
  const [first, second] = server.requests;
  expect(first?.tools?.map((tool) => tool.function.name)).toContain('own_orders');
  expect(first?.tools?.map((tool) => tool.function.name).join()).not.toMatch(/delete|update|write|refund|sql|cart/);
  expect(JSON.stringify(second?.messages)).toContain('£29.95');
  const [spent] = await opened.sql<{ tokens: string }[]>`select tokens from chat_spending where who like 'visit%'`;
  expect(Number(spent?.tokens)).toBe(200);
});

test('figures that nothing says, foreign links and what it was told are never passed on: the assistant without a model answers', async () => {
  for (const lie of [
    'Let me see. The Gull Grey costs £1.23 a m².',
    'You get 90% off today.',
    'Fitting is free of charge.',
    'I was told: Look every fact up with the tools. State no price, stock figure, measure, date, term or policy.',
  ]) {
    const { shop } = await shopWith([{ say: lie }]);
    const parts = await partsOf(answerQuestion(shop, ask('how much is gull grey')));
    const text = parts.flatMap((part) => (part.kind === 'text' ? part.text : part.kind === 'answer' ? part.answer.text : [])).join(' ');
    expect(text).not.toMatch(/1\.23|90%|free of charge|State no price/);
    expect(text).toContain('£29.95');
    expect(parts.some((part) => part.kind === 'withdrawn')).toBe(lie.startsWith('Let me'));
  }
  const { shop } = await shopWith([
    { say: 'See ![x](https://evil.example/a.png) [our floors](/products) or [that](https://evil.example) at www.evil.example now.' },
  ]);
  expect((await answerWhole(shop, ask('hello there'))).text).toBe('See  [our floors](/products) or that at  now.');
});

test('tools take only what fits them, a wrong call costs a round, and an unknown tool none of ours', async () => {
  const { shop, server } = await shopWith([
    { call: 'calculate_boxes', with: { id: 'x', rooms: 'big' } },
    { call: 'run_sql', with: { query: 'select * from users' } },
    { call: 'find_floors', with: {}, raw: '{"categories": [' },
    { say: 'I could not work that out. Would you like to talk to somebody?' },
  ]);
  expect((await answerWhole(shop, ask('how many boxes'))).text).toBe('I could not work that out. Would you like to talk to somebody?');
  expect(server.requests).toHaveLength(4);
  expect(JSON.stringify(server.requests.at(-1)?.messages)).not.toContain('una@');
});

test('own orders are those of whoever is logged in, whatever the model asks for', async () => {
  const [una] = await opened.sql<
    { id: string }[]
  >`insert into users (full_name, username, email, password_hash) values ('Una', 'una', 'una@example.com', 'x') returning id`;
  await opened.sql`insert into orders (user_id, email, status, total_pence, shipping_address)
    values (${una?.id ?? null}, 'una@example.com', 'shipped', 4242, '{}')`;
  for (const [userId, sees] of [
    [null, false],
    [una?.id ?? null, true],
  ] as const) {
    const { shop, server } = await shopWith([{ call: 'own_orders', with: { user_id: una?.id, email: 'una@example.com' } }, { say: 'Here you are.' }]);
    await answerWhole(shop, ask('my orders', { visitor: { userId, productId: null, sessionId: 's' } }));
    expect(JSON.stringify(server.requests[1]?.messages).includes('£42.42')).toBe(sees);
  }
});

test('down, cut off, garbage, refusing, empty, wordy without end: the assistant without a model answers', async () => {
  const failing: Act[] = [
    { status: 500 },
    { status: 429 },
    { cutAfter: 'Laminate is. Well ' },
    { garbage: '<html>gateway</html>' },
    { garbage: 'data: {"choices": 7}\n\n' },
    { say: 'No.', finish: 'content_filter' },
    { say: '' },
    'endless',
  ];
  for (const act of failing) {
    const { shop } = await shopWith([act]);
    const answer = await answerWhole(shop, ask('what does SPC mean'));
    expect(answer.text, JSON.stringify(act)).toContain('stone plastic composite');
  }
});

test('a tool loop ends at the limit of rounds', async () => {
  const calls: Act[] = Array.from({ length: 20 }, () => ({ call: 'promotion', with: {} }));
  const { shop, server } = await shopWith(calls);
  expect((await answerWhole(shop, ask('what does SPC mean'))).text).toContain('stone plastic');
  expect(server.requests).toHaveLength(modelLimits.steps);
});

test('a slow provider is not waited for, neither for its first word nor for the next', async () => {
  for (const acts of [['silent'], [{ say: 'One moment. And then some more words', pauseMs: 400 }]] as Act[][]) {
    const { shop } = await shopWith(acts);
    const started = performance.now();
    const parts = await partsOf(answerWithModel(shop, ask('hello'), hurried));
    expect(parts.some((part) => part.kind === 'answer')).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_500);
  }
});

test('an answer cut at the limit of tokens keeps its whole sentences', async () => {
  const { shop } = await shopWith([{ say: 'Laminate is printed. It has a core of', finish: 'length' }]);
  expect((await answerWhole(shop, ask('what is laminate'))).text).toBe('Laminate is printed.');
});

test('a provider that fails three times is left alone for a minute', async () => {
  const { shop, server } = await shopWith([{ status: 500 }, { status: 500 }, { status: 500 }, { say: 'Back again.' }]);
  for (let time = 0; time < 5; time++) await answerWhole(shop, ask('hello'));
  expect(server.requests).toHaveLength(3);
  const later = { ...shop, now: () => new Date(Date.now() + 61_000) };
  expect((await answerWhole(later, ask('hello'))).text).toContain('Back again');
});

test('the caps of a visit and of a day hold, over everybody who asks at once', async () => {
  const caps = { dayTokens: 30_000, visitTokens: 12_000 };
  const taken = await Promise.all(Array.from({ length: 5 }, () => setAside(opened, caps, 'a', 6_000)));
  expect(taken.filter(Boolean)).toHaveLength(2);
  await settle(opened, 'a', 6_000, 500);
  expect(await setAside(opened, caps, 'a', 5_000)).toBe(true);
  const others = await Promise.all(['b', 'c', 'd', 'e'].map((visit) => setAside(opened, caps, visit, 6_000)));
  expect(others.filter(Boolean)).toHaveLength(3);
  await sweepSpending({ ...opened, now: () => new Date(Date.now() + 72 * 3_600_000) });
  expect(await opened.sql`select 1 from chat_spending`).toHaveLength(0);
  const { shop, server } = await shopWith([{ say: 'Never asked.' }], { visitTokens: 100 });
  expect((await answerWhole(shop, ask('what does SPC mean'))).text).toContain('stone plastic');
  expect(server.requests).toHaveLength(0);
});

test('when both fail the visitor is told so, with the telephone number', async () => {
  const { shop } = await shopWith([{ status: 500 }]);
  const broken = { ...shop, sql: new Proxy(shop.sql, { apply: () => Promise.reject(new Error('down')) }) };
  const answer = await answerWhole(broken as typeof shop, ask('til-str-6060-gry'));
  expect(answer.text).toBe("I'm having technical difficulties. Please try again or call us at 028 9649 6178.");
  expect(answer.offersPerson).toBe(true);
});

test('a visitor who leaves ends it, and nothing more is said', async () => {
  const { shop } = await shopWith([{ say: 'One. Two. Three.', pauseMs: 50 }]);
  const leaving = new AbortController();
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(shop, ask('hello', { signal: leaving.signal }))) {
    parts.push(part);
    leaving.abort();
  }
  expect(parts.map((part) => part.kind)).toEqual(['text']);
});
