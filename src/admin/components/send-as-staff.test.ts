import { expect, test } from 'vitest';
import { sayFailed, tokenMissing } from './send-as-staff.ts';

test('what failed, and the server’s own sentence', () => {
  const detail = 'Slide not found.';
  expect(['delete slide', 'save slide', 'update category image'].map((what) => sayFailed(what, { detail }))).toEqual([
    'Failed to delete slide: Slide not found.',
    'Failed to save slide: Slide not found.',
    'Failed to update category image: Slide not found.',
  ]);
  expect(sayFailed('save slide', { detail: tokenMissing })).toBe('Authentication token missing. Please log in again.');
});
