import type { Sql } from 'postgres';
import type { WebhookMode } from './modes.ts';

/** What the till works with: its tables, where its shop is reached from outside, and how it tells of what happens. */
export type Till = { sql: Sql; origin: string; webhook: WebhookMode };

export const paymentStatuses = ['APPROVED', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELED'] as const;
export const refundStatuses = ['PENDING', 'COMPLETED', 'REJECTED', 'FAILED'] as const;

export type PaymentRow = {
  id: string;
  idempotency_key: string;
  request_sha256: Uint8Array;
  order_id: string;
  source_id: string;
  amount_pence: number;
  status: (typeof paymentStatuses)[number];
  first_status: (typeof paymentStatuses)[number] | null;
  error_code: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** What went back of it, and by which refunds. */
  refunded_pence: number;
  refund_ids: string[];
};

export type RefundRow = {
  id: string;
  request_sha256: Uint8Array;
  payment_id: string;
  amount_pence: number;
  reason: string;
  status: (typeof refundStatuses)[number];
  created_at: Date;
  updated_at: Date;
};

/** https://developer.squareup.com/reference/square/enums/DisputeState */
export const disputeStates = ['EVIDENCE_REQUIRED', 'PROCESSING', 'WON', 'LOST', 'ACCEPTED'] as const;
export type DisputeState = (typeof disputeStates)[number];

export type DisputeRow = {
  id: string;
  payment_id: string;
  amount_pence: number;
  reason: string;
  state: DisputeState;
  due_at: Date;
  version: number;
  created_at: Date;
  updated_at: Date;
};
