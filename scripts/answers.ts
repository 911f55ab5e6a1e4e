/**
 * npm run answers: what the assistant without a model answers to some 2,000 messages of shoppers (test/messages.txt), as far as it differs from what
 * was last accepted with npm run answers -- --accept. A rule that mends one answer changes others as well: this shows which.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainAnswerText } from '../src/chat/assistant/answer-text.ts';
import { answerBuiltIn } from '../src/chat/assistant/builtin/answer-built-in.server.ts';
import { fillWithDemo } from '../src/open-shop.server.ts';
import { readConfig } from '../src/platform/config.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { folderStore } from '../src/platform/images/store.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import { createShop } from '../src/shop.server.ts';

const root = join(import.meta.dirname, '..');
const acceptedFile = join(root, '.cache/answers.json');
/** Offers, hours and 'in the summer' depend on the day. */
const now = new Date('2026-11-20T12:00:00Z');

const messages = (await readFile(join(root, 'test/messages.txt'), 'utf8')).split('\n').filter(Boolean);
const answers = await answersTo(messages);
const accepted = await readFile(acceptedFile, 'utf8').then(
  (text) => JSON.parse(text) as Record<string, string>,
  () => null,
);
const changed = messages.filter((message) => accepted && accepted[message] !== answers[message]);
for (const message of changed) console.log(`\n# ${message}\n--- ${accepted?.[message] ?? '(new)'}\n+++ ${answers[message]}`);
if (accepted) console.log(`\n${changed.length} of ${messages.length} answers differ.`);
if (!accepted || process.argv.includes('--accept')) {
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(acceptedFile, JSON.stringify(answers, null, 1));
  console.log(`These ${messages.length} answers are what the next run compares with.`);
}

async function answersTo(asked: readonly string[]): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-answers-'));
  const engine = await startEmbeddedPostgres(directory);
  const address = { socketDir: engine.socketDir, database: 'postgres' };
  try {
    // Before the shop is opened: it keeps what it has read of the catalogue.
    const filling = connectDatabase(address, 4);
    await migrate(filling.sql, join(root, 'db/migrations'));
    await fillWithDemo(filling, folderStore(join(directory, 'images')), now);
    await filling.close();
    const opened = createShop(readConfig({ SHOP_DATA_DIR: directory }), address, createLog('silent'));
    const shop = { ...opened, now: () => now };
    const answered: Record<string, string> = {};
    for (const question of asked) {
      const { text, products } = await answerBuiltIn(shop, {
        question,
        history: [],
        visitor: { userId: null, productId: null, sessionId: 'answers' },
      });
      answered[question] = `${plainAnswerText(text)}${products.length ? `\n[${products.length} products]` : ''}`;
    }
    await opened.close();
    return answered;
  } finally {
    await engine.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
