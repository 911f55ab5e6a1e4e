import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { answerWhole } from './assistant/answer-question.server.ts';
import { howManySuggested, productOnPage, questionsAboutProduct, suggestedQuestions } from './suggested-questions.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const [floor] = await shop.sql<{ id: string }[]>`select id from products where category = 'Laminate Flooring' and in_stock order by sku limit 1`;
const questions = [
  ...suggestedQuestions.map((question) => ({ question, productId: null })),
  ...questionsAboutProduct.map((question) => ({ question, productId: floor?.id ?? null })),
];

test.each(questions)('what is suggested is answered: $question', async ({ question, productId }) => {
  const answer = await answerWhole(shop, { question, history: [], visitor: { userId: null, productId, sessionId: 's' } });
  expect(answer.isUnanswered, answer.text).toBe(false);
  expect(answer.text).not.toMatch(/not sure what you mean/);
});

test('eight are suggested, four on a phone, two where something was said', () => {
  expect([suggestedQuestions.length, questionsAboutProduct.length]).toEqual([8, 8]);
  const counts = [false, true].flatMap((isNarrow) => [false, true].map((hasBegun) => howManySuggested({ isNarrow, hasBegun })));
  expect(counts).toEqual([8, 8, 4, 2]);
});

test('knows a product’s page', () => {
  expect(productOnPage(`/products/${floor?.id}`)).toBe(floor?.id);
  for (const path of ['/products', '/products/x', '/', `/products/${floor?.id}/more`]) expect(productOnPage(path)).toBeNull();
});
