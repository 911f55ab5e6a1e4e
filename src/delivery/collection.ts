import { addressParts } from '#settings/contact-details.ts';
import { openingHoursLines } from '#settings/opening-hours.ts';
import type { Settings } from '#settings/settings.ts';
import { type Calendared, homeCalendar, startDay } from './ways.ts';
import { addWorkingDays, type Day } from './working-days.ts';

/** For so long an order that is ready is kept before its shopper is reminded. */
export const keptForDays = 14;

/** Until when it is. */
export function keptUntil(readyAt: Date): Date {
  return new Date(readyAt.getTime() + keptForDays * 24 * 3600_000);
}

type Showroom = Pick<Settings, 'collection_enabled' | 'business_name' | 'address_lines' | 'town' | 'county' | 'postcode' | 'opening_hours'>;

/** Whether orders can be collected: staff say so, and there is an address to come to. Always free (CMA209: the cheapest way belongs in the price). */
export function offersCollection(settings: Showroom): boolean {
  return settings.collection_enabled && addressParts(settings).length > 0;
}

/**
 * The day from which an order can be collected that is placed at `localTime` ('2026-11-28T11:30' by the shop's clock), with what takes `leadDays`
 * working days more.
 */
export function readyDay(settings: Calendared & Pick<Settings, 'collection_days'>, localTime: string, leadDays = 0): Day {
  const calendar = homeCalendar(settings);
  return addWorkingDays(startDay(settings, localTime, calendar), settings.collection_days + leadDays, calendar);
}

/** Where an order is collected, as lines of an address, and when it can be: 'Mon–Fri 9am–5pm'. */
export function whereToCollect(settings: Showroom): { lines: string[]; hours: string[] } {
  const hours = openingHoursLines(settings.opening_hours).map((line) => `${line.days} ${line.hours}`);
  return { lines: [settings.business_name, ...addressParts(settings)], hours };
}
