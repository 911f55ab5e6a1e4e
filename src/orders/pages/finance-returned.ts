import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { lenderOutcomes } from '#finance/lender-form.ts';
import { shopContext } from '../../shop.server.ts';
import { noteOrderReturn } from '../financing/apply-for-order.server.ts';
import { orderPath } from '../order.ts';
import { openOrder } from '../read-order.server.ts';
import type { Route } from './+types/finance-returned';

/** Where the lender sends the shopper of an order back to. It is noted, and the order's own page says what happens next. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  const outcome = lenderOutcomes.find((known) => known === params.outcome);
  if (!outcome) throw data(null, { status: 404, headers: forLinkReader });
  await noteOrderReturn(shop, order.id, outcome);
  return redirect(orderPath(order.id, token, '/finance'), { status: 303, headers: forLinkReader });
}
