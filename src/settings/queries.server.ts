import { keptUntilChanged } from '#platform/changes.server.ts';
import type { Shop } from '../shop.server.ts';
import { readSettings as parseSettings, type Settings } from './settings.ts';

/** What the shop says about itself. Kept in this process until the record changes, so a page may ask as often as it likes. */
export const readSettings: (shop: Shop) => Promise<Settings> = keptUntilChanged(['settings'], async (shop: Shop) => {
  const row = await shop.db.selectFrom('settings').select('values').executeTakeFirst();
  return parseSettings(row?.values);
});
