import { isDatabaseDown } from '#platform/database/unavailable.server.ts';
import { Refusal } from '#platform/refusal.ts';

/** What an action answers where all there is to say is a sentence: see use-said.ts. */
export type Said = { done: string } | { failed: string };

/** Does the work and says what came of it; a refusal in the words of `failed`, given its detail. A fault is thrown on. */
export async function sayWhatCame(work: () => Promise<string>, failed: (detail: string) => string = (detail) => detail): Promise<Said> {
  try {
    return { done: await work() };
  } catch (error) {
    return { failed: failed(detailOf(error)) };
  }
}

/** The sentence of a refusal, or that the database is away for a moment. Anything else is a fault, and thrown on. */
export function detailOf(error: unknown): string {
  if (error instanceof Refusal) return error.detail;
  if (isDatabaseDown(error)) return 'We’re very busy at the moment. Please try again in a few seconds.';
  throw error;
}
