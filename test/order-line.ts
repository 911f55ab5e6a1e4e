import type { OrderLine } from '../src/orders/order.ts';

/** A line of an order: one box of a floor at £38.50, of which nothing has happened yet. */
export function orderLine(change: Partial<OrderLine> & Pick<OrderLine, 'id'>): OrderLine {
  return {
    productId: null,
    name: `Floor ${change.id}`,
    sku: `SKU-${change.id}`,
    quantity: 1,
    unitPence: 3850,
    isSample: false,
    refundedQuantity: 0,
    sentQuantity: 0,
    withheldQuantity: 0,
    areaMilliM2: null,
    roll: null,
    cuts: null,
    kitId: null,
    cutAt: null,
    lots: [],
    maxLots: 1,
    lotId: null,
    ...change,
  };
}
