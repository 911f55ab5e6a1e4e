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
  if (by === 'model') return reason ? 'model, grounded at its second try' : 'model, grounded';
  const why = {
    grounded: '',
    ungrounded: ', for the model’s answer was not grounded',
    failed: ', for the model failed',
    'no-money': ', for the budget was spent',
    resting: ', for the model’s provider rests after failures',
  };
  return `built in${outcome ? why[outcome] : ''}`;
}
