import { expect, test } from 'vitest';
import { applicationReference, applicationStatuses, readApplicationStatus, statusOnReturn } from './finance.ts';

test('a return is noted, the last one counts, and nothing that staff have decided is undone by it', () => {
  expect(statusOnReturn('started', 'pass')).toBe('returned_pass');
  expect(statusOnReturn('returned_refer', 'pass')).toBe('returned_pass');
  expect(statusOnReturn('returned_pass', 'fail')).toBe('returned_fail');
  expect(statusOnReturn('returned_fail', 'fail')).toBeNull();
  expect(statusOnReturn('approved', 'fail')).toBeNull();
  expect(statusOnReturn('declined', 'pass')).toBeNull();
});

test('a reference can be read out over the phone', () => {
  expect(applicationReference(Uint8Array.from([0, 1, 2, 31, 32, 255, 7, 8, 9, 10]))).toMatch(/^F-[2-9A-HJ-NP-Z]{10}$/);
});

test('a status nobody knows is one that nothing is known of', () => {
  for (const status of applicationStatuses) expect(readApplicationStatus(status)).toBe(status);
  expect(readApplicationStatus('lent')).toBe('started');
});
