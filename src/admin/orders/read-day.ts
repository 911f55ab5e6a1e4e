import type { Day } from '#delivery/working-days.ts';
import { isCalendarDay } from '#platform/calendar-day.ts';

/** The day that an address asks for; `today` where it asks for none, or for what is no day. */
export function readDay(request: Request, today: Day): Day {
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  return isCalendarDay(asked) ? asked : today;
}
