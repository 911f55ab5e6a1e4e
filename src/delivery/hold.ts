import type { DeliveryDays } from './ways.ts';
import { type Day, daysAfter, sayDay } from './working-days.ts';

/** For so long a delivery waits for its shopper to say when. */
export const heldForDays = 60;
/** So long before that ends they are reminded. */
const remindedDaysBefore = 7;
const dayMs = 24 * 3600_000;

/** What a wished day is where none is wished for yet. */
export const holdChoice = 'hold';
export const holdWords = `Hold it until I choose a day, up to ${heldForDays} days`;

/** A hold that begins at `now`, `today` by the shop's clock: the last day of it, and when its shopper is reminded. */
export function holdFrom(now: Date, today: Day): { until: Day; remindAt: Date } {
  return { until: daysAfter(today, heldForDays), remindAt: new Date(now.getTime() + (heldForDays - remindedDaysBefore) * dayMs) };
}

/** When staff are told of a hold whose shopper was reminded at `remindAt`: at its end. */
export function endOfHold(remindAt: Date): Date {
  return new Date(remindAt.getTime() + remindedDaysBefore * dayMs);
}

/** 'On hold until Wed 27 January at the latest', for shoppers and staff alike. */
export function sayHeld(until: Day): string {
  return `On hold until ${sayDay(until)} at the latest`;
}

/** The days on which a delivery can come that has waited: none before the first that was said when it was ordered. Null: none is left. */
export function daysAfterHold(offered: DeliveryDays | null, first: Day | null): DeliveryDays | null {
  const days = offered?.days.filter((day) => first === null || day >= first) ?? [];
  if (!offered || !days[0]) return null;
  return { earliest: days[0], latest: [days[0], offered.latest].sort()[1] ?? days[0], days };
}
