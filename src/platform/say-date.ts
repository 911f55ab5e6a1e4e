const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** '14 March 2026', as the day was in the shop. */
export function sayDate(date: Date): string {
  return longDate.format(date);
}

/** '2026-03-14' as '14 March 2026'. */
export function sayDay(day: string): string {
  return longDate.format(new Date(`${day}T12:00:00Z`));
}

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' });

/** '14 Mar 2026, 09:05', by the shop's clock. */
export function sayDateTime(date: Date): string {
  return dateAndTime.format(date);
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** '09:05', by the shop's clock. */
export function sayTime(date: Date): string {
  return timeOfDay.format(date);
}
