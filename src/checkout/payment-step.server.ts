import { data, redirect } from 'react-router';
import type { User } from '#accounts/account.ts';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader, requireVisitor } from '#accounts/visitor-pages.server.ts';
import { withoutTaken } from '#cart/change-lines.ts';
import { checkoutKeyCookie, readCheckoutKey } from '#cart/checkout-key.server.ts';
import { agreedLots, takenLots } from '#cart/lot-choice-words.ts';
import { guestCartCookie, readGuestCartOf } from '#cart/visitor-cart.server.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { sayCuts } from '#catalogue/cut-to-size.ts';
import { sizeAndThickness } from '#catalogue/selling-unit.ts';
import { hazardsById } from '#catalogue/sold-products.server.ts';
import { checkoutOwnerOf } from '#orders/checkout-orders.server.ts';
import { comesOn } from '#orders/comes-on.ts';
import { lotsNotAgreed } from '#orders/hold-lines.server.ts';
import { amountOf, isCollected, type Order } from '#orders/order.ts';
import { makeBrowserLink } from '#orders/order-links.server.ts';
import { amountToPay, type Due } from '#orders/paying/pay-order.server.ts';
import { mayOpenOrder, readOrder } from '#orders/read-order.server.ts';
import { isUnderWay } from '#payments/payment.ts';
import { type PaymentResult, readLastPayment } from '#payments/queries.server.ts';
import { pageAddress } from '#platform/http/tidy-address.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import { freeBoxes, shelfKey } from '#stock/boxes.server.ts';
import { inEuro } from '#tax/euro.ts';
import type { Shop } from '../shop.server.ts';
import { mayChangeOrder } from './begin-checkout.server.ts';
import type { Summary } from './summary.ts';

/**
 * Where an order stands on the way to being paid. `settled`: there is nothing to pay (any more). `checking`: somebody has tried,
 * and nobody knows yet whether money moved. `open`: it can be paid, unless `gone` says what has been sold meanwhile.
 */
export type PaymentStep =
  | { state: 'settled'; order: Order; payment: PaymentResult | null }
  | { state: 'checking'; order: Order; payment: PaymentResult }
  | {
      state: 'open';
      order: Order;
      due: Due;
      /** What became of the last try, in the shopper's words. */
      problem: string | null;
      /** Whether the boxes went back on the shelf because it took too long. */
      hasRunOut: boolean;
      /** Why lines cannot be had any more, by their place. */
      gone: ReadonlyMap<number, string>;
    };

/** Reads where an order stands. The caller has made sure that the reader may see it. Null when there is none of that id. */
export async function readPaymentStep(shop: Shop, orderId: string): Promise<PaymentStep | null> {
  const order = await readOrder(shop, orderId);
  if (!order) return null;
  const [payment, due] = await Promise.all([
    readLastPayment(shop, orderId),
    amountToPay(shop.db, { id: order.id, status: order.status, total_pence: order.totalPence }),
  ]);
  if (payment && isUnderWay(payment.status)) return { state: 'checking', order, payment };
  if (!due) return { state: 'settled', order, payment };
  const boxes = order.lines.some((line) => !line.isSample);
  const hasRunOut = boxes && (order.holdsUntil === null || order.holdsUntil <= shop.now());
  // Boxes that are still held for it are its own, however late it is.
  const gone = order.holdsUntil === null ? await goneLines(shop, order) : new Map();
  return { state: 'open', order, due, problem: payment?.message ?? null, hasRunOut, gone };
}

async function goneLines(shop: Shop, order: Order): Promise<Map<number, string>> {
  const shelfOfLine = ({ productId, roll }: Order['lines'][number]) => shelfKey(productId ?? '', roll?.widthMm ?? null);
  const free = await freeBoxes(shop.db, order.lines.filter(({ productId, isSample }) => productId && !isSample).map(shelfOfLine));
  const gone = new Map<number, string>();
  for (const [at, line] of order.lines.entries()) {
    if (line.isSample) continue;
    const [each, wanted] = [line.roll?.eachMm ?? 1, line.quantity * (line.roll?.eachMm ?? 1)];
    const left = line.productId ? (free.get(shelfOfLine(line)) ?? 0) : 0;
    if (left < each) gone.set(at, line.cuts && left > 0 ? 'No longer enough left on the roll.' : 'Now sold out.');
    else if (left < wanted) gone.set(at, `Only ${Math.floor(left / each)} left now.`);
    free.set(shelfOfLine(line), left - wanted);
  }
  for (const at of (await lotsNotAgreed(shop.db, order.id)).keys()) if (!gone.has(at)) gone.set(at, 'No single batch has enough of it now.');
  return gone;
}

/**
 * Who opens a page of an order: its customer, or a guest by the address's token. Sends others to log in, or says that there is no such
 * order. Where the order was changed in another tab, its link is a new one: the browser that began it is led on with that.
 */
export async function openOrderPage(shop: Shop, request: Request, orderId: string): Promise<{ visitor: User | null; token: string | null }> {
  const token = new URL(request.url).searchParams.get('token');
  const visitor = token ? await readVisitor(shop, request) : await requireVisitor(shop, request);
  if (await mayOpenOrder(shop, orderId, { visitor, token })) return { visitor, token };
  if (await mayChangeOrder(shop, request, orderId, visitor)) {
    const { pathname, searchParams } = pageAddress(request);
    searchParams.set('token', await makeBrowserLink(shop.db, orderId));
    throw redirect(`${pathname}?${searchParams}`, { status: 303 });
  }
  throw data(null, { status: 404, headers: forLinkReader });
}

function lotsAgreed({ lots, maxLots }: Order['lines'][number]): string | null {
  if (lots.length > 1) return takenLots({ parts: lots });
  return lots.length === 0 && maxLots > 1 ? agreedLots(maxLots) : null;
}

/** The summary of an order, at the prices it was placed at. `problems`: why lines cannot be had any more, by their place. */
export async function summaryOfOrder(shop: Shop, order: Order, problems: ReadonlyMap<number, string> = new Map()): Promise<Summary> {
  const ids = order.lines.flatMap(({ productId }) => productId ?? []);
  const products = new Map((await listSummaries(shop, [...new Set(ids)])).map((product) => [product.id, product]));
  const hazards = await hazardsById(shop.db, ids);
  const lines = order.lines.map((line, at) => {
    const { productId, name, quantity, unitPence, isSample } = line;
    const product = productId ? products.get(productId) : undefined;
    const photo = product?.photos[0];
    return {
      name,
      amount: isSample ? 'Sample' : amountOf(line, product?.unit ?? 'box'),
      size: product ? sizeAndThickness(product) : '',
      isCut: line.roll !== null,
      cuts: line.cuts && sayCuts(line.cuts.rooms, line.cuts.cuts),
      lots: lotsAgreed(line),
      ...(hazards.get(productId ?? '') ?? { hazards: null, precautions: null }),
      linePence: unitPence * quantity,
      isSample,
      picture: photo
        ? { image_id: photo.imageId, width: photo.width, height: photo.height, placeholder: photo.placeholder, alt_text: photo.alt }
        : null,
      problem: problems.get(at) ?? null,
    };
  });
  return {
    lines,
    goodsPence: order.goodsPence,
    samples: lines.filter((line) => line.isSample).length,
    samplePostagePence: order.samplePostagePence,
    deliveryPence: order.deliveryPence,
    asksForDelivery: false,
    isOnPallet: order.delivery?.way === 'pallet',
    isCollected: isCollected(order),
    choice: null,
    comes: comesOn(order.delivery),
    vat: {
      pence: order.vat.totalPence,
      country: order.vat.country,
      rates: order.vat.byRate.map(({ basisPoints }) => basisPoints),
    },
    totalPence: order.totalPence,
    euro: order.address.country === 'IE' && order.totalPence > 0 ? inEuro(order.totalPence, (await readSettings(shop)).euro) : null,
  };
}

/**
 * The Set-Cookie lines that end the checkout of an order which is placed: its lines leave a guest's cart, what came since stays, and
 * the next checkout is another order. Nothing for a browser that is not in the middle of this very checkout, so that looking at the
 * page again takes nothing out.
 */
export async function endCheckout(shop: Shop, request: Request, order: Order): Promise<string[]> {
  const key = readCheckoutKey(request);
  if (!key) return [];
  const owner = await checkoutOwnerOf(shop.db, order.id);
  if (owner?.checkoutKey !== key) return [];
  const { origin } = shop.config;
  const ended = checkoutKeyCookie(origin, null);
  const guest = readGuestCartOf(request);
  // A customer's own cart was emptied of it when it was paid.
  if (order.userId !== null || guest.cart.items.length === 0) return [ended];
  const bought = order.lines.flatMap(({ productId, quantity, isSample, cuts }) =>
    productId ? [{ product_id: productId, quantity, is_sample: isSample, area_m2: null, cut_plan_id: cuts?.planId }] : [],
  );
  return [ended, guestCartCookie(origin, guest, withoutTaken(guest.cart, { items: bought }))];
}
