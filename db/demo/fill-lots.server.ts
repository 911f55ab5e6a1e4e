import type { TransactionSql } from 'postgres';
import { type DemoLot, demoLots } from './lots.ts';
import type { DemoOrderLine } from './shape.ts';

const day = 24 * 60 * 60 * 1000;

/** As staff receive them: a delivery for each lot. Orders of these products came from the oldest. */
export async function fillLots(tx: TransactionSql, ago: (ms: number) => Date): Promise<void> {
  const ids = [...new Set(demoLots.map(({ product_id }) => product_id))];
  await tx`update stock_levels set in_lots = true where product_id in ${tx(ids)}`;
  const lots = demoLots.map(({ daysAgo, ...lot }) => ({
    ...lot,
    received_on: ago(daysAgo * day)
      .toISOString()
      .slice(0, 10),
  }));
  await tx`insert into lots ${tx(lots)}`;
  const deliveries = demoLots.map(({ id: lot_id, product_id, on_hand, daysAgo }) => ({
    lot_id, product_id, at: ago(daysAgo * day), change: on_hand, on_hand_after: on_hand, reason: 'delivery',
  })); // biome-ignore format: a row
  await tx`insert into stock_adjustments ${tx(deliveries)}`;
}

const oldest = new Map<string, DemoLot>(demoLots.toReversed().map((lot) => [lot.product_id, lot]));

/** What an ordered line came from, as `order_lines.lots` keeps it; null for samples, and for goods without lots. */
export function lotsOfDemoLine(tx: TransactionSql, productId: string, { quantity, is_sample }: DemoOrderLine) {
  const lot = oldest.get(productId);
  return lot && !is_sample ? tx.json([{ id: lot.id, number: lot.number, shade: lot.shade, quantity }]) : null;
}
