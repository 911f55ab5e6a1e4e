/** Whether a text is a day of the calendar, '2026-12-08', of the years 1000 to 2999: PostgreSQL has no year 0, and no use is made of others. */
export function isCalendarDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // 31 February is read as a day of March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
