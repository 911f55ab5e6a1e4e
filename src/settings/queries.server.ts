import { keptUntilChanged } from '#platform/changes.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Service, Services } from './public-settings.ts';
import { readSettings as parseSettings, type Settings } from './settings.ts';

/** What the shop says about itself. Kept in this process until the record changes, so a page may ask as often as it likes. */
export const readSettings: (shop: Shop) => Promise<Settings> = keptUntilChanged(['settings'], async (shop: Shop) => {
  const row = await shop.db.selectFrom('settings').select('values').executeTakeFirst();
  return parseSettings(row?.values);
});

/**
 * Who takes cards, lends and carries letters. A stand-in takes no money, gives no credit and sends nothing: it stands in only in a demo
 * shop, which says so on every page, or where the environment names it. A shop of neither kind does without.
 */
export async function readServices(shop: Shop): Promise<Services> {
  const { square, lender, smtpUrl, standIns, loadsDemo } = shop.config;
  const isDemo = loadsDemo && (await readSettings(shop)).is_demo;
  const who = (hasAccount: boolean, isNamed: boolean): Service => (hasAccount ? 'account' : isNamed || isDemo ? 'stand-in' : 'none');
  return {
    till: who(square !== null, standIns.till),
    lender: who(lender !== null, standIns.lender),
    mail: who(smtpUrl !== undefined, standIns.mail),
  };
}
