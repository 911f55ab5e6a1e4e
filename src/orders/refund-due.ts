import type { Pence } from '#money/pence.ts';

/** What a refund is worked out from. Pence throughout. */
export type Refundable = {
  lines: readonly { id: string; quantity: number; refundedQuantity: number; unitPence: Pence; isSample: boolean }[];
  deliveryPence: Pence;
  samplePostagePence: Pence;
  /** Of the two, what was paid back. */
  carriageRefundedPence: Pence;
  /** What of all that was paid has not gone back. */
  leftPence: Pence;
};

/** `carriagePence`: delivery and postage, of which `amountPence` may hold less where not enough is left. */
export type RefundDue = { goodsPence: Pence; carriagePence: Pence; amountPence: Pence };

/**
 * What goes back for pieces of an order: their price, and standard delivery once with the last of the goods, the postage once with the last of
 * the samples (Consumer Contracts Regulations 2013, regulation 34(1) to (3)). Never more than is left, where something went back before.
 */
export function refundDue(order: Refundable, pieces: readonly { id: string; quantity: number }[], withCarriage: boolean): RefundDue {
  const backOf = (id: string) => pieces.reduce((sum, piece) => (piece.id === id ? sum + piece.quantity : sum), 0);
  const goodsPence = order.lines.reduce((sum, { id, unitPence }) => sum + unitPence * backOf(id), 0);
  const isAllBack = (samples: boolean) => {
    const lines = order.lines.filter(({ isSample }) => isSample === samples);
    return lines.length > 0 && lines.every(({ id, quantity, refundedQuantity }) => refundedQuantity + backOf(id) >= quantity);
  };
  const due = (isAllBack(false) ? order.deliveryPence : 0) + (isAllBack(true) ? order.samplePostagePence : 0);
  const carriagePence = withCarriage ? Math.max(0, due - order.carriageRefundedPence) : 0;
  return { goodsPence, carriagePence, amountPence: Math.max(0, Math.min(goodsPence + carriagePence, order.leftPence)) };
}
