import type { ActorKind } from './order-moves.ts';

/** What an order's history holds, as the database has it. */
export type OrderEvent = { at: Date; kind: string; from: string | null; to: string | null; actor: ActorKind; note: string };

/** The same for its shopper: a headline, and what else there is to say. */
export type TimelineStep = { at: Date; title: string; detail: string; link: { href: string; words: string } | null };

export type ToldWithdrawal = { at: Date; goods: string[] };

/**
 * An order's history in the shopper's words, oldest first. What staff write to each other, and what only they have to look at, is
 * left out.
 */
export function timelineOf(events: readonly OrderEvent[], withdrawals: readonly ToldWithdrawal[]): TimelineStep[] {
  const told = withdrawals.map(({ at, goods }) => step(at, 'You told us that you are sending something back', `${goods.join(', ')}.`));
  return [...events.flatMap(stepOf), ...told].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function stepOf(event: OrderEvent): TimelineStep[] {
  const { at, kind, note } = event;
  if (kind === 'placed') return [step(at, note ? 'You changed the order' : 'You placed the order')];
  if (kind === 'moved') return stepOfMove(event);
  if (kind === 'refund' && / did not go through$/.test(note)) return [step(at, 'A refund did not go through', 'We pay it back another way.')];
  if (kind === 'refund') return [step(at, / paid back$/.test(note) ? 'We paid you back' : 'We are paying you back', sentence(note))];
  if (kind !== 'payment') return [];
  if (/ paid$/.test(note)) return [step(at, 'You paid', sentence(note))];
  return /^Payment failed/.test(note) ? [step(at, 'A payment did not go through', note)] : [];
}

const backWords: Record<ActorKind, string> = {
  shopper: 'You chose to pay by card after all',
  staff: 'The lender could not offer this; you can still pay by card',
  system: 'We heard nothing from the lender, so the boxes went back on the shelf; you can still pay',
};

const moves: Record<string, string> = {
  finance_pending: 'You chose to pay monthly; we hold the order for you',
  confirmed: 'Confirmed: we are getting it ready',
  shipped: 'It left us',
  delivered: 'It was delivered',
  refunded: 'Everything was paid back',
};

function stepOfMove({ at, from, to, actor, note }: OrderEvent): TimelineStep[] {
  if (to === 'cancelled') return [step(at, actor === 'shopper' ? 'You cancelled the order' : 'The order was cancelled', sentence(note))];
  if (to === 'pending') return from === 'finance_pending' ? [step(at, backWords[actor])] : [];
  // A refund that failed: the step before it says so.
  if (from === 'refunded') return [];
  const title = moves[to ?? ''];
  if (!title) return [];
  if (to !== 'shipped') return [step(at, title)];
  // Staff may have written more, and to themselves: only who carries it and where to follow it is the shopper's.
  const carrier = /Sent with (.+?)\.(?: http|$)/.exec(note)?.[1];
  const href = /(https?:\/\/\S+)$/.exec(note)?.[1];
  return [{ ...step(at, title, carrier ? `Sent with ${carrier}.` : ''), link: href ? { href, words: 'Follow the parcel' } : null }];
}

function step(at: Date, title: string, detail = ''): TimelineStep {
  return { at, title, detail, link: null };
}

function sentence(text: string): string {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
}
