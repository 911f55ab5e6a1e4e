import { z } from 'zod';
import { moveReturn } from '#orders/returns/move-return.server.ts';
import { returnStatuses } from '#orders/returns/return-moves.ts';
import { returnStates } from '#orders/returns/return-words.ts';
import { keepTo, oneLine } from '#platform/form-fields.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { readAmount } from '../claims/act-on-claim.server.ts';

const stepIn = z.object({
  to: z.enum(returnStatuses, 'Please choose what happens next.'),
  answer: z.string().trim().max(1000, keepTo(1000)).default(''),
  sent_with: z.string().overwrite(oneLine).max(200, keepTo(200)).default(''),
});

/** Does what the form of a return's page asks for. Says what was done; throws a Refusal with what is wrong at its field. */
export async function actOnReturn(shop: Shop, staff: { id: string }, returnId: string, typed: Readonly<Record<string, string>>): Promise<string> {
  const { to, answer, sent_with: sentWith } = accept(stepIn, typed);
  const paid = to === 'paid-back' ? { amountPence: readAmount(typed.amount ?? ''), lines: readPieces(typed), restocks: typed.restock === 'on' } : {};
  const step = { to, version: Number(typed.version) || 0, answer, sentWith, ...paid };
  await moveReturn(shop, returnId, step, { kind: 'staff', userId: staff.id });
  return `${returnStates[to]}: the customer is emailed.`;
}

/** The pieces that are paid back: `line-…` fields. Throws a Refusal (422) for what is no number. */
function readPieces(typed: Readonly<Record<string, string>>): { id: string; quantity: number }[] | null {
  const given = Object.entries(typed).filter(([name]) => name.startsWith('line-') && isUuid(name.slice(5)));
  if (given.length === 0) return null;
  return given.flatMap(([field, value]) => {
    if (!/^\d{1,6}$/.test(value.trim())) {
      const message = 'Please enter a whole number of pieces.';
      throw new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
    }
    return Number(value) > 0 ? [{ id: field.slice(5), quantity: Number(value) }] : [];
  });
}
