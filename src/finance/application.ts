import type { LenderOutcome } from './lender-form.ts';

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
