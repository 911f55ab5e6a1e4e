import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastCpuMs } from '../../../test/cpu-time.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { readSlots } from './reading/slots.server.ts';
import { readable } from './reading/text.ts';
import { learnHowPeopleAsk, understand } from './understanding/understand.server.ts';

const shop = await openTestShop('empty');
beforeAll(async () => void (await learnHowPeopleAsk()), 300_000);
afterAll(() => shop.close());

test('blanks and repeated words are read once, and no more than anybody would ask', () => {
  expect(readable('  do you\t\n sell   oak?  ')).toBe('do you sell oak?');
  expect(readable('and '.repeat(500))).toBe('and and');
  expect(readable('5 x 4 and '.repeat(200)).length).toBeLessThan(60);
  expect(readable('bed bath hall stairs landing '.repeat(100)).length).toBeLessThanOrEqual(600);
});

/** Processor time to read and to understand a message, so that a busy machine changes little. */
const maxCpuMs = 50;
const units = [
  ...[' ', '\t', 'and ', 'and the ', 'a', 'a b ', '1', '1 ', '1,', '1.', '4x', '£', '£1 ', '£1 to ', 'm2 x ', '5 x 4 and '],
  ...['oak, ', '? ', '- ', "'", '"', '('],
];
const more = [
  '👍',
  '\u202e',
  'the or a ',
  'do you ',
  'not ',
  'twenty ',
  'one hundred and ',
  'length 4 ',
  'between 1 and ',
  'over under ',
  'qzx ',
  'laminatte ',
];

test.each([...units, ...more])('a message of %j over and over keeps nobody waiting', async (unit) => {
  const message = unit.repeat(Math.ceil(2000 / unit.length)).slice(0, 2000);
  const work = async () => Promise.all([readSlots(shop, readable(message)), understand(readable(message))]);
  expect(await leastCpuMs(work)).toBeLessThan(maxCpuMs);
});
