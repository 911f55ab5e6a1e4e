/** Why the count of boxes on the shelf was changed by hand. The keys are those of stock_adjustments.reason. */
export const stockReasons = {
  delivery: 'Delivery from the supplier',
  count: 'Counted',
  damaged: 'Damaged',
  returned: 'Returned by a customer',
  display: 'Taken for display or samples',
  correction: 'Correction',
  import: 'Imported from a file',
} as const;
export type StockReason = keyof typeof stockReasons;

/** Those that staff choose from. */
export const chosenReasons = (Object.keys(stockReasons) as StockReason[]).filter((reason) => reason !== 'import');
/** No shelf holds more boxes of one product. */
export const mostOnHand = 1_000_000;
