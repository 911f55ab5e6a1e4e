import { expect, test } from 'vitest';
import { sayMicros, sayOutcome, sayTokens } from './answer-words.ts';

test('what an answer cost, took and came to, as staff read it', () => {
  expect([0, 2_700, 250_000, 5_000_000, 1_234_567].map(sayMicros)).toEqual(['£0.00', '£0.0027', '£0.25', '£5.00', '£1.23']);
  expect(sayTokens({ tokensRead: 4_200, tokensCached: 3_500, tokensWritten: 60 })).toBe('4,200 tokens read (3,500 from the cache), 60 written');
  expect(sayOutcome({ by: 'model', outcome: 'grounded', reason: 'it stated “£1”' })).toBe('AI model, checked at the second try');
  expect(sayOutcome({ by: 'built-in', outcome: 'no-money', reason: null })).toBe('built-in assistant, as the budget was used up');
  expect(sayOutcome({ by: 'built-in', outcome: null, reason: null })).toBe('built-in assistant');
});
