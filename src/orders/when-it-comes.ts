import { accessProblems, readAccess } from '#delivery/access.ts';
import type { Access } from '#delivery/access-words.ts';
import { offersCollection, readyDay } from '#delivery/collection.ts';
import { holdFrom } from '#delivery/hold.ts';
import { deliveryDays, type Way, wishedDay } from '#delivery/ways.ts';
import type { Day } from '#delivery/working-days.ts';
import type { Pence } from '#money/pence.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Settings } from '#settings/settings.ts';

type Wanted = { address: { country: string; postal_code: string }; wishedDay?: Day | null; collects?: boolean; holds?: boolean };

/**
 * When an order comes, or can be collected, that is placed at `localTime` ('2026-11-28T11:30' by the shop's clock). Throws a Refusal (409) for a
 * day that was not offered, and where nothing can be collected.
 */
export function whenItComes(
  settings: Settings,
  { address, wishedDay: wished = null, collects }: Wanted,
  { goodsPence, leadDays }: { goodsPence: Pence; leadDays: number },
  localTime: string,
) {
  if (collects) {
    if (!offersCollection(settings)) throw noCollection();
    const ready = readyDay(settings, localTime, leadDays);
    return { delivery_earliest: ready, delivery_latest: ready, delivery_wished: wishedDay(wished, null) };
  }
  const place = { country: address.country, postalCode: address.postal_code };
  const days = goodsPence > 0 ? deliveryDays(settings, place, localTime, leadDays) : null;
  return { delivery_earliest: days?.earliest ?? null, delivery_latest: days?.latest ?? null, delivery_wished: wishedDay(wished, days) };
}

/** How long an order waits for its shopper to choose a day, and when they are reminded. Throws a Refusal (409) for what has no days to choose. */
export function whetherItWaits({ holds, collects }: Wanted, earliest: Day | null, now: Date, localTime: string) {
  if (!holds) return { delivery_held_until: null, hold_remind_at: null };
  if (collects || !earliest) throw new Refusal('conflict', 'no-hold', noHold, [{ field: 'wished_day', message: noHold }]);
  const { until, remindAt } = holdFrom(now, localTime.slice(0, 10));
  return { delivery_held_until: until, hold_remind_at: remindAt };
}

const noHold = 'This delivery cannot be held. Please choose a day.';

/** What is kept of an order for the driver of its pallet. Throws a Refusal (422) with what they still have to be told, where somebody was asked. */
export function accessFor(way: Way | null, { address, access }: { address: { phone: string }; access?: unknown }): Access | null {
  if (access === undefined || way !== 'pallet') return null;
  const problems = accessProblems(way, address.phone, access);
  if (problems[0]) throw new Refusal('invalid', 'invalid-form', problems[0].message, problems);
  return readAccess(access);
}

function noCollection(): Refusal {
  const message = 'Orders cannot be collected at the moment. Please choose delivery.';
  return new Refusal('conflict', 'no-collection', message, [{ field: 'way', message }]);
}
