import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { readServices } from '#settings/services.server.ts';
import type { Shop } from '../shop.server.ts';
import type { AccountCheck } from './card-gateway.ts';
import { beginCardStop, endCardStop, readCardStop } from './card-stops.server.ts';

/**
 * Asks the provider after the shop's location: at the start, on the settings page, and while cards are refused. What is wrong stops cards
 * and is told to staff; an account in order ends a stop. Null: this shop takes no cards.
 */
export async function checkAccount(shop: Shop): Promise<AccountCheck | null> {
  if ((await readServices(shop)).till === 'none') return null;
  const check = await shop.cardGateway.checkAccount();
  if (check.kind === 'ready') await endCardStop(shop, shop.db);
  if (check.kind === 'wrong') {
    const detail = check.problems.join(' ');
    await inTransaction(shop.db, (trx) => beginCardStop(shop, trx, { code: 'ACCOUNT', detail }));
  }
  if (check.kind === 'unknown') shop.log.warn({ detail: check.detail }, 'the card provider could not be asked after its account');
  return check;
}

/** While cards are refused: asks again, so that they are taken as soon as the account is in order. */
export async function watchCardStop(shop: Shop): Promise<false> {
  if (await readCardStop(shop)) await checkAccount(shop);
  return false;
}
