/**
 * npm run answers: how many of the shoppers' questions in test/shoppers-questions.tsv are answered with the products and figures that
 * the list asks for, and which are not. With `-- --model` the model that AI_PROVIDER names answers, and what it costs is said; `-- --first 20`
 * asks only so many.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuestion } from '../src/chat/assistant/answer-question.server.ts';
import { plainAnswerText } from '../src/chat/assistant/answer-text.ts';
import type { Made, Turn } from '../src/chat/assistant/assistant.ts';
import { createShop } from '../src/create-shop.server.ts';
import { fillWithDemo } from '../src/open-shop.server.ts';
import { readConfig } from '../src/platform/config.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { folderStore } from '../src/platform/images/store.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import type { Shop } from '../src/shop.server.ts';

const root = join(import.meta.dirname, '..');
/** Offers, hours and 'in the summer' depend on the day. */
const now = new Date('2026-11-20T12:00:00Z');
const asksModel = process.argv.includes('--model');
const first = Number(process.argv[process.argv.indexOf('--first') + 1]) || Number.POSITIVE_INFINITY;

/** Stock code of the open page, messages, what the last answer must and must not say: ' ; ' between parts, '|' between ways to say one. */
type Case = { on: string; messages: string[]; must: string[][]; mustNot: string[][] };

const config = readConfig(process.env);
if (asksModel && !config.model) {
  console.error('There is no model to ask: set AI_PROVIDER, AI_MODEL, AI_PRICES and AI_API_KEY or AI_BASE_URL, as the README says.');
  process.exit(1);
}
const partsOf = (column = '') => column.split(' ; ').flatMap((part) => (part ? [part.split('|')] : []));
const cases: Case[] = (await readFile(join(root, 'test/shoppers-questions.tsv'), 'utf8'))
  .trimEnd()
  .split('\n')
  .slice(0, first)
  .map((line) => line.split('\t'))
  .map(([on = '', messages = '', must, mustNot]) => ({ on, messages: messages.split(' > '), must: partsOf(must), mustNot: partsOf(mustNot) }));

const right = { single: 0, several: 0 };
let [micros, byModel] = [0, 0];
await withDemoShop(async (shop) => {
  for (const asked of cases) {
    const { said, made } = await lastAnswer(shop, asked);
    const problem = wrongWith(said, asked);
    if (!problem) right[asked.messages.length > 1 ? 'several' : 'single'] += 1;
    else console.log(`- ${asked.messages.join(' > ')}\n    ${problem}\n    ${said.replaceAll('\n', ' ').slice(0, 400)}`);
    micros += made.micros;
    byModel += made.by === 'model' ? 1 : 0;
  }
});
const several = cases.filter(({ messages }) => messages.length > 1).length;
console.log(`${right.single} of ${cases.length - several} single questions are right, ${right.several} of ${several} conversations.`);
if (asksModel) console.log(`The model gave ${byModel} of ${cases.length} last answers itself; they cost £${(micros / 1_000_000).toFixed(4)}.`);

async function lastAnswer(shop: Shop, { on, messages }: Case): Promise<{ said: string; made: Made }> {
  const [product] = on ? await shop.sql<{ id: string }[]>`select id from products where sku = ${on}` : [];
  const visitor = { userId: null, productId: product?.id ?? null, sessionId: 'answers' };
  const history: Turn[] = [];
  let last: Made | null = null;
  for (const question of messages)
    for await (const part of answerQuestion(shop, { question, history: [...history], visitor })) {
      if (part.kind !== 'answer') continue;
      history.push({ from: 'visitor', text: question }, { from: 'assistant', text: part.answer.text, context: part.answer.context });
      last = part.made;
    }
  if (!last) throw new Error(`There was no answer to ${messages.join(' > ')}`);
  return { said: plainAnswerText(history.at(-1)?.text ?? ''), made: last };
}

function wrongWith(said: string, { must, mustNot }: Case): string {
  const lacks = must.filter((any) => !any.some((one) => said.includes(one))).map((any) => `lacks ${any.join(' or ')}`);
  const has = mustNot.filter((any) => any.some((one) => said.includes(one))).map((any) => `has ${any.join(' or ')}`);
  return [...lacks, ...has].join('; ');
}

/** The budgets of a day and a visit hold for visitors: whoever runs this wants all of the list answered. */
async function withDemoShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-answers-'));
  const engine = await startEmbeddedPostgres(directory);
  const address = { socketDir: engine.socketDir, database: 'postgres' };
  try {
    const filling = connectDatabase(address, 4);
    await migrate(filling.sql, join(root, 'db/migrations'));
    await fillWithDemo(filling, folderStore(join(directory, 'images')), now);
    await filling.close();
    const unlimited = { dayMicros: Number.MAX_SAFE_INTEGER, visitMicros: Number.MAX_SAFE_INTEGER };
    const model = asksModel && config.model ? { ...config.model, ...unlimited } : null;
    const opened = createShop({ ...readConfig({ SHOP_DATA_DIR: directory }), model }, address, createLog('silent'));
    await work({ ...opened, now: () => now });
    await opened.close();
  } finally {
    await engine.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
