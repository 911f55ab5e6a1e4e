import { expect, test } from 'vitest';
import { bankAnswer, bankForm } from './test-till.server.ts';

const asked = (fields: Record<string, string>) => bankForm(new URLSearchParams(fields));

test('the bank asks for the code until it is right, and then tells the page that asked', () => {
  const form = { amount: '12.34', notify: 'https://floors.example' };
  expect(bankAnswer(asked(form))).toContain('£12.34');
  expect(bankAnswer(asked({ ...form, code: '000000' }))).toContain('That is not the code');
  const done = bankAnswer(asked({ ...form, code: ' 123456 ' }));
  expect(done).toContain('data-notify="https://floors.example"');
  expect(done).toContain('/test-till/bank.js');
});

test('nothing that was posted gets into the page but an amount and an origin', () => {
  expect(asked({ amount: '1"><script>', notify: 'javascript:alert(1)' })).toEqual({ amount: '0.00', notify: '', code: null });
  expect(asked({ amount: '5', notify: 'https://a.example:4173' })).toMatchObject({ amount: '5', notify: 'https://a.example:4173' });
});
