import { z } from 'zod';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { requiredEmail } from '#platform/form-fields.ts';
import { takeTurnsOrRefuse, tooManyAttempts } from '#platform/rate-limit.server.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import { keptDays, sayDays } from '#privacy/periods.ts';
import type { Shop } from '../shop.server.ts';
import { readPlan } from './read-plan.server.ts';
import { readSharedRooms } from './room-list.server.ts';

const form = z.object({ email: requiredEmail });
/** Of one connection, and to one address, whoever asks. */
const byConnection = { name: 'mail-plan', most: 6, withinMinutes: 60 };
const byRecipient = { name: 'mail-plan-to', most: 4, withinMinutes: 24 * 60 };

/**
 * Sends a shared plan, as its prices are now, to somebody. `from`: the network address that it is counted against. Throws a Refusal: 404 for a link
 * that shows nothing, 422 for what is no email address, 429.
 */
export async function mailPlan(shop: Shop, { email, token, from }: { email: string; token: string; from: string }): Promise<void> {
  const list = await readSharedRooms(shop, token);
  if (!list) throw new Refusal('not-found', 'plan-not-found', 'These rooms are no longer shared.');
  const { email: to } = accept(form, { email });
  await takeTurnsOrRefuse(
    shop,
    [
      [byConnection, from],
      [byRecipient, to.toLowerCase()],
    ],
    tooManyAttempts,
  );
  const { plan } = await readPlan(shop, list);
  const letter = {
    kind: 'your-floors' as const,
    rooms: plan.rooms.map(({ name, sizes, area }) => `${name}: ${sizes}, ${area}`),
    floors: plan.floors.flatMap(({ name, chosen }) => (chosen ? [{ name, amount: chosen.amount, rooms: chosen.rooms, pence: chosen.pence }] : [])),
    totalPence: plan.totalPence,
    link: `${shop.config.origin}/your-rooms/shared/${token}`,
    worksFor: sayDays(keptDays.guestRooms),
  };
  await inTransaction(shop.db, (trx) => queueMail(shop, trx, { to, letter }));
}
