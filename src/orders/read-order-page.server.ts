import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductPhoto } from '#catalogue/product.ts';
import { readApplicationOf } from '#finance/applications.server.ts';
import type { Pence } from '#money/pence.ts';
import { listPaid, listRefunds } from '#payments/queries.server.ts';
import { freeLots } from '#stock/lots.server.ts';
import type { Shop } from '../shop.server.ts';
import { readDocuments } from './invoice/read-documents.server.ts';
import { leftToSend } from './left-to-send.ts';
import type { Order } from './order.ts';
import { type ActorKind, mayMove } from './order-moves.ts';
import { listReturnsOf } from './returns/queries.server.ts';
import { piecesInWords } from './returns/return-words.ts';
import { type TimelineStep, timelineOf } from './timeline.ts';
import { withdrawalState } from './withdrawal.ts';
import type { Sendable } from './withdrawals.server.ts';

/** What is known of a product that was ordered, while it is sold. */
export type SoldProduct = {
  id: string;
  unit: string;
  photo: ProductPhoto | null;
  stock: number;
  pricePence: Pence;
  isSampleEligible: boolean;
  /** How many can be had of each of its lots; none for goods without lots. */
  lots: { id: string; free: number }[];
};

/**
 * An order with everything that its page shows beside it; `sendable`: what can still be sent back of it. The caller has made sure that the
 * reader may see it.
 */
export async function readOrderPage(shop: Shop, order: Order, sendable: Promise<Sendable>) {
  const ids = [...new Set(order.lines.flatMap(({ productId }) => productId ?? []))];
  const returns = listReturnsOf(shop, order.id);
  const [products, timeline, payments, { deliveredAt, lines }, application, documents, lots, refundsUnderWayPence] = await Promise.all([
    listSummaries(shop, ids),
    readTimeline(shop, order, returns),
    readPayments(shop, order.id),
    sendable,
    readApplicationOf(shop.db, order.id),
    readDocuments(shop, order),
    freeLots(
      shop.db,
      order.lines.flatMap((line) => (line.lots.length && line.productId ? [line.productId] : [])),
    ),
    refundsUnderWay(shop, order.id),
  ]);
  const sold = products.map(
    ({ id, unit, photos, stock, pricePence, isSampleEligible }): SoldProduct => ({
      id,
      unit,
      photo: photos[0] ?? null,
      stock,
      pricePence,
      isSampleEligible,
      lots: (lots.get(id) ?? []).map((lot) => ({ id: lot.id, free: stock > 0 ? lot.free : 0 })),
    }),
  );
  return {
    products: sold,
    /** Of a paid order: what its credit notes are called, and what they come to. Those of refunds that failed are left out. */
    creditNotes: documents
      .filter(({ kind, isVoid }) => kind === 'credit-note' && !isVoid)
      .map(({ id, number, totalPence }) => ({ id, number, totalPence })),
    returns: await returns,
    timeline,
    payments,
    finance: application && {
      reference: application.reference,
      status: application.status,
      depositPence: application.depositPence,
      pricePence: application.pricePence,
    },
    /** Asked of the bank, and not there yet. Pence. */
    refundsUnderWayPence,
    mayCancel: mayMove(order.status, 'cancelled', 'shopper') && order.lines.every(({ cutAt }) => cutAt === null),
    withdrawal: withdrawalState({ status: order.status, deliveredAt, lines }, shop.now()),
    deliveredAt,
  };
}
export type OrderPageData = Awaited<ReturnType<typeof readOrderPage>>;

async function readPayments(shop: Shop, orderId: string) {
  const paid = await listPaid(shop.db, orderId);
  return paid.map(({ method, purpose, amountPence, refundedPence, receiptUrl, settledAt }) => ({
    method,
    isDeposit: purpose === 'deposit',
    amountPence,
    refundedPence,
    receiptUrl,
    at: settledAt,
  }));
}

async function refundsUnderWay(shop: Shop, orderId: string): Promise<number> {
  const refunds = await listRefunds(shop.db, orderId);
  return refunds.filter(({ status }) => status === 'started').reduce((sum, { amountPence }) => sum + amountPence, 0);
}

const actorKinds: readonly ActorKind[] = ['shopper', 'staff', 'system'];

/** Order history to an order, for its shopper, oldest first. */
export async function readTimeline(
  shop: Shop,
  { id: orderId, lines, shipments, collection }: Pick<Order, 'id' | 'lines' | 'shipments' | 'collection'>,
  known = listReturnsOf(shop, orderId),
): Promise<TimelineStep[]> {
  const [rows, returns] = await Promise.all([
    shop.db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute(),
    known,
  ]);
  const events = rows.map((row) => ({
    at: row.at,
    kind: row.kind,
    from: row.from_status,
    to: row.to_status,
    actor: actorKinds.find((known) => known === row.actor_kind) ?? 'system',
    note: row.note,
  }));
  const first = shipments.filter(({ claimId }) => claimId === null);
  const isAllSent = !lines.some((line) => leftToSend(line) > 0);
  const partOf = (nth: number) => (!isAllSent || nth < first.length - 1 ? 'part' : nth > 0 ? 'rest' : 'whole');
  return timelineOf(events, {
    returns: returns.map((one) => ({ at: one.createdAt, isWithdrawal: one.kind === 'withdrawal', goods: one.lines.map(piecesInWords) })),
    // What is collected leaves with whoever fetches it, and its history says that.
    shipments: (collection ? shipments.filter(({ claimId }) => claimId) : shipments).map((shipment) => ({
      at: shipment.sentAt,
      carrier: shipment.carrier,
      trackingLink: shipment.trackingLink,
      goods: shipment.lines.map(({ lineId, quantity }) => piecesInWords({ name: lines.find(({ id }) => id === lineId)?.name ?? '', quantity })),
      of: shipment.claimId === null ? partOf(first.indexOf(shipment)) : 'again',
    })),
  });
}
