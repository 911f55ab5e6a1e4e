const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2026-03-02' as '2 Mar'. */
export function sayDay(day: string): string {
  return words.format(new Date(day));
}
