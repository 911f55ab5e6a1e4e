import { isCalendarDay } from '#platform/calendar-day.ts';

/** What a report is about: days of the shop's own clock, both included. */
export type Period = { from: string; to: string };

export const periods = [
  { days: 7, name: 'Last 7 days' },
  { days: 30, name: 'Last 30 days' },
  { days: 90, name: 'Last 90 days' },
  { days: 365, name: 'Last 12 months' },
] as const;

const maxDays = 3 * 366;

/** The period that an address asks for; the last 30 days for none, and for one that is none. `today`: as the shop's clock shows it. */
export function readPeriod(query: URLSearchParams, today: string): Period {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const asked = Number(query.get('days')) || 30;
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to) return lastDays(Math.min(Math.max(Math.trunc(asked), 1), maxDays), today);
  return daysBetween({ from, to }) > maxDays ? lastDays(maxDays, to) : { from, to };
}

/** So many days up to and with the last one. */
export function lastDays(days: number, last: string): Period {
  return { from: addDays(last, 1 - days), to: last };
}

/** Every day of a period, first to last. */
export function everyDay({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween({ from, to }) }, (_, at) => addDays(from, at));
}

function daysBetween({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2026-03-02' as '2 Mar'. */
export function sayDay(day: string): string {
  return words.format(new Date(day));
}
