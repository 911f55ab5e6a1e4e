import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { figuresIn } from '../../../test/figures.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { plainAnswerText } from './answer-text.ts';
import type { Turn } from './assistant.ts';
import { answerBuiltIn } from './built-in/answer-built-in.server.ts';
import { plainFacts } from './tools/tool.ts';

const opened = await openTestShop('demo');
const shop = { ...opened, now: () => new Date('2026-11-20T12:00:00Z') };
afterAll(() => opened.close());

/** Against the demo shop: stock code of the open page, messages, what the last answer must and must not say; figures and products only. */
const cases = readFileSync('test/shoppers-questions.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([on = '', messages = '', must = '', mustNot = '']) => ({
    on,
    messages: messages.split(' > '),
    must: partsOf(must),
    mustNot: partsOf(mustNot),
  }));

function partsOf(column: string): string[][] {
  return column
    .split(' ; ')
    .filter(Boolean)
    .map((part) => part.split('|'));
}

/** What is wrong with the last answer, and which figures of any were looked up nowhere. */
async function ask({ on, messages, must, mustNot }: (typeof cases)[number]) {
  const [product] = on ? await shop.sql<{ id: string }[]>`select id from products where sku = ${on}` : [];
  const visitor = { userId: null, productId: product?.id ?? null, sessionId: 'test' };
  const history: Turn[] = [];
  const invented: string[] = [];
  for (const question of messages) {
    const answer = await answerBuiltIn(shop, { question, history, visitor });
    history.push({ from: 'visitor', text: question }, { from: 'assistant', text: answer.text, context: answer.context });
    const known = figuresIn(`${JSON.stringify(plainFacts(answer.facts))} ${answer.products.join(' ')}`);
    invented.push(
      ...[...figuresIn(plainAnswerText(answer.text))].filter((figure) => !known.has(figure)).map((figure) => `${figure} in: ${answer.text}`),
    );
  }
  const said = plainAnswerText(history.at(-1)?.text ?? '');
  const lacks = must.filter((any) => !any.some((one) => said.includes(one))).map((any) => `lacks ${any.join(' or ')}`);
  const has = mustNot.filter((any) => any.some((one) => said.includes(one))).map((any) => `has ${any.join(' or ')}`);
  return { invented, problem: [...lacks, ...has].join('; '), said };
}

test('shoppers are told figures and products as the list has them, and no figure that was not looked up', async () => {
  const results: ((typeof cases)[number] & Awaited<ReturnType<typeof ask>>)[] = [];
  for (const one of cases) results.push({ ...one, ...(await ask(one)) });
  const report = (list: typeof results) => `${list.filter(({ problem }) => !problem).length} of ${list.length}`;
  const [single, several] = [results.filter(({ messages }) => messages.length === 1), results.filter(({ messages }) => messages.length > 1)];
  if (process.env.SHOW_ANSWERS)
    for (const { messages, problem, said } of results.filter((one) => one.problem))
      console.log(`- ${messages.join(' > ')}\n    ${problem}\n    ${said.replaceAll('\n', ' ').slice(0, 500)}`);
  console.log(`single questions ${report(single)}, conversations ${report(several)}`);
  expect(results.flatMap(({ invented }) => invented)).toEqual([]);
}, 600_000);
