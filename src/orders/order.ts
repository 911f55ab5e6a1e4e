import type { CutWords } from '#catalogue/roll-goods.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import type { Access } from '#delivery/access-words.ts';
import type { AddressValues } from '#delivery/shipping-address.ts';
import type { Day } from '#delivery/working-days.ts';
import type { Repeat } from '#measuring/roll-pieces.ts';
import type { Drop } from '#measuring/roll-plan.ts';
import type { Pence } from '#money/pence.ts';
import type { LotOfLine } from '#stock/lots-of-line.ts';
import type { OrderVat } from './order-vat.ts';

export const notAwaitingPayment = 'This order is not awaiting payment.';

/**
 * The moves of an order: pending (unpaid) → confirmed (paid) → shipped, at once or in parts → delivered; one that is collected is got ready →
 * ready → collected. Or it ends cancelled or refunded.
 */
export const orderStatuses = [
  'pending',
  'finance_pending',
  'confirmed',
  'part_shipped',
  'shipped',
  'delivered',
  'preparing',
  'ready',
  'collected',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Paid, and neither cancelled nor refunded as a whole. */
export const standingStatuses = [
  'confirmed',
  'part_shipped',
  'shipped',
  'delivered',
  'preparing',
  'ready',
  'collected',
] as const satisfies OrderStatus[];

/** Whether its shopper has it. */
export function hasArrived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'collected';
}

export function isStanding(status: OrderStatus): boolean {
  return standingStatuses.some((standing) => standing === status);
}

/** What a customer is told of each. */
export const statusWords: Record<OrderStatus, string> = {
  pending: 'Pending',
  finance_pending: 'Waiting for finance',
  confirmed: 'Confirmed',
  part_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  preparing: 'Being prepared',
  ready: 'Ready to collect',
  collected: 'Collected',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export function readStatus(status: string): OrderStatus {
  return orderStatuses.find((known) => known === status) ?? 'pending';
}

/** What shop and customer call an order: the last 8 characters of its id, upper case. */
export function orderReference(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** An order's reference as people type it, with # or spaces, or the whole number: the last 8 characters. Null for what cannot be one. */
export function readReference(typed: string): string | null {
  const bare = typed.toLowerCase().replaceAll(/[^\da-z]/g, '');
  return /^([\da-f]{8}|[\da-f]{32})$/.test(bare) ? bare.slice(-8) : null;
}

export type OrderSummary = {
  id: string;
  status: OrderStatus;
  totalPence: Pence;
  createdAt: Date;
  /** Boxes, packs, samples: all that was ordered. */
  items: number;
};

export type OrderLine = {
  id: string;
  /** Null once the product is no longer sold. */
  productId: string | null;
  name: string;
  sku: string;
  quantity: number;
  /** For one; 0 for a sample. */
  unitPence: Pence;
  isSample: boolean;
  /** How many of them were paid back. */
  refundedQuantity: number;
  /** How many have left, and how many never will because they were refunded before. */
  sentQuantity: number;
  withheldQuantity: number;
  /** What the shopper wanted to cover. */
  areaMilliM2: number | null;
  /** Where it comes from, if from a roll: its width, and how many mm of it each one takes. */
  roll: { widthMm: number; eachMm: number } | null;
  /** What it is cut to, in words, and under which plan it was chosen. */
  cuts: (CutWords & { planId: string; drawing: { rollWidthMm: number; drops: Drop[]; names: string[]; repeat: Repeat } }) | null;
  /** The kit that it was chosen with. */
  kitId: string | null;
  /** When staff cut it: from then on its shopper cannot cancel it. */
  cutAt: Date | null;
  /** Of goods in production lots: which it comes from, none while nothing is held; what its shopper said of them. */
  lots: LotOfLine[];
  maxLots: number;
  lotId: string | null;
};

/** A part of an order that left together. `weightGrams`: null where it was not weighed. */
export type Shipment = {
  id: string;
  number: number;
  carrier: string;
  trackingLink: string | null;
  weightGrams: number | null;
  sentAt: Date;
  /** The reported problem for which these goods are sent again, at no charge; null: they are what was bought. */
  claimId: string | null;
  /** The day agreed for goods that are sent again. */
  comesOn: Day | null;
  /** `lots`: of goods that are sent again, those that they come from. */
  lines: { lineId: string; quantity: number; lots: LotOfLine[] }[];
};

/** Goods to be sent again that have not left. */
export type Replacement = Omit<Shipment, 'sentAt'> & { sentAt: null };

export type Order = OrderSummary & {
  email: string;
  goodsPence: Pence;
  samplePostagePence: Pence;
  deliveryPence: Pence;
  refundedPence: Pence;
  /** As it was when it was ordered; its lines in the order's. */
  vat: OrderVat;
  paidAt: Date | null;
  /** card, apple_pay, google_pay or finance; null while unpaid, and for an order that costs nothing. */
  paymentMethod: string | null;
  /** Until when its boxes are held for it; null when none are. */
  holdsUntil: Date | null;
  /** How and when it comes, as was said before it was paid. Null for orders from before that was. */
  delivery: {
    way: string;
    area: string;
    grams: number | null;
    earliest: string | null;
    latest: string | null;
    wished: string | null;
    /** The last day to which it waits for its shopper to choose one; null: it does not. */
    heldUntil: string | null;
  } | null;
  /** What the driver of its pallet must know, as its buyer said it. */
  access: Access | null;
  /** Where an order that is collected stands; null until it is ready, and for what is sent. `keptUntil`: see delivery/collection.ts. */
  collection: { code: string; readyAt: Date; keptUntil: Date; collectedAt: Date | null; collectedBy: string } | null;
  notes: string;
  showsPurchase: boolean;
  /** Null: a guest's, or the account is gone. */
  userId: string | null;
  address: AddressValues;
  lines: OrderLine[];
  /** What has left so far, first to last. */
  shipments: Shipment[];
  /** What is to be sent again, and has not left. */
  replacements: Replacement[];
  /** Lines of the address as it was given, the name first. */
  deliverTo: string[];
};

/** '14 boxes', '6 m of 4 m wide roll'. `unit`: what the product is sold by. */
export function amountOf({ quantity, cuts }: Pick<OrderLine, 'quantity' | 'cuts'>, unit: string): string {
  return cuts ? cuts.amount : countUnits(quantity, unit);
}

/** Whether it is collected from the showroom. */
export function isCollected({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery?.way === 'collection';
}

/**
 * Where an order's pages are, with the token by which a guest opens it. `below`: '' for the order itself, or '/cancel' and the like. `more`: what
 * the address says besides.
 */
export function orderPath(id: string, token: string | null, below: '' | `/${string}` = '', more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(token && { token }), ...more });
  return `/orders/${id}${below}${query.size ? `?${query}` : ''}`;
}

/** Where an unpaid order is paid: the payment step of the checkout. */
export function payPath(id: string, token: string | null): string {
  return `/checkout/${id}/pay${token ? `?${new URLSearchParams({ token })}` : ''}`;
}
