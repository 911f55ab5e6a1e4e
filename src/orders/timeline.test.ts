import { expect, test } from 'vitest';
import { type OrderEvent, timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 10, minute));
const event = (minute: number, kind: string, change: Partial<OrderEvent> = {}): OrderEvent => ({
  at: at(minute),
  kind,
  from: null,
  to: null,
  actor: 'system',
  note: '',
  ...change,
});
const titles = (events: OrderEvent[]) => timelineOf(events).map(({ title, detail }) => (detail ? `${title}: ${detail}` : title));

test('a sale from the order to the door, in the shopper’s words', () => {
  const events = [
    event(0, 'placed', { actor: 'shopper' }),
    event(1, 'placed', { actor: 'shopper', note: 'Changed before it was paid.' }),
    event(2, 'payment', { actor: 'shopper', note: 'Paying £539.00 by card' }),
    event(3, 'payment', { note: 'Payment failed: your bank declined the card. Please try again.' }),
    event(4, 'payment', { note: '£539.00 paid' }),
    event(4, 'moved', { from: 'pending', to: 'confirmed' }),
    event(5, 'note', { actor: 'staff', note: 'Customer rang twice, difficult' }),
    event(6, 'attention', { note: 'The refund failed' }),
    event(7, 'moved', { from: 'confirmed', to: 'shipped', actor: 'staff', note: 'left side door. Sent with Lough Couriers Ltd.' }),
    event(8, 'moved', { from: 'shipped', to: 'delivered', actor: 'staff', note: 'grumpy' }),
  ];
  expect(titles(events)).toEqual([
    'Order placed',
    'Order changed',
    'Payment failed: Your bank declined the card. Please try again.',
    'Payment received: £539.00.',
    'Order confirmed',
    'Delivered',
  ]);
});

test('what left, as a whole or in parts, with who carries it and where to follow it', () => {
  const shipment = { at: at(7), carrier: 'Lough Couriers Ltd', trackingLink: 'https://courier.example/1', goods: ['3 × Mourne Oak', '1 × Slate'] };
  const events = [event(1, 'placed'), event(8, 'moved', { from: 'shipped', to: 'delivered' })];
  const [, whole] = timelineOf(events, { shipments: [{ ...shipment, of: 'whole' }] });
  expect(whole).toMatchObject({ title: 'Dispatched', detail: 'Sent with Lough Couriers Ltd.' });
  expect(whole?.link).toEqual({ href: 'https://courier.example/1', words: 'Track your parcel' });
  const part = { ...shipment, carrier: '', trackingLink: null };
  const parts = [
    { ...part, at: at(6), of: 'part' as const },
    { ...part, at: at(7), of: 'rest' as const },
  ];
  expect(timelineOf(events, { shipments: parts }).map(({ title, detail, link }) => [title, detail, link])).toEqual([
    ['Order placed', '', null],
    ['Part of your order dispatched', '3 × Mourne Oak, 1 × Slate.', null],
    ['The rest of your order dispatched', '3 × Mourne Oak, 1 × Slate.', null],
    ['Delivered', '', null],
  ]);
});

test('a move that staff took back is not told', () => {
  const moved = (minute: number, from: string, to: string) => event(minute, 'moved', { from, to, actor: 'staff' });
  const events = [moved(1, 'pending', 'confirmed'), moved(2, 'confirmed', 'shipped'), moved(3, 'shipped', 'confirmed')];
  expect(titles(events)).toEqual(['Order confirmed']);
  const again = [moved(4, 'confirmed', 'shipped'), moved(5, 'shipped', 'delivered'), moved(6, 'delivered', 'shipped')];
  expect(titles([...events, ...again])).toEqual(['Order confirmed']);
  expect(titles([moved(1, 'confirmed', 'part_shipped'), moved(2, 'part_shipped', 'confirmed')])).toEqual([]);
});

test('what staff say to each other stays with them', () => {
  const said = JSON.stringify(
    timelineOf([
      event(0, 'note', { actor: 'staff', note: 'secret' }),
      event(1, 'moved', { from: 'confirmed', to: 'shipped', actor: 'staff', note: 'secret' }),
      event(2, 'moved', { from: 'shipped', to: 'delivered', actor: 'staff', note: 'secret' }),
      event(3, 'attention', { note: 'secret' }),
    ]),
  );
  expect(said).not.toContain('secret');
});

test('cancelling, paying back, finance and withdrawing', () => {
  expect(titles([event(0, 'moved', { from: 'confirmed', to: 'cancelled', actor: 'shopper', note: 'Wrong colour' })])).toEqual([
    'You cancelled the order: Wrong colour.',
  ]);
  expect(titles([event(0, 'moved', { from: 'pending', to: 'cancelled', note: 'It was not paid within a week.' })])).toEqual([
    'Order cancelled: It was not paid within a week.',
  ]);
  expect(
    titles(['£38.50 to be paid back: broken', '£5.00 to be paid back', '£38.50 paid back'].map((note, at) => event(at, 'refund', { note }))),
  ).toEqual(['Refund in progress: £38.50: broken.', 'Refund in progress: £5.00.', 'Refunded: £38.50.']);
  expect(
    titles([
      event(0, 'moved', { from: 'pending', to: 'finance_pending', actor: 'shopper' }),
      event(1, 'moved', { from: 'finance_pending', to: 'pending', actor: 'staff' }),
      event(2, 'moved', { from: 'finance_pending', to: 'pending', actor: 'shopper' }),
    ]),
  ).toEqual(['Finance applied for. Your items are reserved', 'Finance declined. You can still pay by card', 'Changed to card payment']);
  const told = timelineOf([event(9, 'placed')], { returns: [{ at: at(20), isWithdrawal: true, goods: ['3 × Mourne Oak', '1 × Slate'] }] });
  expect(told.at(-1)).toMatchObject({ title: 'Return notice sent', detail: '3 × Mourne Oak, 1 × Slate.' });
});

test('a move or an event that nobody knows is left out', () => {
  expect(titles([event(0, 'moved', { from: 'pending', to: 'lost' }), event(1, 'gossip', { note: 'x' })])).toEqual([]);
});
