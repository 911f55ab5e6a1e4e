/** A day of the calendar, '2026-12-08'. */
export type Day = string;
export type HolidayRegion = 'england-and-wales' | 'northern-ireland' | 'ireland';

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): Day => date.toISOString().slice(0, 10);
const on = (year: number, month: number, date: number): Day => iso(new Date(Date.UTC(year, month - 1, date)));
const weekday = (day: Day) => utc(day).getUTCDay();

/** The day `n` days later. */
export function daysAfter(day: Day, n: number): Day {
  return iso(new Date(utc(day).getTime() + n * 86_400_000));
}

/** Easter Sunday (Gregorian; Meeus, Astronomical Algorithms, 8). */
function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const sum = h + l - 7 * m;
  const month = Math.floor((sum + 90) / 25);
  return on(year, month, (sum + 33 * month + 19) % 32);
}

const firstMonday = (year: number, month: number): Day => daysAfter(on(year, month, 1), (8 - weekday(on(year, month, 1))) % 7);
const lastMonday = (year: number, month: number): Day => {
  const last = on(year, month + 1, 0);
  return daysAfter(last, -((weekday(last) + 6) % 7));
};

/** Days that fall on a weekend are kept on the next weekday that is none already (gov.uk, substitute days). */
function withSubstitutes(days: readonly Day[]): Day[] {
  const kept: Day[] = [];
  for (const day of days) {
    let moved = day;
    while ([0, 6].includes(weekday(moved)) || kept.includes(moved) || (moved !== day && days.includes(moved))) moved = daysAfter(moved, 1);
    kept.push(moved);
  }
  return kept;
}

/**
 * Public holidays of a year, first to last, by the rules behind gov.uk/bank-holidays and gov.ie (Organisation of Working Time Act 1997,
 * Second Schedule, with St Brigid's Day since 2023). Ireland moves none off a weekend. What is proclaimed once goes into the settings.
 */
export function holidays(region: HolidayRegion, year: number): readonly Day[] {
  const name = `${region} ${year}`;
  const known = ofYear.get(name) ?? workOut(region, year);
  if (ofYear.size < maxYears) ofYear.set(name, known);
  return known;
}

/** Every day of a month asks for its year's again. */
const ofYear = new Map<string, readonly Day[]>();
const maxYears = 60;

function workOut(region: HolidayRegion, year: number): Day[] {
  const [sunday, christmas] = [easter(year), [on(year, 12, 25), on(year, 12, 26)]];
  if (region === 'ireland') {
    const brigid = weekday(on(year, 2, 1)) === 5 ? on(year, 2, 1) : firstMonday(year, 2);
    const mondays = [5, 6, 8].map((month) => firstMonday(year, month));
    return [on(year, 1, 1), brigid, on(year, 3, 17), daysAfter(sunday, 1), ...mondays, lastMonday(year, 10), ...christmas].sort();
  }
  const moving = [daysAfter(sunday, -2), daysAfter(sunday, 1), firstMonday(year, 5), lastMonday(year, 5), lastMonday(year, 8)];
  const own = region === 'northern-ireland' ? [on(year, 3, 17), on(year, 7, 12)] : [];
  return [...withSubstitutes([on(year, 1, 1), ...own, ...christmas]), ...moving].sort();
}

/** When work is done: no weekends, none of the regions' holidays, none of the shop's own closed days. */
export type Calendar = { regions: readonly HolidayRegion[]; closed: readonly Day[] };

export function isWorkingDay(day: Day, calendar: Calendar): boolean {
  return whyNoWork(day, calendar) === null;
}

/** Why no work is done on a day, in words for staff; null: it is a working day. */
export function whyNoWork(day: Day, { regions, closed }: Calendar): string | null {
  if ([0, 6].includes(weekday(day))) return 'at the weekend';
  if (closed.includes(day)) return 'one of your closed days';
  return regions.some((region) => holidays(region, Number(day.slice(0, 4))).includes(day)) ? 'a bank holiday' : null;
}

/** The first working day on or after a day. A year without one is no calendar: then the day itself. */
export function nextWorkingDay(day: Day, calendar: Calendar): Day {
  for (let n = 0; n < 366; n++) if (isWorkingDay(daysAfter(day, n), calendar)) return daysAfter(day, n);
  return day;
}

/** The day `n` working days after another. */
export function addWorkingDays(day: Day, n: number, calendar: Calendar): Day {
  let at = day;
  for (let left = n; left > 0; left--) at = nextWorkingDay(daysAfter(at, 1), calendar);
  return at;
}

const inWords = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });

const say = (day: Day, withMonth: boolean) => {
  const parts = inWords.formatToParts(utc(day));
  const part = (type: string) => parts.find((p) => p.type === type)?.value;
  return `${part('weekday')} ${part('day')}${withMonth ? ` ${part('month')}` : ''}`;
};

/** 'Tue 8 December'. */
export function sayDay(day: Day): string {
  return say(day, true);
}

/** 'Between Tue 8 and Fri 11 December'; 'On Tue 8 December' where both are one day. */
export function sayDays(first: Day, last: Day): string {
  return first === last ? `On ${sayDay(first)}` : `Between ${say(first, first.slice(0, 7) !== last.slice(0, 7))} and ${sayDay(last)}`;
}

/** 'between Tue 8 and Fri 11 December', after other words. */
export function midSentence(days: string): string {
  return `${days.charAt(0).toLowerCase()}${days.slice(1)}`;
}
