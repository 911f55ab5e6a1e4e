import type { Sql } from 'postgres';
import type { WebhookMode } from './modes.ts';

/** What the till works with: its tables, where its shop is reached from outside, and how it tells of what happens. */
export type Till = { sql: Sql; origin: string; webhook: WebhookMode };

export type PaymentRow = {
  id: string;
  idempotency_key: string;
  request_sha256: Uint8Array;
  order_id: string;
  amount_pence: number;
  status: 'COMPLETED' | 'FAILED' | 'CANCELED';
  error_code: string | null;
  created_at: Date;
  updated_at: Date;
};

export type RefundRow = {
  id: string;
  request_sha256: Uint8Array;
  payment_id: string;
  amount_pence: number;
  reason: string;
  status: 'PENDING' | 'COMPLETED' | 'FAILED';
  created_at: Date;
  updated_at: Date;
};
