import { expect, test } from 'vitest';
import { readWithdrawalForm } from './read-withdrawal-form.ts';

const line = { name: 'Oak', quantity: 4, refundedQuantity: 1, unit: 'box', withdrawnQuantity: 1, isCut: false };
const lines = [
  { ...line, id: 'a' },
  { ...line, id: 'b', withdrawnQuantity: 3 },
];

test('what goes back, and why', () => {
  expect(readWithdrawalForm({ 'line-a': '3', 'line-b': '0', reason: ' Too dark ' }, lines)).toEqual({
    lines: [{ id: 'a', quantity: 3 }],
    reason: 'Too dark',
  });
  expect(readWithdrawalForm({}, lines)).toEqual({ lines: [], reason: '' });
  expect(readWithdrawalForm({ 'line-c': '1' }, lines).lines).toEqual([]);
});

test('the whole order is all that can still go back', () => {
  expect(readWithdrawalForm({ intent: 'whole', 'line-a': '1', reason: 'Too dark' }, lines)).toEqual({
    lines: [{ id: 'a', quantity: 2 }],
    reason: 'Too dark',
  });
});

test('what is no number, and a reason that is too long, is refused at its field', () => {
  for (const given of ['-1', '1.5', '1e3', 'NaN', '9'.repeat(7)]) {
    expect(() => readWithdrawalForm({ 'line-a': given }, lines), given).toThrow(
      expect.objectContaining({ errors: [{ field: 'line-a', message: expect.any(String) }] }),
    );
  }
  expect(() => readWithdrawalForm({ reason: 'x'.repeat(501) }, lines)).toThrow(
    expect.objectContaining({ errors: [{ field: 'reason', message: expect.any(String) }] }),
  );
});
