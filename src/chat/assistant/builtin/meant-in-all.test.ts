import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import { readClassifier } from '../understanding/understand.server.ts';
import { answerBuiltIn } from './answer-built-in.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
beforeAll(readClassifier, 180_000);

const ask = (question: string) => answerBuiltIn(shop, { question, history: [], visitor: { userId: null, productId: null, sessionId: 'test' } });

test.each([
  [
    'we paid in the showroom on Saturday and the wife saw nicer on Sunday, can we get our money back or does the cooling off not apply',
    /in a showroom the law gives no such right/,
  ],
  ['are you looking for anyone to work Saturdays in the showroom, my daughter is 17', /not something I have in writing|nothing in writing/],
  ['pulled up the lino in a flat I just bought and there’s 9 inch brown tiles with black tar under them. should I be worried', /asbestos/],
  ['theres a white bloom come up on our slate since the plumber fixed the leak, mopped it four times and its back every time its dry', /salts/],
])('a longer first message is answered as a whole: %s', async (question, says) => {
  const answer = await ask(question);
  expect(answer.text).toMatch(says);
});

test('a product that is named is told by its record all the same', async () => {
  const answer = await ask('is the Ballydoran Farmhouse board lacquered or oiled, the wife has bother keeping the oiled ones right');
  expect(answer.text).toMatch(/Ballydoran Farmhouse/);
  expect(answer.products.length).toBeGreaterThan(0);
});

test('goods that nobody asked for are not listed beside what happened to a floor', async () => {
  const answer = await ask(
    'boards have lifted in the middle like a tent since the heat came on, the skirting was siliconed tight to it, will it go down itself',
  );
  expect(answer.products).toEqual([]);
});
