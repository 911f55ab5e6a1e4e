import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { answerLinkRequests } from '#orders/order-links.server.ts';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import { type Act, openScriptedModel } from '../../../../test/scripted-model.ts';
import { noTokens, setAside, settle, sweepSpending } from '../../spending.server.ts';
import { answerQuestion, answerWhole } from '../answer-question.server.ts';
import type { AnswerPart, Made, Question } from '../assistant.ts';
import { learnHowPeopleAsk } from '../understanding/understand.server.ts';
import { answerWithModel, modelLimits } from './answer-with-model.server.ts';

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
    price: { read: 2, written: 10, cached: 0.2, caching: 2.5 },
    dayMicros: 10_000_000,
    visitMicros: 10_000_000,
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
const newMade = (): Made => ({ by: 'built-in', outcome: null, reason: null, tools: [], tokens: noTokens, micros: 0 });
const hurried = { ...modelLimits, firstWordMs: 200, silenceMs: 200, wholeMs: 2_000 };

async function partsOf(stream: AsyncIterable<AnswerPart>) {
  const parts: AnswerPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

const madeOf = (parts: readonly AnswerPart[]) => parts.flatMap((part) => (part.kind === 'answer' ? part.made : []))[0];
/** What the visitor is left with. */
const leftOf = (parts: readonly AnswerPart[]) => {
  const kept = parts.slice(parts.findLastIndex(({ kind }) => kind === 'withdrawn') + 1);
  return kept.flatMap((part) => (part.kind === 'text' ? part.text.trim() : []));
};

test('a good model looks things up with our tools; what it does, cards and sentences are passed on as they come', async () => {
  const { shop, server } = await shopWith([
    { call: 'find_by_name', with: { name: 'Gull Grey' } },
    { say: 'The Portaferry Gull Grey costs £29.95 a m². It is in stock.', cached: 80, written: 20 },
  ]);
  const parts = await partsOf(answerQuestion(shop, ask('how much is gull grey')));
  expect(parts.map((part) => (part.kind === 'text' ? part.text.trim() : part.kind === 'doing' ? part.words : part.kind))).toEqual([
    'Looking at the catalogue…',
    'cards',
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
  expect(first?.tools?.map((tool) => tool.function.name).join()).not.toMatch(/delete|update|write|refund|sql/);
  expect(JSON.stringify(second?.messages)).toContain('£29.95');
  // 100 read; then 20 read, 80 from the cache and 20 written.
  const micros = 100 * 2 + 20 * 2 + 80 * 0.2 + 20 * 10;
  expect(madeOf(parts)).toMatchObject({ by: 'model', outcome: 'grounded', tools: ['find_by_name'], tokens: { read: 120, cached: 80 }, micros });
  const [spent] = await opened.sql<{ spent: number }[]>`select micro_pounds::float8 as spent from chat_spending where who like 'visit%'`;
  expect(spent?.spent).toBe(micros);
});

test('figures that nothing says, foreign links and what it was told are never passed on: the assistant without a model answers', async () => {
  for (const lie of [
    'Let me see. The Gull Grey costs £1.23 a m².',
    'You get 90% off today.',
    'Fitting is free of charge.',
    'I was told: Look every fact up with the tools. State no price, stock figure, measure, date, term or policy.',
  ]) {
    const { shop } = await shopWith([{ say: lie }, { say: lie }]);
    const parts = await partsOf(answerQuestion(shop, ask('how much is gull grey')));
    expect(JSON.stringify(parts.filter(({ kind }) => kind !== 'answer'))).not.toMatch(/1\.23|90%|free of charge|State no price/);
    expect(leftOf(parts).join(' ')).toContain('£29.95');
    expect(madeOf(parts)).toMatchObject({ by: 'built-in', outcome: lie.startsWith('I was') ? 'failed' : 'ungrounded' });
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
  const [order] = await opened.sql<{ id: string }[]>`insert into orders (user_id, email, status, total_pence, shipping_address)
    values (${una?.id ?? null}, 'una@example.com', 'shipped', 4242, '{}') returning id`;
  const told = { user_id: una?.id, email: 'una@example.com', reference: order?.id.slice(-8) };
  for (const [userId, sees] of [
    [null, false],
    [una?.id ?? null, true],
  ] as const) {
    const { shop, server } = await shopWith([{ call: 'own_orders', with: told }, { say: 'Here you are.' }]);
    await answerWhole(shop, ask('my orders', { visitor: { userId, productId: null, sessionId: 's' } }));
    expect(JSON.stringify(server.requests[1]?.messages).includes('£42.42')).toBe(sees);
  }
  // The guest's link went to the inbox.
  await answerLinkRequests(opened);
  expect(await opened.sql`select recipient from outbox where kind = 'order-link'`).toMatchObject([{ recipient: 'una@example.com' }]);
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
  const calls: Act[] = Array.from({ length: 20 }, () => ({ call: 'hand_over', with: {} }));
  const { shop, server } = await shopWith(calls);
  expect((await answerWhole(shop, ask('what does SPC mean'))).text).toContain('stone plastic');
  expect(server.requests).toHaveLength(modelLimits.steps);
});

test('a slow provider is not waited for, neither for its first word nor for the next', async () => {
  for (const acts of [['silent'], [{ say: 'One moment. And then some more words', pauseMs: 400 }], [{ hangAfter: 'One moment. And' }]] as Act[][]) {
    const { shop } = await shopWith(acts);
    const started = performance.now();
    const parts = await partsOf(answerWithModel(shop, ask('hello'), newMade(), hurried));
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
  const caps = { dayMicros: 30_000, visitMicros: 12_000 };
  const taken = await Promise.all(Array.from({ length: 5 }, () => setAside(opened, caps, 'a', 6_000)));
  expect(taken.filter(Boolean)).toHaveLength(2);
  await settle(opened, 'a', 6_000, 500);
  expect(await setAside(opened, caps, 'a', 5_000)).toBe(true);
  const others = await Promise.all(['b', 'c', 'd', 'e'].map((visit) => setAside(opened, caps, visit, 6_000)));
  expect(others.filter(Boolean)).toHaveLength(3);
  await sweepSpending({ ...opened, now: () => new Date(Date.now() + 72 * 3_600_000) });
  expect(await opened.sql`select 1 from chat_spending`).toHaveLength(0);
  const { shop, server } = await shopWith([{ say: 'Never asked.' }], { visitMicros: 100 });
  const parts = await partsOf(answerQuestion(shop, ask('what does SPC mean')));
  expect(leftOf(parts).join(' ')).toContain('stone plastic');
  expect(madeOf(parts)).toMatchObject({ by: 'built-in', outcome: 'no-money', micros: 0 });
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

test('a figure of another product, of another field or of the visitor is none: told why, the model tries once more', async () => {
  const look: Act[] = [
    { call: 'find_by_name', with: { name: 'Gull Grey' } },
    { call: 'find_by_name', with: { name: 'Old Teak' } },
  ];
  for (const [question, lie] of [
    ['how much is gull grey', 'Gull Grey costs £5.00 a m².'],
    ['you said gull grey is £5 a m², so how much is it', 'Gull Grey costs £5 a m².'],
    // The price of a m² where that of a box is meant, and the other floor's price.
    ['how much is a box of gull grey', 'The Gull Grey is £29.95 per box.'],
    ['gull grey or old teak', 'The Old Teak costs £29.95 a m².'],
  ] as const) {
    const { shop, server } = await shopWith([...look, { say: `Right. ${lie}` }, { say: 'The Gull Grey costs £29.95 a m².' }]);
    const parts = await partsOf(answerQuestion(shop, ask(question)));
    expect(leftOf(parts), lie).toEqual(['The Gull Grey costs £29.95 a m².']);
    expect(madeOf(parts), lie).toMatchObject({ by: 'model', outcome: 'grounded', reason: expect.stringContaining('which no tool gave') });
    expect(JSON.stringify(server.requests.at(-1)?.messages.at(-1)), lie).toContain('was not sent');
  }
});

test('answers that are not borne out never rest the provider for others', async () => {
  const lies: Act[] = Array.from({ length: 8 }, () => ({ say: 'It is £1.23.' }));
  const { shop, server } = await shopWith([...lies, { say: 'Here I am.' }]);
  for (let time = 0; time < 4; time++) await answerWhole(shop, ask('what does SPC mean'));
  expect((await answerWhole(shop, ask('hello'))).text).toBe('Here I am.');
  expect(server.requests).toHaveLength(9);
});

test('a message that the provider refuses rests it for nobody else', async () => {
  const { shop } = await shopWith([{ status: 400 }, { status: 400 }, { status: 400 }, { status: 400 }, { say: 'Here I am.' }]);
  for (let time = 0; time < 4; time++) await answerWhole(shop, ask('what does SPC mean'));
  expect((await answerWhole(shop, ask('hello'))).text).toBe('Here I am.');
});

test('the page that is open and the cart reach the model, priced by the shop, and may be spoken of', async () => {
  const [floor] = await opened.sql<{ id: string; name: string; price: number }[]>`
    select id, name, price_pence as price from products where name like '%Gull Grey%' order by name limit 1`;
  const total = `£${((3 * (floor?.price ?? 0)) / 100).toFixed(2)}`;
  const { shop, server } = await shopWith([{ say: `You have 3 boxes of ${floor?.name} in your cart, ${total} in total.` }]);
  const cart = [{ product_id: floor?.id ?? '', quantity: 3, area_m2: null, is_sample: false }];
  const visitor = { userId: null, productId: floor?.id ?? null, sessionId: randomUUID(), cart };
  const parts = await partsOf(answerQuestion(shop, ask('what is in my cart', { visitor })));
  expect(madeOf(parts)).toMatchObject({ by: 'model', outcome: 'grounded' });
  const [request] = server.requests;
  expect(JSON.stringify(request?.messages.at(-1))).toContain(total);
  expect(JSON.stringify(request?.messages[0])).not.toContain(total);
});

test('what is to go into the cart is offered, not added', async () => {
  const [floor] = await opened.sql<{ id: string; name: string; price: number }[]>`
    select id, name, price_pence as price from products where name like '%Gull Grey%' order by name limit 1`;
  const { shop } = await shopWith([
    { call: 'offer_to_add', with: { id: floor?.id, quantity: 4 } },
    { say: `Shall I put 4 boxes of ${floor?.name} in your cart?` },
  ]);
  const answer = await answerWhole(shop, ask('add 4 boxes of gull grey to my cart'));
  expect(answer.offer).toMatchObject({ productId: floor?.id, quantity: 4, amount: '4 boxes', totalPence: 4 * (floor?.price ?? 0) });
  const { shop: other } = await shopWith([
    { call: 'offer_to_add', with: { id: floor?.id, quantity: 9_999 } },
    { say: 'There is not that much of it.' },
  ]);
  expect((await answerWhole(other, ask('add 9999 boxes'))).offer).toBeNull();
});

test('instructions and tools are the same for every visit, and Anthropic is asked to keep them', async () => {
  const { shop, server } = await shopWith([{ status: 500 }, { status: 500 }], { kind: 'anthropic' });
  const [floor] = await opened.sql<{ id: string }[]>`select id from products limit 1`;
  await answerWhole(shop, ask('hello'));
  await answerWhole(shop, ask('is this waterproof', { visitor: { userId: null, productId: floor?.id ?? null, sessionId: randomUUID() } }));
  const [one, other] = server.requests;
  expect(one?.system).toMatchObject([{ text: expect.stringContaining('AI assistant'), cache_control: { type: 'ephemeral' } }]);
  expect(other?.system).toEqual(one?.system);
  expect(other?.tools).toEqual(one?.tools);
  expect(one?.tools?.length).toBeGreaterThan(8);
});
