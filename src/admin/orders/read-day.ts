import type { Day } from '#delivery/working-days.ts';

/** The day that an address asks for; `today` where it asks for none, or for what is no day. */
export function readDay(request: Request, today: Day): Day {
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) && new Date(asked).toISOString().startsWith(asked);
  return isDay ? asked : today;
}
