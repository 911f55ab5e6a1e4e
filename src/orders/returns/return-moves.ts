import type { ActorKind } from '../order-moves.ts';
import { endOfDay, withdrawalDays } from '../withdrawal.ts';

export const returnKinds = ['withdrawal', 'left-over'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnStatuses = ['asked', 'agreed', 'on-the-way', 'arrived', 'paid-back', 'refused', 'called-off'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export function readReturnStatus(status: string): ReturnStatus {
  return returnStatuses.find((known) => known === status) ?? 'agreed';
}

export function readReturnKind(kind: string): ReturnKind {
  return kind === 'left-over' ? 'left-over' : 'withdrawal';
}

/**
 * Every step of a return, and who takes it. A withdrawal is a right and begins agreed; left-over boxes are asked about first. Money may go back
 * as soon as something was sent, and staff need not wait for the goods. What arrived can be refused with a reason: it had been laid, or was
 * not sealed.
 */
const moves: Record<ReturnStatus, Partial<Record<ReturnStatus, readonly ActorKind[]>>> = {
  asked: { agreed: ['staff'], refused: ['staff'], 'called-off': ['shopper', 'staff'] },
  agreed: { 'on-the-way': ['shopper', 'staff'], arrived: ['staff'], 'paid-back': ['staff'], 'called-off': ['staff'] },
  'on-the-way': { arrived: ['staff'], 'paid-back': ['staff'] },
  arrived: { 'paid-back': ['staff'], refused: ['staff'] },
  'paid-back': {},
  refused: {},
  'called-off': {},
};

/** Where a return may be taken from here by such an actor. */
export function returnMovesFrom(from: ReturnStatus, actor: ActorKind): ReturnStatus[] {
  return returnStatuses.filter((to) => moves[from][to]?.includes(actor));
}

/** Returns of which not all is done. Their pieces are nobody's to send back a second time. */
export const openReturnStatuses = returnStatuses.filter((status) => Object.keys(moves[status]).length > 0);
/** Those that wait for the shop. */
export const returnsForStaff: readonly ReturnStatus[] = ['asked', 'arrived'];

/** Days to pay back in: Consumer Contracts Regulations 2013, regulation 34(4) to (6). */
const payBackDays = 14;

/** Until when something is to be sent back, from when it was agreed: regulation 35(5). */
export function sendBy(agreedAt: Date): Date {
  return endOfDay(agreedAt, withdrawalDays);
}

/** Until when it is to be paid back: from when it arrived or, if that was earlier, the shopper said that it was sent. */
export function payBy(sentOrArrivedAt: Date): Date {
  return endOfDay(sentOrArrivedAt, payBackDays);
}

export type Clock = { status: ReturnStatus; sendBy: Date | null; payBy: Date | null };

/** What of a return is overdue: that the shopper sends it, or that the shop pays it back. */
export function lateWith({ status, sendBy: send, payBy: pay }: Clock, now: Date): 'send' | 'pay' | null {
  if ((status === 'on-the-way' || status === 'arrived') && pay && now >= pay) return 'pay';
  return status === 'agreed' && send && now >= send ? 'send' : null;
}
