import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { queueMail } from './queue-mail.server.ts';

export type StaffNotice = {
  subject: string;
  /** What happened and what to do about it, a paragraph each. */
  lines: string[];
  /** Where it is seen to: '/admin/orders/1'. */
  path: string;
  /** A notice with the same key is written once. */
  onceKey: string;
  orderId?: string;
  /** The shop's own address, if absent. */
  to?: string;
};

/** Queues a notice to staff in the caller's transaction; none where the settings name no address. */
export async function queueStaffNotice(shop: Shop, trx: Kysely<Database>, notice: StaffNotice): Promise<void> {
  const { subject, lines, path, onceKey, orderId, to = (await readSettings(shop)).email } = notice;
  if (!to) return;
  const letter = { kind: 'staff-notice' as const, subject, lines, link: `${shop.config.origin}${path}` };
  await queueMail(shop, trx, { to, letter, onceKey: `staff-notice:${onceKey}`, ...(orderId && { orderId }) });
}
