const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const spans: [seconds: number, name: Intl.RelativeTimeFormatUnit][] = [
  [365 * day, 'year'],
  [30 * day, 'month'],
  [7 * day, 'week'],
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
];

/** 'just now', '3 hours ago', 'yesterday', '2 weeks ago'. A time still to come counts as now. */
export function relativeTime(then: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  const span = spans.find(([length]) => seconds >= length);
  if (!span) return 'just now';
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(-Math.floor(seconds / span[0]), span[1]);
}
