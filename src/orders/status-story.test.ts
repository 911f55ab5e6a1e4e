import { expect, test } from 'vitest';
import { orderStatuses } from './order.ts';
import { statusStory } from './timeline.ts';

const told = { delivery: null, holdsUntil: null, paidAt: null, standardDelivery: '2 weeks', lender: 'PayItMonthly' };

test('every status has its own story', () => {
  const stories = orderStatuses.map((status) => statusStory({ ...told, status }));
  expect(new Set(stories).size).toBe(orderStatuses.length);
  for (const story of stories) expect(story).toMatch(/^[A-Z].{30,}\.$/);
});

test('until when boxes are held, by the shop’s clock; and what of one’s money', () => {
  expect(statusStory({ ...told, status: 'pending', holdsUntil: new Date('2026-07-01T09:20:00Z') })).toContain('until 1 Jul 2026, 10:20');
  expect(statusStory({ ...told, status: 'pending' })).toContain('are not reserved');
  expect(statusStory({ ...told, status: 'cancelled' })).toContain('have not been charged');
  expect(statusStory({ ...told, status: 'cancelled', paidAt: new Date() })).toContain('is being refunded');
  expect(statusStory({ ...told, status: 'confirmed' })).toContain('about 2 weeks');
  expect(statusStory({ ...told, status: 'confirmed', standardDelivery: '' })).not.toContain('Standard delivery');
});

test('a confirmed order says when it comes, where that was said', () => {
  const sent = { way: 'pallet', area: '', grams: null, earliest: '2026-12-08', latest: '2026-12-11', wished: null, heldUntil: null };
  const story = (delivery: Parameters<typeof statusStory>[0]['delivery']) => statusStory({ ...told, status: 'confirmed', delivery });
  expect(story(sent)).toBe('We’re getting your order ready. It comes between Tue 8 and Fri 11 December.');
  expect(story({ ...sent, wished: '2026-12-10' })).toContain('It comes on Thu 10 December.');
  expect(story({ ...sent, heldUntil: '2027-01-27' })).toContain('until you choose a delivery day');
  expect(story({ ...sent, way: 'collection' })).not.toMatch(/delivery/i);
});
