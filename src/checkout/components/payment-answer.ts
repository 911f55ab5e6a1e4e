import type { PaymentStatus } from '#payments/payment.ts';

/** What the API says of a payment, as far as the checkout reads it. */
export type PaymentAnswer = { success: boolean; status: PaymentStatus; error_message: string | null };
