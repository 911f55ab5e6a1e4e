import { answerClaim } from '#claims/answer-claim.server.ts';
import { claimStatuses } from '#claims/claim-moves.ts';
import { readWords } from '#claims/read-report-form.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { readAgreedDay } from '#orders/days/choose-day.server.ts';
import { twoWaysIn } from '#platform/read-fixed.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { readSentWith } from '../orders/read-shipping.ts';

/** Does what the form of a report's page asks for. Says what was done; throws a Refusal with what is wrong at its field. */
export async function actOnClaim(shop: Shop, staff: { id: string }, claimId: string, typed: Record<string, string>): Promise<string> {
  const to = typed.to === 'write' ? null : claimStatuses.find((known) => known === typed.to);
  if (to === undefined) {
    const message = 'Please choose what happens.';
    throw new Refusal('invalid', 'invalid-form', message, [{ field: 'to', message }]);
  }
  const answer = {
    to,
    version: Number(typed.version) || 0,
    answer: readWords(typed.answer ?? '', 'answer'),
    refundPence: to === 'refunded' ? readAmount(typed.amount ?? '') : null,
    ...(to === 'replaced' ? { sentWith: readSentWith(typed) } : {}),
    ...((to === 'replacing' || to === null) && typed.other_day ? readAgreedDay(typed) : {}),
  };
  await answerClaim(shop, claimId, answer, { kind: 'staff', userId: staff.id });
  return to === null ? 'Your message is on its way.' : 'Your answer is on its way.';
}

/** Pence of an amount typed in pounds; null for none. Throws a Refusal (422) for what is none. */
export function readAmount(typed: string): number | null {
  const given = typed.trim();
  if (given === '') return null;
  const pence = poundsToPence(given);
  if (pence !== null) return pence;
  const message = twoWaysIn(given) ?? 'Please enter the amount in pounds, such as 38.50.';
  throw new Refusal('invalid', 'invalid-form', message, [{ field: 'amount', message }]);
}
