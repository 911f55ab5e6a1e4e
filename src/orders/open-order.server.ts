import { data } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader, requireVisitor } from '#accounts/visitor-pages.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Order } from './order.ts';
import type { Actor } from './order-moves.ts';
import { mayOpenOrder, readOrder } from './read-order.server.ts';

/** An order as a page may show it; `token` where the reader came by a letter's link, `actor` for what they do with it. */
export type OpenedOrder = { order: Order; token: string | null; actor: Actor };

/**
 * The order of a page's address, for its owner, for staff and for whoever has the token of a letter's link. Without a token a guest
 * is sent to log in; to anybody else there is no such order (404).
 */
export async function openOrder(shop: Shop, request: Request, id: string): Promise<OpenedOrder> {
  const token = new URL(request.url).searchParams.get('token')?.slice(0, 100) || null;
  const visitor = token ? await readVisitor(shop, request) : await requireVisitor(shop, request);
  const order = (await mayOpenOrder(shop, id, { visitor, token })) ? await readOrder(shop, id) : null;
  if (!order) throw data(null, { status: 404, headers: forLinkReader });
  return { order, token, actor: { kind: 'shopper', userId: visitor?.id ?? null } };
}
