import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositProblem, financeFromMonthly, financeProblem, financeProblems, financeTerms, instalmentPlan, maxDeposit } from './finance.ts';

const totals = fc.integer({ min: financeTerms.minimumPence, max: financeTerms.maximumPence });

test('the deposit and the instalments add up to the total, and none is negative', () => {
  fc.assert(
    fc.property(totals, fc.nat(1000), (total, pick) => {
      const deposit = (pick % (maxDeposit(total) / financeTerms.depositStepPence + 1)) * financeTerms.depositStepPence;
      const plan = instalmentPlan(total, deposit);
      if (!plan) throw new Error('expected a plan');
      expect(plan.deposit + 11 * plan.monthly + plan.last).toBe(total);
      expect(plan.monthly).toBe(Math.floor((total - deposit) / 12));
      expect(plan.last - plan.monthly).toBeGreaterThanOrEqual(0);
      expect(plan.last - plan.monthly).toBeLessThan(12);
      expect(deposit * 100).toBeLessThanOrEqual(total * 80);
    }),
  );
});

test('only from £12 to £10,000', () => {
  expect(financeProblem(1199)).toBe(financeProblems.tooLittle);
  expect(financeProblem(1200)).toBeNull();
  expect(financeProblem(1_000_000)).toBeNull();
  expect(financeProblem(1_000_001)).toBe(financeProblems.tooMuch);
  expect(financeProblem(Number.NaN)).toBe(financeProblems.tooLittle);
  expect(instalmentPlan(1199)).toBeNull();
});

test('a deposit is a step of £50 up to 80%', () => {
  expect(maxDeposit(1200)).toBe(0);
  expect(maxDeposit(6250)).toBe(5000);
  expect(maxDeposit(6249)).toBe(0);
  expect(maxDeposit(100_000)).toBe(80_000);
  expect(depositProblem(100_000, 80_000)).toBeNull();
  for (const deposit of [85_000, -5000, 2500, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(depositProblem(100_000, deposit), String(deposit)).toBe(financeProblems.deposit);
});

test('monthly is rounded down and the last instalment makes up the difference', () => {
  expect(instalmentPlan(100_000)).toEqual({ total: 100_000, deposit: 0, instalments: 12, monthly: 8333, last: 8337 });
});

test('the card price is for the boxes of 20 m²', () => {
  expect(financeFromMonthly(3850, 14_400)).toBe(Math.floor((14 * 3850) / 12));
  expect(financeFromMonthly(3850, 20_000)).toBe(Math.floor((10 * 3850) / 12));
  expect(financeFromMonthly(3850, null)).toBeNull();
  expect(financeFromMonthly(50_000, 5000)).toBeNull();
  expect(financeFromMonthly(1, 200_000)).toBeNull();
});
