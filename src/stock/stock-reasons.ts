/** Why the count of boxes on the shelf changed. The keys are those of stock_adjustments.reason. */
export const stockReasons = {
  delivery: 'Delivery from the supplier',
  count: 'Counted',
  damaged: 'Damaged',
  returned: 'Returned by a customer',
  display: 'Taken for display or samples',
  correction: 'Correction',
  import: 'Imported from a file',
  opening: 'Opening stock',
  sale: 'Sold',
  cancelled: 'Order cancelled',
  refund: 'Refunded and back on the shelf',
} as const;
export type StockReason = keyof typeof stockReasons;

/** Those that staff choose from. */
export const chosenReasons = ['delivery', 'count', 'damaged', 'returned', 'display', 'correction'] as const satisfies readonly StockReason[];
/** No shelf holds more boxes of one product. */
export const maxOnHand = 1_000_000;
