import { z } from 'zod';
import { keepTo } from '#platform/form-fields.ts';
import { Refusal } from '#platform/refusal.ts';
import { type ReturnableLine, returnable } from './withdrawal.ts';

/**
 * What a form says is sent back: `line-…` fields, each a whole number; by the button `whole` all that can be. Throws a Refusal (422) for what
 * is none.
 */
export function readWithdrawalForm(
  typed: Readonly<Record<string, string>>,
  lines: readonly ReturnableLine[],
): { lines: { id: string; quantity: number }[]; reason: string } {
  if (typed.intent === 'whole') {
    const whole = lines.map((line) => ({ id: line.id, quantity: returnable(line) })).filter(({ quantity }) => quantity > 0);
    return { lines: whole, reason: readReason(typed.reason ?? '') };
  }
  return readPieces(typed, lines);
}

/** How many of which lines go back, without the button for all of them. Throws as above. */
export function readPieces(
  typed: Readonly<Record<string, string>>,
  lines: readonly { id: string }[],
): { lines: { id: string; quantity: number }[]; reason: string } {
  const wanted = lines.flatMap(({ id }) => {
    const field = `line-${id}`;
    const given = (typed[field] ?? '').trim() || '0';
    if (!/^\d{1,6}$/.test(given)) {
      const message = 'Please choose how many you are returning.';
      throw new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
    }
    return Number(given) > 0 ? [{ id, quantity: Number(given) }] : [];
  });
  return { lines: wanted, reason: readReason(typed.reason ?? '') };
}

const reason = z.string().trim().max(500, keepTo(500));

/** Why somebody cancels or sends back; they need not say. Throws a Refusal (422) for what is too long or cannot be printed. */
export function readReason(typed: string): string {
  const read = reason.safeParse(typed);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? '';
  throw new Refusal('invalid', 'invalid-form', message, [{ field: 'reason', message }]);
}
