import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';

const reason = z.string().trim().max(500, 'Please keep this to 500 characters.');

/** Why somebody cancels or sends back; they need not say. Throws a Refusal (422) for what is too long or cannot be printed. */
export function readReason(typed: string): string {
  const read = reason.safeParse(typed);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? '';
  throw new Refusal('invalid', 'invalid-form', message, [{ field: 'reason', message }]);
}
