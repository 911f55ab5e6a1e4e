import { data, redirect } from 'react-router';
import type { User } from '#accounts/account.ts';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader, requireVisitor } from '#accounts/visitor-pages.server.ts';
import { makeBrowserLink } from '#orders/order-links.server.ts';
import { mayOpenOrder } from '#orders/read-order.server.ts';
import { pageAddress } from '#platform/http/tidy-address.server.ts';
import type { Shop } from '../shop.server.ts';
import { mayChangeOrder } from './begin-checkout.server.ts';

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
