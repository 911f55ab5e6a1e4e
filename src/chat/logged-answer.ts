import type { Made } from './assistant/assistant.ts';

export type Thumb = 'up' | 'down';
/** How one answer came about. Money in millionths of a pound. */
export type LoggedAnswer = {
  messageId: number;
  sessionId: string;
  question: string;
  answer: string;
  by: Made['by'];
  outcome: Made['outcome'];
  reason: string | null;
  tools: string[];
  tokensRead: number;
  tokensCached: number;
  tokensWritten: number;
  micros: number;
  tookMs: number;
  thumb: Thumb | null;
  at: Date;
};
export type LogFilter = 'all' | 'model' | 'not-grounded' | 'down';
export const logFilters = ['all', 'model', 'not-grounded', 'down'] as const satisfies readonly LogFilter[];
