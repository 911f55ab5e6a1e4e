/**
 * How many days personal data is kept; the reasons stand beside each in kept-data.ts.
 * A sale's records: six years from the end of the financial year they belong to (HMRC, Corporation Tax: keeping records; VAT Notice
 * 700/21, 2.4), within which a claim from the contract can be brought too (Limitation Act 1980, section 5). Seven years after
 * the payment is that, whichever month the shop's year ends in.
 */
export const keptDays = {
  sale: 7 * 365 + 2,
  unpaidOrder: 90,
  orderLink: 365,
  letter: 90,
  farewell: 1,
  guestChat: 90,
  customerChat: 365,
  message: 2 * 365,
  looseApplication: 365,
  providerEvent: 90,
  knownDevice: 365,
  passwordRequest: 1,
  usedLink: 1,
  cartMerge: 30,
  guestRooms: 90,
  visit: 1,
  search: 365,
  question: 365,
  uploadedSheet: 7,
  staffAction: 7 * 365 + 2,
} as const;

const day = 24 * 3600_000;

/** The moment before which something kept for so many days has run out. */
export function keptSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** '90 days', '7 days', '1 day', '1 year', '7 years'. */
export function sayDays(days: number): string {
  const [count, unit] = days < 365 ? [days, 'day'] : [Math.floor(days / 365), 'year'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long the link of an erasure works. */
export const erasureLinkHours = 24;
