import { expect, test } from 'vitest';
import { draftOf, fromLocalTime, toLocalTime } from './slide-draft.ts';

test('a new slide begins with the defaults and comes last', () => {
  expect(draftOf(null, [{ order: 4 }, { order: 1 }])).toEqual({
    title: '',
    subtitle: '',
    description: '',
    image_url: null,
    badge: '',
    savings: '',
    button_text: 'Browse Our Collection',
    button_link: '/products',
    order: 5,
    is_active: true,
    starts_at: null,
    ends_at: null,
    background_position: 'center',
    background_size: 'cover',
    background_repeat: 'no-repeat',
    image_opacity: 1,
    overlay_opacity: 0.4,
  });
  expect(draftOf(null, []).order).toBe(0);
});

test('moments go through the form by the shop’s clock, wherever the browser is, and come back', () => {
  expect([toLocalTime('2026-07-01T08:30:00.000Z'), fromLocalTime('2026-07-01T09:30')]).toEqual(['2026-07-01T09:30', '2026-07-01T08:30:00.000Z']);
  for (const moment of ['2026-11-20T09:30:00.000Z', '2026-07-01T23:00:00.000Z']) expect(fromLocalTime(toLocalTime(moment))).toBe(moment);
  expect([toLocalTime(null), fromLocalTime(''), fromLocalTime('2026-03-29T01:30')]).toEqual(['', null, '2026-03-29T01:30']);
});
