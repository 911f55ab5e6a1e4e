/** npm run bench -- assistant: answers of the assistant without a model to the questions of its tests, over a catalogue of 100,000 products. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerBuiltIn } from '../src/chat/assistant/built-in/answer-built-in.server.ts';
import { learnHowPeopleAsk } from '../src/chat/assistant/understanding/understand.server.ts';
import { createShop } from '../src/create-shop.server.ts';
import { readConfig } from '../src/platform/config.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import { median, percentile, table } from './figures.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const products = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const rounds = 3;

const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const engine = await startEmbeddedPostgres(directory);
const main = connectDatabase({ socketDir: engine.socketDir, database: 'postgres' }, 1);
try {
  await main.sql`create database bench_assistant`;
  const address = { socketDir: engine.socketDir, database: 'bench_assistant' };
  const filling = connectDatabase(address, 4);
  await migrate(filling.sql, join(import.meta.dirname, '../db/migrations'));
  await generateCatalogue(filling.sql, products, true);
  await filling.close();
  const shop = createShop(readConfig({ SHOP_DATA_DIR: directory }), address, createLog('silent'));
  await shop.catalogue.snapshot();
  const list = await readFile(join(import.meta.dirname, '../test/shoppers-questions.tsv'), 'utf8');
  const questions = list
    .trimEnd()
    .split('\n')
    .flatMap((line) => line.split('\t')[1]?.split(' > ')[0] ?? []);
  const visitor = { userId: null, productId: null, sessionId: 'bench' };
  // As a shop that is open has done already.
  await learnHowPeopleAsk();
  const first = performance.now();
  await answerBuiltIn(shop, { question: 'hello, what is spc', history: [], visitor });
  const firstMs = performance.now() - first;
  const times: { question: string; ms: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      const from = performance.now();
      await answerBuiltIn(shop, { question, history: [], visitor });
      times.push({ question, ms: performance.now() - from });
    }
  }
  const ms = times.map((time) => time.ms);
  const row = {
    answers: ms.length,
    'median (ms)': median(ms).toFixed(1),
    'p95 (ms)': percentile(ms, 0.95).toFixed(1),
    'p99 (ms)': percentile(ms, 0.99).toFixed(1),
    'the first (ms)': firstMs.toFixed(0),
  };
  console.log(table([{ products: products.toLocaleString('en-GB'), ...row }]));
  if (process.env.BENCH_VERBOSE)
    for (const { question, ms: took } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 15)) console.log(took.toFixed(0), question);
  await shop.close();
} finally {
  await main.close();
  await engine.stop();
  await rm(directory, { recursive: true, force: true });
}
