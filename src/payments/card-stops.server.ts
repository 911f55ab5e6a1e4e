import { queueStaffNotice } from '#mail/queue-mail.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { squareEnvironment } from '#platform/provider-accounts.ts';
import { readServices } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CardForm, cardFormFor, testTillForm } from './card-form.ts';
import type { AccountCheck } from './card-gateway.ts';

/** The provider takes no cards from this shop, whatever the card. */
export type CardStop = { code: string; detail: string; since: Date };

/** A limit is of the amount: other orders may still be paid. */
const ofAmount = 'PAYMENT_LIMIT_EXCEEDED';

/**
 * Notes, in the caller's transaction, that the provider refuses this shop. At the first of such refusals staff are told, at the order
 * and by letter; at those that follow, until a payment goes through again, it is known.
 */
export async function beginCardStop(shop: Shop, trx: Db, { code, detail, orderId }: { code: string; detail: string; orderId?: string }) {
  const begun = await trx
    .insertInto('card_stops')
    .values({ code, detail, order_id: orderId ?? null, began_at: shop.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) return;
  shop.log.error({ code, detail }, 'the card provider takes no cards from this shop');
  const mend = 'Settings, Card payments, says what is wrong with the account.';
  const said = code === ofAmount ? 'A payment is over your limit with the card provider' : 'The card provider takes no card payments from this shop';
  if (orderId) await shop.paymentHooks.note(shop, trx, orderId, { kind: 'attention', note: `${said}: ${detail} ${mend}` });
  const today = shop.now().toISOString().slice(0, 10);
  await queueStaffNotice(shop, trx, {
    subject: code === ofAmount ? 'A card payment was above your limit' : 'Card payments do not work',
    lines: [
      `${said}: ${detail}`,
      'Shoppers are told that cards cannot be taken at the moment, and are offered monthly finance or your phone number. Their orders are saved.',
      mend,
    ],
    path: '/admin/settings#card-payments',
    onceKey: `cards:${code}:${today}`,
    orderId,
  });
}

/** The account is in order again. */
async function endCardStop(shop: Shop): Promise<void> {
  await shop.db.updateTable('card_stops').set({ ended_at: shop.now() }).where('ended_at', 'is', null).execute();
}

/** For the statement that writes down a payment which went through: it ends the stop as well. */
export function withCardStopEnded(shop: Shop, trx: Db) {
  return trx.with('ended', (db) => db.updateTable('card_stops').set({ ended_at: shop.now() }).where('ended_at', 'is', null).returning('id'));
}

export async function readCardStop(shop: Shop): Promise<CardStop | null> {
  const row = await shop.db.selectFrom('card_stops').select(['code', 'detail', 'began_at']).where('ended_at', 'is', null).executeTakeFirst();
  return row ? { code: row.code, detail: row.detail, since: row.began_at } : null;
}

/** Whether an order's card would be refused for the shop's sake, so that none is asked for. */
export async function isCardStopped(shop: Shop, orderId: string): Promise<boolean> {
  const stop = await readCardStop(shop);
  if (stop?.code !== ofAmount) return stop !== null;
  const refused = shop.db.selectFrom('payments').select('id').where('order_id', '=', orderId).where('error_code', '=', ofAmount);
  return (await refused.executeTakeFirst()) !== undefined;
}

/** What staff have to know of card payments on every page: that no money moves, or that none is taken. */
export async function readCardNotes(shop: Shop): Promise<string[]> {
  const { square } = shop.config;
  const stop = await readCardStop(shop);
  return [
    ...(square && squareEnvironment(square.applicationId) === 'sandbox' ? ['Square’s sandbox: no money moves.'] : []),
    ...(stop ? [`Cards cannot be taken: ${stop.detail}`] : []),
  ];
}

/**
 * Asks the provider after the shop's location: at the start, on the settings page, and while cards are refused. What is wrong stops cards
 * and is told to staff; an account in order ends a stop. Null: this shop takes no cards.
 */
export async function checkAccount(shop: Shop): Promise<AccountCheck | null> {
  if ((await readServices(shop)).till === 'none') return null;
  const check = await shop.cardGateway.checkAccount();
  if (check.kind === 'ready') await endCardStop(shop);
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

/** What an order's page needs to show the card form. Null: this shop takes no cards, or cannot take them now. */
export async function readCardForm(shop: Shop, orderId: string): Promise<CardForm | null> {
  if (await isCardStopped(shop, orderId)) return null;
  if (shop.config.square) return cardFormFor(shop.config.square);
  return (await readServices(shop)).till === 'stand-in' ? testTillForm : null;
}
