import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastCpuMs } from '../../../test/cpu-time.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import type { Shop } from '../../shop.server.ts';
import { answerWhole } from './answer-question.server.ts';
import { readable } from './readable.ts';

test('blanks and repeated words are read once, and no more than anybody would ask', () => {
  expect(readable('  do you\t\n sell   oak?  ')).toBe('do you sell oak?');
  expect(readable('and '.repeat(500))).toBe('and and');
  expect(readable('5 x 4 and '.repeat(200)).length).toBeLessThan(60);
  expect(readable('bed bath hall stairs landing '.repeat(100)).length).toBeLessThanOrEqual(600);
});

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop('demo');
  await ask('do you sell oak flooring');
});
afterAll(() => shop.close());

const ask = (question: string) =>
  answerWhole(shop, { question, history: [], visitor: { userId: null, productId: null, sessionId: '00000000-0000-4000-8000-000000000000' } });
/** Processor time, so that a busy machine changes little: it was 20,000 ms. */
const maxCpuMs = 250;
const full = (unit: string) => unit.repeat(Math.ceil(2000 / unit.length)).slice(0, 2000);

test.each([
  ' ',
  '\t',
  '\n',
  'and ',
  'and the ',
  'a',
  'a b ',
  '1 ',
  '1,',
  '1.',
  '£1 ',
  'm2 x ',
  '5 x 4 and ',
  'oak, ',
  '? ',
  '- ',
  '👍',
  'the or a ',
  'do you ',
])('a message of %j over and over keeps nobody waiting', async (unit) => {
  expect(await leastCpuMs(() => ask(`a${full(unit)}!`))).toBeLessThan(maxCpuMs);
});
