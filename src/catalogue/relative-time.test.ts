import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now);

test('says how long ago in the largest whole unit', () => {
  expect([0, 59, 60, 3599, 7200, 86_400, 6 * 86_400, 15 * 86_400, 70 * 86_400, 800 * 86_400].map(ago)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
    '6 days ago',
    '2 weeks ago',
    '2 months ago',
    '2 years ago',
  ]);
  expect(ago(-500)).toBe('just now');
});
