import { data } from 'react-router';
import type { User } from '#accounts/account.ts';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader, requireVisitor } from '#accounts/visitor-pages.server.ts';
import { mayOpenOrder } from '#orders/read-order.server.ts';
import type { Shop } from '../shop.server.ts';

/** Who opens a page of an order: its customer, or a guest by the address's token. Sends others to log in, or says that there is no such order. */
export async function openOrderPage(shop: Shop, request: Request, orderId: string): Promise<{ visitor: User | null; token: string | null }> {
  const token = new URL(request.url).searchParams.get('token');
  const visitor = token ? await readVisitor(shop, request) : await requireVisitor(shop, request);
  if (!(await mayOpenOrder(shop, orderId, { visitor, token }))) throw data(null, { status: 404, headers: forLinkReader });
  return { visitor, token };
}
