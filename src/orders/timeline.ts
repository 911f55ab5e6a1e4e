import { midSentence } from '#delivery/working-days.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { comesOn } from './comes-on.ts';
import type { Order } from './order.ts';
import type { ActorKind } from './order-moves.ts';

/** What an order's history holds, as the database has it. */
export type OrderEvent = { at: Date; kind: string; from: string | null; to: string | null; actor: ActorKind; note: string };

/** The same for its shopper: a headline, and what else there is to say. */
export type TimelineStep = { at: Date; title: string; detail: string; link: { href: string; words: string } | null };

export type ToldReturn = { at: Date; isWithdrawal: boolean; goods: string[] };
/** Goods that left: the whole order at once, a part of it, what was left of it, or sent again for a reported problem. */
export type ToldShipment = { at: Date; carrier: string; trackingLink: string | null; goods: string[]; of: keyof typeof dispatched };

const dispatched = {
  whole: 'Dispatched',
  part: 'Part of your order dispatched',
  rest: 'The rest of your order dispatched',
  again: 'Replacement dispatched',
};

/**
 * An order's history in the shopper's words, oldest first. What staff write to each other, and what only they have to look at, is
 * left out, and so is a move that they took back.
 */
export function timelineOf(
  history: readonly OrderEvent[],
  { returns = [], shipments = [] }: { returns?: readonly ToldReturn[]; shipments?: readonly ToldShipment[] } = {},
): TimelineStep[] {
  const events = withoutUndone(history);
  const told = returns.map(({ at, isWithdrawal, goods }) =>
    step(at, isWithdrawal ? 'Return notice sent' : 'Asked to return boxes', `${goods.join(', ')}.`),
  );
  return [...events.flatMap(stepOf), ...told, ...shipments.map(stepOfShipment)].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Only what is undone goes from delivered to shipped. A shipment that was taken back is gone, and its moves are told by nobody. */
function withoutUndone(events: readonly OrderEvent[]): OrderEvent[] {
  const kept: OrderEvent[] = [];
  for (const event of events) {
    const undone = event.from === 'delivered' && event.to === 'shipped' ? kept.findLastIndex(({ to }) => to === 'delivered') : null;
    if (undone === null) kept.push(event);
    else if (undone >= 0) kept.splice(undone, 1);
  }
  return kept;
}

function stepOfShipment({ at, carrier, trackingLink, goods, of }: ToldShipment): TimelineStep {
  const detail = [of !== 'whole' && `${goods.join(', ')}.`, carrier && `Sent with ${carrier}.`].filter(Boolean).join(' ');
  const link = trackingLink ? { href: trackingLink, words: of === 'again' ? 'Track your replacement' : 'Track your parcel' } : null;
  return { ...step(at, dispatched[of], detail), link };
}

function stepOf(event: OrderEvent): TimelineStep[] {
  const { at, kind, note } = event;
  if (kind === 'placed') return [step(at, note ? 'Order changed' : 'Order placed')];
  if (kind === 'moved') return stepOfMove(event);
  if (kind === 'refund' && / did not go through$/.test(note)) return [step(at, 'Refund failed', 'We’ll refund you another way.')];
  if (kind === 'refund')
    return [step(at, /(?<! to be) paid back$/.test(note) ? 'Refunded' : 'Refund in progress', sentence(note.replace(/ (to be )?paid back/, '')))];
  if (kind !== 'payment') return [];
  if (/ paid$/.test(note)) return [step(at, 'Payment received', sentence(note.replace(/ paid$/, '')))];
  if (!/^Payment failed/.test(note)) return [];
  const why = note.replace(/^Payment failed:? ?/, '');
  return [step(at, 'Payment failed', `${why.charAt(0).toUpperCase()}${why.slice(1)}`)];
}

const backWords: Record<ActorKind, string> = {
  shopper: 'Changed to card payment',
  staff: 'Finance declined. You can still pay by card',
  system: 'No decision from the lender, so your items are no longer reserved. You can still pay',
};

const moves: Record<string, string> = {
  finance_pending: 'Finance applied for. Your items are reserved',
  confirmed: 'Order confirmed',
  delivered: 'Delivered',
  preparing: 'We’re getting it ready',
  ready: 'Ready to collect',
  collected: 'Collected',
  refunded: 'Fully refunded',
};

function stepOfMove({ at, from, to, actor, note }: OrderEvent): TimelineStep[] {
  if (to === 'cancelled') return [step(at, actor === 'shopper' ? 'You cancelled the order' : 'Order cancelled', sentence(note))];
  if (to === 'pending') return from === 'finance_pending' ? [step(at, backWords[actor])] : [];
  // A refund that failed: the step before it says so. A shipment that was taken back: nobody was told of it.
  if (from === 'refunded' || (to === 'confirmed' && (from === 'shipped' || from === 'part_shipped'))) return [];
  const title = moves[to ?? ''];
  return title ? [step(at, title)] : [];
}

function step(at: Date, title: string, detail = ''): TimelineStep {
  return { at, title, detail, link: null };
}

function sentence(text: string): string {
  return !text || /[.!?]$/.test(text) ? text : `${text}.`;
}

type Told = Pick<Order, 'status' | 'holdsUntil' | 'paidAt' | 'delivery'> & { standardDelivery: string; lender: string };

/** Where an order has got to, in a sentence or two for its shopper. */
export function statusStory({ status, holdsUntil, paidAt, delivery, standardDelivery, lender }: Told): string {
  if (status === 'pending') {
    return holdsUntil
      ? `Awaiting payment. Your items are reserved until ${sayDateTime(holdsUntil)}.`
      : 'Awaiting payment. Your items are not reserved, but you can pay while they are in stock.';
  }
  if (status === 'cancelled')
    return paidAt ? 'It will not be sent, and your payment is being refunded.' : 'It will not be sent, and you have not been charged.';
  const stories: Record<Exclude<Order['status'], 'pending' | 'cancelled'>, string> = {
    finance_pending: `Your items are reserved while ${lender} decides. We’ll confirm your order and email you once your finance is approved.`,
    confirmed: storyOfConfirmed(delivery, standardDelivery),
    part_shipped: 'Part of your order is on its way. We’ll email you when the rest leaves.',
    shipped: 'Your order is on its way. Boxes of flooring are heavy: please have someone there to help take them in.',
    preparing: 'We’re getting your order ready to collect. We’ll email you when you can come.',
    ready: 'Your order is ready. Please bring the code when you collect it.',
    collected: 'Your order has been collected. Leave the boxes in the room for two days before laying, and call us if anything is wrong.',
    delivered: 'Your order has been delivered. Leave the boxes in the room for two days before laying, and call us if anything is wrong.',
    refunded: 'Fully refunded to your original payment method. Please allow up to ten working days.',
  };
  return stories[status];
}

function storyOfConfirmed(delivery: Order['delivery'], standardDelivery: string): string {
  if (delivery?.way === 'collection') return 'We’ve received your order, and will email you when you can come and collect it.';
  if (delivery?.heldUntil) return 'We’re holding your order until you choose a delivery day.';
  const comes = comesOn(delivery);
  const when = comes ? `It comes ${midSentence(comes)}.` : standardDelivery && `Standard delivery takes about ${standardDelivery}.`;
  return ['We’re getting your order ready.', when].filter(Boolean).join(' ');
}
