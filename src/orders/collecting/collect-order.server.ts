import { randomInt } from 'node:crypto';
import { keptForDays, keptUntil } from '#delivery/collection.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { readStatus } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import { type Actor, refusalOfMove } from '../order-moves.ts';
import { lockOrder, orderNotFound, setStatus } from '../order-rows.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { wholeRest, writeShipment } from '../shipping/ship-order.server.ts';

/** Digits and letters that nobody mistakes for another, read out at a counter. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 6;

/**
 * Says that an order can be collected, in a transaction that has locked it: its shopper is written to with a code, and reminded after a while.
 */
export async function makeReady(shop: Shop, trx: Db, orderId: string): Promise<void> {
  const readyAt = shop.now();
  await trx
    .insertInto('collections')
    .values({ order_id: orderId, code: await newCode(trx), ready_at: readyAt, remind_at: keptUntil(readyAt) })
    .execute();
  await queueOrderLetter(shop, trx, orderId, { kind: 'order-ready' });
}

async function newCode(trx: Db): Promise<string> {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    const taken = await trx
      .selectFrom('collections')
      .select('order_id')
      .where('code', '=', code)
      .where('collected_at', 'is', null)
      .executeTakeFirst();
    if (!taken) return code;
  }
}

export type HandOver = {
  /** What whoever came had with them; empty where they had none. */
  code: string;
  /** Who took it along: the buyer, or somebody they sent. */
  collectedBy: string;
  /** What was checked in place of the code. */
  checked: string;
};

/**
 * Hands an order that is ready over to whoever has its code, and writes to its shopper. Throws a Refusal: 404; 409 where it is not ready, such as
 * one that a colleague has just handed over; 422 without a name, with another code, or with neither code nor what was checked instead.
 */
export async function handOver(shop: Shop, orderId: string, { code, collectedBy, checked }: HandOver, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw orderNotFound();
    const from = readStatus(order.status);
    if (from !== 'ready') throw refusalOfMove(from, 'collected');
    const waiting = await trx.selectFrom('collections').select('code').where('order_id', '=', orderId).executeTakeFirstOrThrow();
    const errors: FieldError[] = [];
    if (!collectedBy) errors.push({ field: 'collected_by', message: 'Please enter who is collecting it.' });
    const typed = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
    if (typed ? typed !== waiting.code : !checked)
      errors.push({ field: 'code', message: typed ? 'This is not the code of this order.' : codeWanted });
    if (errors[0]) throw new Refusal('invalid', 'invalid-form', errors[0].message, errors);
    await writeShipment(shop, trx, orderId, wholeRest);
    await trx
      .updateTable('collections')
      .set({ collected_at: shop.now(), collected_by: collectedBy, remind_at: null })
      .where('order_id', '=', orderId)
      .execute();
    await setStatus(shop, trx, orderId, 'collected');
    const note = `Collected by ${collectedBy}.${typed ? '' : ` Without the code: ${checked}`}`;
    await recordEvent(shop, trx, orderId, { kind: 'moved', from, to: 'collected', note }, actor);
    await queueOrderLetter(shop, trx, orderId, { kind: 'order-collected', collectedBy });
  });
}

const codeWanted = 'Please enter the code, or what you checked instead.';

/** The order that waits under a code. Throws a Refusal (422) where none does. */
export async function findByCode(shop: Shop, code: string): Promise<string> {
  const typed = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const found = await shop.db
    .selectFrom('collections as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select('o.id')
    .where('c.code', '=', typed)
    .where('o.status', '=', 'ready')
    .executeTakeFirst();
  if (found) return found.id;
  const message = 'No order is waiting under this code.';
  throw new Refusal('invalid', 'invalid-form', message, [{ field: 'code', message }]);
}

const atOnce = 20;

/** Reminds shoppers of orders that have waited too long, and raises them to staff, each once. True: there are more. */
export async function remindOfCollections(shop: Shop): Promise<boolean> {
  const reminded = await inTransaction(shop.db, async (trx) => {
    const due = await trx
      .selectFrom('collections as c')
      .innerJoin('orders as o', 'o.id', 'c.order_id')
      .select(['o.id', 'o.status'])
      .where('c.remind_at', '<=', shop.now())
      .orderBy('o.id')
      .limit(atOnce)
      .forNoKeyUpdate('o')
      .skipLocked()
      .execute();
    for (const { id, status } of due) {
      await trx.updateTable('collections').set({ remind_at: null }).where('order_id', '=', id).execute();
      if (status !== 'ready') continue;
      await queueOrderLetter(shop, trx, id, { kind: 'collection-reminder' });
      await recordEvent(shop, trx, id, {
        kind: 'attention',
        note: `It has waited ${keptForDays} days to be collected. Its customer has been reminded.`,
      });
    }
    return due.length;
  });
  return reminded === atOnce;
}
