import { agreedDay, type DaysOfPlace, warnOfDay } from '#delivery/agreed-day.ts';
import { daysAfterHold } from '#delivery/hold.ts';
import { addressValues } from '#delivery/shipping-address.ts';
import { calendarOf, type DeliveryDays, deliveryDays, homeCalendar, placeOfAddress, wishedDay } from '#delivery/ways.ts';
import { type Day, sayDay } from '#delivery/working-days.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { calendarDay } from '#platform/form-fields.ts';
import { londonTime } from '#platform/london-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../../shop.server.ts';
import { comesOn } from '../comes-on.ts';
import { type Order, readStatus } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor, ActorKind } from '../order-moves.ts';
import { lockOrder, orderNotFound } from '../order-rows.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { deliveryOf } from '../read-order.server.ts';
import { type Chosen, mayChooseDay } from './may-choose-day.ts';

/** The days among which it is chosen, by the shop's clock; null where none can be offered. */
export async function daysToChoose(shop: Shop, order: Chosen & Pick<Order, 'address'>, by: ActorKind): Promise<DeliveryDays | null> {
  return mayChooseDay(order, by) ? offered(await readSettings(shop), order.delivery, order.address, londonTime(shop.now())) : null;
}

type Address = Parameters<typeof placeOfAddress>[1];

function offered(settings: Settings, delivery: Order['delivery'], address: Address, now: string): DeliveryDays | null {
  const place = placeOfAddress(settings, address);
  const days = place && deliveryDays(settings, place, now);
  // What waits could not have come before; staff may find a way to be quicker than was said.
  return delivery?.heldUntil ? daysAfterHold(days, delivery.earliest) : days;
}

/** What is on offer at an address, of which staff are warned who choose another day. `delivery`: absent for goods that are sent again. */
export function daysOfPlace(
  settings: Settings,
  { area, address, delivery = null }: { area: string; address: Address; delivery?: Order['delivery'] },
  now: string,
): DaysOfPlace {
  const place = placeOfAddress(settings, address);
  const calendar = place ? calendarOf(settings, place) : homeCalendar(settings);
  return { area, offered: offered(settings, delivery, address, now), calendar, today: now.slice(0, 10) };
}

/** `isAgreed`: staff know that it is none of the days on offer, and have agreed it. */
export type ChosenDay = { day: Day; note?: string; isAgreed?: boolean };

/**
 * Gives a delivery another day and ends its hold; its shopper is written to. A shopper has the days that can be offered now, staff any that is not
 * past. Throws a Refusal: 404; 409 where its day cannot be chosen any more, or not that day. The day that it has already changes nothing.
 */
export async function chooseDay(shop: Shop, orderId: string, { day, note = '', isAgreed = false }: ChosenDay, actor: Actor): Promise<void> {
  const settings = await readSettings(shop);
  await inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) throw orderNotFound();
    const [status, before] = [readStatus(row.status), deliveryOf(row)];
    if (!before || !mayChooseDay({ status, delivery: before }, actor.kind)) throw cannotChoose(actor.kind);
    if (before.wished === day && !before.heldUntil) return;
    const at = { area: before.area, address: addressValues(row.shipping_address), delivery: before };
    const place = daysOfPlace(settings, at, londonTime(shop.now()));
    const days = place.offered;
    const wished = actor.kind === 'staff' ? agreedDay(day, place, isAgreed) : wishedDay(day, days);
    const comes = before.heldUntil && days ? { delivery_earliest: days.earliest, delivery_latest: days.latest } : {};
    await trx
      .updateTable('orders')
      .set((e) => ({
        ...comes,
        delivery_wished: wished,
        delivery_held_until: null,
        hold_remind_at: null,
        updated_at: shop.now(),
        version: e('version', '+', 1),
      }))
      .where('id', '=', orderId)
      .execute();
    const was = before.heldUntil ? 'On hold' : (comesOn(before) ?? 'No day');
    const isUnusual = warnOfDay(day, place) !== null;
    const said = [`Delivery day: ${sayDay(day)}${isUnusual ? ', agreed though not on offer' : ''}. Before: ${was}.`, note].filter(Boolean).join(' ');
    const eventId = await recordEvent(shop, trx, orderId, { kind: 'note', note: said }, actor);
    await queueOrderLetter(shop, trx, orderId, { kind: 'delivery-moved', eventId, byShop: actor.kind === 'staff', reason: note });
  });
}

function cannotChoose(by: ActorKind): Refusal {
  const own = 'This delivery is no longer on hold. Please contact us to change its day.';
  return new Refusal('conflict', 'day-not-chosen', by === 'staff' ? 'The delivery day of this order can no longer be changed.' : own);
}

/** The day of staff's form: one of the list, or another, which is agreed once its own box is ticked. Throws a Refusal (422) for none, and for two. */
export function readAgreedDay(values: Readonly<Record<string, string>>): { day: Day; isAgreed: boolean } {
  const [listed, other] = [values.wished_day ?? '', values.other_day ?? ''];
  if (listed && other && listed !== other) {
    const message = 'Please choose a day from the list or another day, not both.';
    throw new Refusal('invalid', 'invalid-form', message, [{ field: 'other_day', message }]);
  }
  const day = readChosenDay(other || listed);
  return { day, isAgreed: values.agreed === day };
}

const dayWanted = 'Please choose a delivery day.';

/** The day that a form says. Throws a Refusal (422) where it says none. */
export function readChosenDay(typed: string | undefined): Day {
  const day = calendarDay().safeParse(typed).data;
  if (day) return day;
  throw new Refusal('invalid', 'invalid-form', dayWanted, [{ field: 'wished_day', message: dayWanted }]);
}
