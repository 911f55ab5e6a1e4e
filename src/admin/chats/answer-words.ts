import type { LoggedAnswer } from '#chat/logged-answer.ts';

/** '£0.0042': millionths of a pound, in whole pence where that is exact or a pound is passed. */
export function sayMicros(micros: number): string {
  return `£${(micros / 1_000_000).toFixed(micros % 10_000 === 0 || micros >= 1_000_000 ? 2 : 4)}`;
}

/** '1,200 tokens read (900 from the cache), 80 written'. */
export function sayTokens({ tokensRead, tokensCached, tokensWritten }: Pick<LoggedAnswer, 'tokensRead' | 'tokensCached' | 'tokensWritten'>): string {
  const count = (tokens: number) => tokens.toLocaleString('en-GB');
  return `${count(tokensRead)} tokens read${tokensCached ? ` (${count(tokensCached)} from the cache)` : ''}, ${count(tokensWritten)} written`;
}

/** Who answered, and what became of the model's own answer. */
export function sayOutcome({ by, outcome, reason }: Pick<LoggedAnswer, 'by' | 'outcome' | 'reason'>): string {
  if (by === 'model') return reason ? 'AI model, checked at the second try' : 'AI model, checked';
  const why = {
    grounded: '',
    ungrounded: ', as the model’s answer did not match our records',
    failed: ', as the model failed',
    'no-money': ', as the budget was used up',
    resting: ', as the model is paused after errors',
  };
  return `built-in assistant${outcome ? why[outcome] : ''}`;
}

/** What the form of an answer holds. */
export type AnswerValues = { question: string; also_asked: string; answer: string };

/** An answer as its form holds it. */
export function answerWritten({ question, alsoAsked, answer }: { question: string; alsoAsked: readonly string[]; answer: string }): AnswerValues {
  return { question, also_asked: alsoAsked.join('\n'), answer };
}
