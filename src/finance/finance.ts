import { oneSquareMetre } from '#measuring/area.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import type { Pence } from '#money/pence.ts';
import type { LenderOutcome } from './lender-form.ts';

export const noFinance = 'We do not offer finance at the moment.';

/** Pay It Monthly: what the shop offers. Amounts in pence; the bounds are those of the goods' price before a deposit. */
export const financeTerms = {
  minimumPence: 1_200,
  maximumPence: 1_000_000,
  instalments: 12,
  interestPercent: 0,
  depositStepPence: 5_000,
  maxDepositPercent: 80,
} as const;

/** The floor that the card's 'from' price is worked out for. */
const exampleProjectM2 = 20n;

export const financeProblems = {
  tooLittle: 'Finance available on orders over £12',
  tooMuch: 'Finance is available on orders up to £10,000',
  deposit: 'The deposit can be from £0 to 80% of the total, in steps of £50',
} as const;

/** Why this total cannot be paid monthly; null when it can. £12 itself can. */
export function financeProblem(total: Pence): string | null {
  if (!(total >= financeTerms.minimumPence)) return financeProblems.tooLittle;
  return total > financeTerms.maximumPence ? financeProblems.tooMuch : null;
}

/** The largest deposit for a total: a whole number of £50 steps within 80%. */
export function maxDeposit(total: Pence): Pence {
  const allowed = Math.floor((total * financeTerms.maxDepositPercent) / 100);
  return Math.max(0, allowed - (allowed % financeTerms.depositStepPence));
}

/** Why this deposit cannot be taken for this total; null when it can. */
export function depositProblem(total: Pence, deposit: Pence): string | null {
  const isStep = Number.isSafeInteger(deposit) && deposit >= 0 && deposit % financeTerms.depositStepPence === 0;
  return isStep && deposit <= maxDeposit(total) ? null : financeProblems.deposit;
}

/** What is paid, and when: the deposit at once, eleven equal instalments, and a last one that makes up the odd pence. */
export type InstalmentPlan = { total: Pence; deposit: Pence; instalments: number; monthly: Pence; last: Pence };

/** The plan for a total and deposit, or null where `financeProblem` or `depositProblem` has something to say. */
export function instalmentPlan(total: Pence, deposit: Pence = 0): InstalmentPlan | null {
  if (financeProblem(total) || depositProblem(total, deposit)) return null;
  const { instalments } = financeTerms;
  const monthly = Math.floor((total - deposit) / instalments);
  return { total, deposit, instalments, monthly, last: total - deposit - monthly * (instalments - 1) };
}

/**
 * The card's 'from' price a month: the boxes for a 20 m² project without waste, over 12 months, rounded down.
 * Null without coverage (cm²) or where that project cannot be financed.
 */
export function financeFromMonthly(boxPrice: Pence, coverageCm2: number | null): Pence | null {
  if (coverageCm2 === null || coverageCm2 < 1) return null;
  const boxes = boxesNeeded(exampleProjectM2 * oneSquareMetre, 0, coverageCm2);
  return instalmentPlan(boxes * boxPrice)?.monthly ?? null;
}

/** What is known of an application: what came back with the shopper is a hint; staff, who ask the lender, make it approved or declined. */
export const applicationStatuses = ['started', 'returned_pass', 'returned_fail', 'returned_refer', 'approved', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export function readApplicationStatus(status: string): ApplicationStatus {
  return applicationStatuses.find((known) => known === status) ?? 'started';
}

/** What an application becomes when its shopper comes back; null where that says nothing new, or staff know better by now. */
export function statusOnReturn(now: ApplicationStatus, outcome: LenderOutcome): ApplicationStatus | null {
  const next: ApplicationStatus = `returned_${outcome}`;
  return now === next || now === 'approved' || now === 'declined' ? null : next;
}

// Without letters and digits that are taken for one another when read out.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What shop, shopper and lender call an application, 'F-7K3M9QXA2B', from ten random bytes. */
export function applicationReference(random: Uint8Array): string {
  return `F-${Array.from(random.subarray(0, 10), (byte) => letters[byte % letters.length]).join('')}`;
}
