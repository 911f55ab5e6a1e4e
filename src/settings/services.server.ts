import type { Shop } from '../shop.server.ts';
import { readSettings } from './queries.server.ts';
import type { Service, Services } from './services.ts';

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
