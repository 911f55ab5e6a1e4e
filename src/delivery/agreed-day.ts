import { Refusal } from '#platform/refusal.ts';
import type { DeliveryDays } from './ways.ts';
import { type Calendar, type Day, daysAfter, sayDay, whyNoWork } from './working-days.ts';

/** How far ahead staff can set a day: more is a slip of the finger. */
const farthestDays = 365;

/** What is known of the place that a day is chosen for. `area`: what it is called. */
export type DaysOfPlace = { area: string; offered: DeliveryDays | null; calendar: Calendar; today: Day };

/**
 * The day that staff give a delivery: one on offer, or any other that they have agreed with customer and driver. Throws a Refusal (409) at
 * `wished_day` for a day that is past or more than a year away, and at `agreed`, naming what is on offer, for any other day until they say
 * that it is agreed.
 */
export function agreedDay(day: Day, place: DaysOfPlace, isAgreed: boolean): Day {
  if (day < place.today) throw refused('past-day', 'wished_day', 'This day is in the past. Please choose another.');
  if (day > daysAfter(place.today, farthestDays)) throw refused('too-far-ahead', 'wished_day', 'Please choose a day within a year from now.');
  const warning = warnOfDay(day, place);
  if (warning && !isAgreed) throw refused('day-not-offered', 'agreed', warning);
  return day;
}

/** Why a day is none of those on offer, and which are; null: it is one of them. */
export function warnOfDay(day: Day, { area, offered, calendar }: Omit<DaysOfPlace, 'today'>): string | null {
  if (offered?.days.includes(day)) return null;
  const reason = whyNoWork(day, calendar);
  const first = reason ? `${sayDay(day)} is ${reason}.` : `${sayDay(day)} is not a day we offer.`;
  const [from, to] = [offered?.days[0], offered?.days.at(-1)];
  const days =
    from && to ? `Monday to Friday from ${sayDay(from)} to ${sayDay(to)}, without bank holidays and closed days` : 'no delivery days at present';
  return `${first} ${area || 'This address'} is offered ${days}.`;
}

function refused(code: string, field: string, message: string): Refusal {
  return new Refusal('conflict', code, message, [{ field, message }]);
}
