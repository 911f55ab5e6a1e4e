import { expect, test } from 'vitest';
import { faultCodes, isRefusedForGood, maxAttempts, waitAfter } from './send-due-mail.server.ts';

test('waits grow, and end after the last attempt', () => {
  const waits = Array.from({ length: maxAttempts }, (_, n) => waitAfter(n + 1));
  expect(waits.at(-1)).toBeNull();
  const all = waits.slice(0, -1) as number[];
  expect(all).toEqual([...all].sort((a, b) => a - b));
  expect(all.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(12 * 3600);
  expect(waitAfter(99)).toBeNull();
});

test('only a 5xx to the recipient or the content is for good', () => {
  expect(isRefusedForGood({ permanent: true, command: 'RCPT TO', responseCode: 550 })).toBe(true);
  expect(isRefusedForGood({ permanent: true, command: 'DATA', responseCode: 554 })).toBe(true);
  for (const other of [
    { permanent: true, command: 'MAIL FROM' },
    { permanent: true, command: 'AUTH PLAIN' },
    { permanent: false, command: 'DATA' },
    {},
    null,
  ])
    expect(isRefusedForGood(other)).toBe(false);
});

test('a logged fault names no address', () => {
  const error = Object.assign(new Error('550 <a@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550 });
  expect(faultCodes(error)).toEqual({ code: 'EENVELOPE', responseCode: 550 });
  expect(faultCodes('x')).toEqual({ code: 'unknown' });
});
