export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Local wall-clock times, `HH:MM`; null on a day when the showroom stays closed. */
export type OpeningHours = Record<Weekday, { opens: string; closes: string } | null>;

export type OpeningStatus = { open: boolean; text: string };

/** '9am', '5:30pm', 'midday'. */
export function sayTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3, 5);
  if (time === '12:00') return 'midday';
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${half}`;
}

/**
 * Whether the showroom is open at this moment, in words: 'Open now until 5pm', 'Closed, opens tomorrow at 10am'.
 * The wall clock and weekday are those of `timeZone`, so summer time is right. Bank holidays are not known.
 */
export function openingStatus(hours: OpeningHours, now: Date, timeZone = 'Europe/London'): OpeningStatus {
  const { weekday, time } = localTime(now, timeZone);
  const today = hours[weekday];
  if (today && time >= today.opens && time < today.closes) return { open: true, text: `Open now until ${sayTime(today.closes)}` };
  if (today && time < today.opens) return { open: false, text: `Closed, opens today at ${sayTime(today.opens)}` };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = weekdays[(weekdays.indexOf(weekday) + ahead) % 7] ?? weekday;
    const next = hours[day];
    if (next) return { open: false, text: `Closed, opens ${ahead === 1 ? 'tomorrow' : `on ${nameOf(day)}`} at ${sayTime(next.opens)}` };
  }
  return { open: false, text: 'Closed' };
}

/** The week with equal neighbouring days drawn together: [{days: 'Mon–Fri', hours: '9am–5pm'}, …]. */
export function openingHoursLines(hours: OpeningHours): { days: string; hours: string }[] {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const open = hours[day];
    const said = open ? `${sayTime(open.opens)}–${sayTime(open.closes)}` : 'Closed';
    const previous = groups.at(-1);
    if (previous && previous.hours === said) previous.last = day;
    else groups.push({ first: day, last: day, hours: said });
  }
  return groups.map(({ first, last, hours: said }) => ({
    days: first === last ? shortNameOf(first) : `${shortNameOf(first)}–${shortNameOf(last)}`,
    hours: said,
  }));
}

function localTime(now: Date, timeZone: string): { weekday: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    now,
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  const name = part('weekday').toLowerCase();
  return { weekday: weekdays.find((day) => day === name) ?? 'monday', time: `${part('hour')}:${part('minute')}` };
}

function nameOf(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

function shortNameOf(day: Weekday): string {
  return nameOf(day).slice(0, 3);
}
