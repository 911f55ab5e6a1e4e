import { Refusal } from '#platform/refusal.ts';
import { readReason } from './reason.ts';

/** What a form says is sent back: `line-…` fields, each a whole number. Throws a Refusal (422) for what is none. */
export function readWithdrawalForm(
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
