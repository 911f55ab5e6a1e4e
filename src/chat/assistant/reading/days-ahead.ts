import { type Weekday, weekdays } from '#settings/opening-hours.ts';

/** A day that something is wanted by: how many days off it is, and as it was said. */
export type DaysAhead = { days: number; said: string };

const timeZone = 'Europe/London';
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const lengths: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30 };
/** 'in 9 days', 'inside three weeks', 'a fortnight', '2 weeks from now'. */
const span = new RegExp(
  String.raw`(?<!\b(?:than|takes?|your|usual|standard|pick|choose|name|book|get|arrange|set) )\b(\d{1,3}|${numbers.join('|')}|an?|couple of)\s+(day|week|fortnight|month)s?\b(?! (?:ago|old|late|back|after|definite|guaranteed|certain|firm|the usual))`,
);
const named = new RegExp(
  String.raw`\b(?:by|before|for|this|next|until|till?|starts?(?: on)?|starting(?: on)?|coming(?: on)?|comes(?: on)?|due(?: on)?|here(?: on)?|booked(?: in)?(?: for)?|in time for) (?:the |this |next |coming )*(${weekdays.join('|')})\b( week)?`,
);
const soon: readonly [says: RegExp, days: number][] = [
  [/\b(?:today|tonight|this (?:afternoon|evening))\b/, 0],
  [/\b(?:tomorrow|the morra|next day)\b/, 1],
  [/\bth(?:is|e) weekend\b|\bthis week\b/, 6],
  [/\bnext week(?:end)?\b/, 13],
];

const months = 'january february march april may june july august september october november december'.split(' ');
const monthNamed = months.map((month) => `${month}|${month.slice(0, 3)}`).join('|');
/** 'the 12th of December', 'December 12'. */
const dated = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNamed})\b|\b(${monthNamed}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b`);
/** 'before February': by the first of it. */
const monthAhead = new RegExp(String.raw`\b(?:by|before) (?:the )?(?:start of |beginning of |first of )?(${monthNamed})\b`);
const christmas = /\b(?:by|before|for|in time for) (?:the )?(?:christmas|xmas)\b/;
const aDay = 24 * 60 * 60 * 1000;

/** How far off the day is that goods are wanted by; null where none is told. `text` as tidied. */
export function daysAhead(text: string, now: Date): DaysAhead | null {
  const long = span.exec(text);
  if (long) return { days: countOf(long[1] ?? '') * (lengths[long[2] ?? ''] ?? 1), said: long[0] };
  const date = dated.exec(text);
  if (date) return { days: daysToDate(Number(date[1] ?? date[4]), date[2] ?? date[3] ?? '', now), said: date[0] };
  const month = monthAhead.exec(text)?.[1];
  if (month) return { days: daysToDate(1, month, now), said: month.replace(/^./, (first) => first.toUpperCase()) };
  if (christmas.test(text)) return { days: daysToDate(25, 'december', now), said: 'Christmas' };
  const day = named.exec(text);
  if (day)
    return {
      days: daysTo(day[1] as Weekday, now) + (day[2] ? 7 : 0),
      said: `${day[1]}${day[2] ?? ''}`.replace(/^./, (first) => first.toUpperCase()),
    };
  const [near] = soon.filter(([says]) => says.test(text.replace(/\border\w* (?:it |them |this |now |by )*(?:today|tonight|tomorrow|this \w+)/, '')));
  return near ? { days: near[1], said: near[0].exec(text)?.[0] ?? '' } : null;
}

/** The longest that a time such as '2 weeks' or '3 to 5 working days' may be, in days; null where it names none. */
export function daysOf(time: string): number | null {
  const [last] = [...time.toLowerCase().matchAll(/(\d{1,3})\s*(?:working |business )?(day|week|month)/g)].slice(-1);
  return last ? Number(last[1]) * (lengths[last[2] ?? ''] ?? 1) : null;
}

function countOf(said: string): number {
  if (/^an?$/.test(said)) return 1;
  return said === 'couple of' ? 2 : numbers.indexOf(said) + 1 || Number(said);
}

/** To the next day of that name: a week, where that is today. */
function daysTo(day: Weekday, now: Date): number {
  const today = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }).format(now).toLowerCase();
  const from = weekdays.findIndex((name) => name === today);
  return (weekdays.indexOf(day) - from + 7) % 7 || 7;
}

/** To the next day of that date. */
function daysToDate(day: number, month: string, now: Date): number {
  const at = (year: number) =>
    Date.UTC(
      year,
      months.findIndex((name) => name.startsWith(month.slice(0, 3))),
      day,
    );
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const next = at(now.getUTCFullYear()) < today ? at(now.getUTCFullYear() + 1) : at(now.getUTCFullYear());
  return Math.round((next - today) / aDay);
}
