import { expect, test } from 'vitest';
import { applicationProblem } from './apply-button.tsx';

test('an application that has somewhere to go on to has no problem', () => {
  expect(applicationProblem({ ok: true, body: { application_url: 'https://lender.example/?a=b', method: 'post' } })).toBeNull();
});

test('an answer without the lender’s address is said to have none', () => {
  expect(applicationProblem({ ok: true, body: {} })).toBe('Error applying for finance: No application URL received. Please try again.');
  expect(applicationProblem({ ok: true, body: { application_url: '' } })).toContain('No application URL received');
});

test('a refusal is said in the server’s own sentence, a lost call in ours', () => {
  const refused = { ok: false as const, status: 422, detail: 'Finance available on orders over £12.', errors: [] };
  expect(applicationProblem(refused)).toBe('Error applying for finance: Finance available on orders over £12. Please try again.');
  const lost = { ...refused, status: 0, detail: 'Whatever the browser says' };
  expect(applicationProblem(lost)).toBe('Error applying for finance: The shop could not be reached. Please try again.');
});
