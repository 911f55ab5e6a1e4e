import { expect, test } from 'vitest';
import { isNews } from './components/waiting-count.tsx';

test('one more who waits is news; the first count, and fewer, are none', () => {
  expect([isNews(null, 2), isNews(0, 1), isNews(2, 2), isNews(2, 1)]).toEqual([false, true, false, false]);
});
