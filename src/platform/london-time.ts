export const momentWanted = 'Please enter a date and a time.';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as the shop's clock shows it, in the writing of a datetime-local field: '2026-05-01T09:30'. */
export function londonTime(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** The day by the shop's clock: '2026-05-01'. */
export function londonDay(moment: Date): string {
  return londonTime(moment).slice(0, 10);
}

export type MomentReading = { moment: Date; problem?: undefined } | { moment?: undefined; problem: string };

/**
 * The moment at which the shop's clock shows this, wherever the browser is. A problem, in words, for what is no time, for the hour that
 * is left out when clocks go forward, and for the one that comes twice when they go back.
 */
export function readLondonTime(local: string): MomentReading {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return { problem: 'Please enter a date and a time, such as 1 May 2026, 09:30.' };
  // The clock is at most an hour ahead of UTC.
  const moments = [3_600_000, 0].map((ahead) => new Date(asUtc - ahead)).filter((moment) => londonTime(moment) === local);
  const [moment, another] = moments;
  const [day, time] = [dayInWords.format(asUtc), local.slice(11)];
  if (!moment) return { problem: `Clocks go forward on ${day}, so there is no ${time} that night. Please choose 02:00 or later, or before 01:00.` };
  if (another) return { problem: `Clocks go back on ${day}, so ${time} comes twice that night. Please choose 02:00 or later, or before 01:00.` };
  return { moment };
}

/** What is wrong with a time that neither names its zone nor is one by the shop's clock. */
export function momentProblem(said: unknown): string {
  return (typeof said === 'string' ? readLondonTime(said).problem : undefined) ?? momentWanted;
}

const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
