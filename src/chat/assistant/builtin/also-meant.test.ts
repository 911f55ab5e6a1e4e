import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import type { Turn } from '../assistant.ts';
import { readGuide } from '../guide/guide.server.ts';
import { readClassifier } from '../understanding/understand.server.ts';
import { isTold } from './also-meant.server.ts';
import { answerBuiltIn } from './answer-built-in.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
beforeAll(readClassifier, 180_000);

const ask = (question: string, history: Turn[] = []) =>
  answerBuiltIn(shop, { question, history, visitor: { userId: null, productId: null, sessionId: 'test' } });

test('advice offers what else was probably meant, and what it tells already it does not offer', async () => {
  const answer = await ask('how long do I leave the levelling compound before tiling on it, concrete floor, ground floor flat');
  expect(`${answer.text} ${answer.suggestions.join()}`).toMatch(/Drying of smoothing compound|walked on/);
  const { entries } = await readGuide();
  for (const title of answer.suggestions) {
    const entry = entries.find((one) => one.title === title);
    expect(entry && isTold(entry, answer.text)).toBeFalsy();
  }
});

test('a button with a title of the guide brings that entry, whatever was told before', async () => {
  const question = 'what do I mop my laminate with';
  const first = await ask(question);
  const said: Turn[] = [
    { from: 'visitor', text: question },
    { from: 'assistant', text: first.text, context: first.context },
  ];
  const { entries } = await readGuide();
  const titles = ['Spills on carpet', 'Rugs on hard floors', 'Which trowel', 'Oil on a new floor', 'Scotia'];
  for (const title of titles) {
    const entry = entries.find((one) => one.title === title);
    const answer = await ask(title, said);
    expect([title, entry && isTold(entry, answer.text)]).toEqual([title, true]);
  }
});
