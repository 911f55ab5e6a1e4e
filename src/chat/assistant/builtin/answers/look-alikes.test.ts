import { expect, test } from 'vitest';
import { toneIn } from './look-alikes.server.ts';

test.each([
  ['whats the nearest thing thats less orange', 1],
  ['anything not as yellow', 1],
  ['something like it but not so grey', -1],
  ['anything less than that', null],
  ['is it orange', null],
])('%s', (said, way) => {
  expect(toneIn(said)?.way ?? null).toBe(way);
});
