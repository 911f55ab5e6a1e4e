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

/** The moment at which the shop's clock shows this; null for what is no time. In the hour that comes twice in autumn, the first. */
export function toInstant(local: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // The clock is at most an hour ahead of UTC: one of the two is right.
  for (const ahead of [3_600_000, 0]) if (londonTime(new Date(asUtc - ahead)) === local) return new Date(asUtc - ahead);
  return null;
}
