import type { Shop } from '../shop.server.ts';

/** How long staff can look up what was sent. */
const keptDays = 90;

/** Throws away mail that was sent long ago. What failed stays until somebody has looked at it. */
export async function tidyOutbox(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - keptDays * 24 * 3600 * 1000);
  await shop.db.deleteFrom('outbox').where('status', '=', 'sent').where('sent_at', '<', before).execute();
}
