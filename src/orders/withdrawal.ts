/**
 * The right to change one's mind about what was bought at a distance: Consumer Contracts (Information, Cancellation and Additional
 * Charges) Regulations 2013, regulations 27 to 38; in Ireland the Consumer Rights Act 2022, Part 5.
 */
export const withdrawalDays = 14;

/** What leads to the form, on the order's page, in the footer and wherever it is spoken of (Directive (EU) 2023/2673, article 11a(1)). */
export const withdrawWords = 'Withdraw from contract here';
export const withdrawalTitle = 'Withdraw from contract';

/** What an order line says of whether it can be sent back. */
export type ReturnableLine = {
  id: string;
  name: string;
  quantity: number;
  refundedQuantity: number;
  /** What the product is sold in; null once it is gone. */
  unit: string | null;
  /** Boxes that the shopper has told us of already. */
  withdrawnQuantity: number;
  /** Cut from its roll already: its order can no longer be cancelled. */
  isCut: boolean;
};

/** Cut from the roll to the length that somebody asked for: made to their specification (regulation 28(1)(b)). */
export function isCutToLength({ unit }: Pick<ReturnableLine, 'unit'>): boolean {
  return unit === 'metre';
}

/** How many of a line can still be sent back. */
export function returnable(line: ReturnableLine): number {
  if (isCutToLength(line)) return 0;
  return Math.max(0, line.quantity - line.refundedQuantity - line.withdrawnQuantity);
}

/**
 * When the right ends: at the end of the 14th day after the day of delivery, by the shop's clock. Where that is a Saturday or Sunday,
 * at the end of the Monday after (Regulation (EEC) 1182/71, article 3(4), which Ireland keeps; nobody is worse off by it).
 */
export function withdrawalEnds(deliveredAt: Date): Date {
  const { year, month, day } = dayInShop(deliveredAt);
  const last = new Date(Date.UTC(year, month - 1, day + withdrawalDays));
  return endOfDay(deliveredAt, withdrawalDays + ({ 6: 2, 0: 1 }[last.getUTCDay()] ?? 0));
}

/** The end of the day so many days after another, by the shop's clock. */
export function endOfDay(from: Date, days: number): Date {
  const { year, month, day } = dayInShop(from);
  return midnightInShop(new Date(Date.UTC(year, month - 1, day + days + 1)));
}

/** The last day of the right, for a sentence: some time within it. */
export function withdrawalLastDay(deliveredAt: Date): Date {
  return new Date(withdrawalEnds(deliveredAt).getTime() - 1);
}

export type WithdrawalState =
  /** Not sent yet, and nothing cut for it: it is cancelled instead, without more ado. */
  'cancel-instead' | 'open' | 'over' | 'nothing-to-return' | 'never-sent';

/** Whether an order can be withdrawn from now. `deliveredAt`: null while it is under way. */
export function withdrawalState(order: { status: string; deliveredAt: Date | null; lines: readonly ReturnableLine[] }, now: Date): WithdrawalState {
  const isPartCut = order.status === 'confirmed' && order.lines.some(({ isCut }) => isCut);
  if (isPartCut && order.lines.some((line) => returnable(line) > 0)) return 'open';
  if (['pending', 'finance_pending', 'confirmed', 'preparing', 'ready'].includes(order.status)) return 'cancel-instead';
  if (!['part_shipped', 'shipped', 'delivered', 'collected'].includes(order.status)) return 'never-sent';
  if (order.deliveredAt && now >= withdrawalEnds(order.deliveredAt)) return 'over';
  return order.lines.some((line) => returnable(line) > 0) ? 'open' : 'nothing-to-return';
}

const shopDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric', month: 'numeric', day: 'numeric' });
const shopHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' });

function dayInShop(at: Date): { year: number; month: number; day: number } {
  const parts = Object.fromEntries(shopDay.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0 };
}

/** Midnight in the shop on the day of a UTC midnight: an hour earlier in summer. */
function midnightInShop(utcMidnight: Date): Date {
  return new Date(utcMidnight.getTime() - Number(shopHour.format(utcMidnight)) * 3600_000);
}
