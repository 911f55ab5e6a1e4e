const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** '14:35 UK time', with its date where that is not the day of `now`: the same words wherever the shopper is. */
export function holdWords(until: Date, now: Date): string {
  const words = `${time.format(until)} UK time`;
  return day.format(until) === day.format(now) ? words : `${words} on ${day.format(until)}`;
}
