import { data, redirect } from 'react-router';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { isFromRoll } from '#catalogue/roll-goods.ts';
import { shopContext } from '../../shop.server.ts';
import { queryForProduct } from '../kept-rooms.ts';
import { readVisitorRooms } from '../room-list.server.ts';
import type { Route } from './+types/use-rooms';

/** Leads to a product's page with the rooms that were ticked: the page itself is the same for everybody, what it works out stands in its address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const product = await readProduct(shop, query.get('product') ?? '');
  if (!product) throw data(null, { status: 404 });
  const ticked = new Set(query.getAll('room'));
  const rooms = (await readVisitorRooms(shop, request)).rooms.filter(({ id }) => ticked.has(id));
  const path = `/products/${product.id}`;
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!rooms.length) return redirect(`${path}#known-rooms`, { status: 303, headers });
  const asked = queryForProduct(rooms, isFromRoll(product));
  // More than its form has fields for is planned among the floors.
  if (asked === null) return redirect(`/your-rooms/floors?add=${product.id}`, { status: 303, headers });
  return redirect(`${path}${asked}`, { status: 303, headers });
}
