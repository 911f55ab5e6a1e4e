const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** '14 March 2026', as the day was in the shop. */
export function sayDate(date: Date): string {
  return longDate.format(date);
}
