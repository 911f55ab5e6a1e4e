import type { ExpressionBuilder } from 'kysely';
import { addressValues } from '#delivery/shipping-address.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database, OrdersTable } from '#platform/database/schema.ts';
import { takeTurn } from '#platform/rate-limit.server.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import { keptDays, keptSince } from '#privacy/periods.ts';
import type { Shop } from '../shop.server.ts';
import { orderPath, orderReference, readReference } from './order.ts';

/** A token that opens an order for whoever has it, a guest above all, and its row. Only its hash is kept, so every letter gets one of its own. */
export function newOrderLink(orderId: string, ofBrowser = false) {
  const token = newToken();
  return { token, row: { token_hash: hashToken(token), order_id: orderId, of_browser: ofBrowser } };
}

/** Makes a token that opens an order. */
export async function makeOrderLink(trx: Db, orderId: string, ofBrowser = false): Promise<string> {
  const { token, row } = newOrderLink(orderId, ofBrowser);
  await trx.insertInto('order_links').values(row).execute();
  return token;
}

/** So many windows may be led on from one checkout at the same time. */
const maxOfBrowser = 5;

/** A link for the browser that is in this order's checkout, which may ask as often as it likes: of such links the last few open the order. */
export async function makeBrowserLink(db: Db, orderId: string): Promise<string> {
  const token = await makeOrderLink(db, orderId, true);
  const own = db.selectFrom('order_links').select('token_hash').where('order_id', '=', orderId).where('of_browser', '=', true);
  await db.deleteFrom('order_links').where('token_hash', 'in', own.orderBy('created_at', 'desc').offset(maxOfBrowser).limit(100)).execute();
  return token;
}

/** Ends every link to an order, in the caller's transaction. */
export async function endOrderLinks(trx: Db, orderId: string): Promise<void> {
  await trx.deleteFrom('order_links').where('order_id', '=', orderId).execute();
}

/** For a query of `orders as o`: whether a token opens the order, for a year after it was mailed. Without a token, no. */
export function opensOrder(shop: Shop, token: string | null) {
  return (e: ExpressionBuilder<Database & { o: OrdersTable }, 'o'>) => {
    const link = e
      .selectFrom('order_links')
      .select('order_id')
      .where('token_hash', '=', hashToken(token ?? ''))
      .whereRef('order_id', '=', 'o.id')
      .where('created_at', '>', keptSince(shop.now(), keptDays.orderLink));
    return (token === null ? e.lit(false) : e.exists(link)).as('is_opened');
  };
}

const byVisitor = { name: 'order-link-visitor', most: 5, withinMinutes: 60 };
const byEmail = { name: 'order-link-email', most: 3, withinMinutes: 60 };

/** What somebody wants of an order that they have no link to. */
export type LinkPurpose = 'order' | 'withdrawal';
type LinkWanted = { reference: string; email: string; purpose: LinkPurpose };

/**
 * Notes that somebody wants an order's link mailed to the email it was placed with. Whether the two belong together is not looked up here, so
 * neither the answer nor its time can tell: only the inbox does. `visitor`: whose attempts are counted. False: asked for too often.
 */
export async function askForOrderLink(shop: Shop, { reference, email, purpose }: LinkWanted, visitor: string): Promise<boolean> {
  if (!(await takeTurn(shop, byVisitor, visitor)) || !(await takeTurn(shop, byEmail, email.toLowerCase()))) return false;
  const known = readReference(reference);
  if (known) await shop.db.insertInto('order_link_requests').values({ reference: known, email, purpose, requested_at: shop.now() }).execute();
  return true;
}

const atOnce = 20;

/** Mails the links that were asked for, to orders that there are. True: there may be more. */
export function answerLinkRequests(shop: Shop): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const requests = await trx.selectFrom('order_link_requests').selectAll().orderBy('requested_at').limit(atOnce).forUpdate().skipLocked().execute();
    if (requests.length === 0) return false;
    for (const { reference, email, purpose } of requests) {
      await mailOrderLink(shop, trx, { reference, email, purpose: purpose === 'withdrawal' ? 'withdrawal' : 'order' });
    }
    const done = requests.map(({ id }) => id);
    await trx.deleteFrom('order_link_requests').where('id', 'in', done).execute();
    return requests.length === atOnce;
  });
}

async function mailOrderLink(shop: Shop, trx: Db, { reference, email, purpose }: LinkWanted): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'email', 'shipping_address'])
    .where((e) => e(e.fn<string>('right', [e.cast('id', 'text'), e.lit(8)]), '=', reference))
    .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  if (!order) return;
  const path = orderPath(order.id, await makeOrderLink(trx, order.id), purpose === 'withdrawal' ? '/withdraw' : '');
  const firstName = addressValues(order.shipping_address).first_name;
  await queueMail(shop, trx, {
    to: order.email,
    letter: { kind: 'order-link', purpose, firstName, reference: orderReference(order.id), link: `${shop.config.origin}${path}` },
    orderId: order.id,
  });
}
