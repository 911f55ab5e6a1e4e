import { data } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { shopContext } from '../../shop.server.ts';
import { readInvoice } from '../invoice/read-invoice.server.ts';
import { openOrder } from '../open-order.server.ts';
import type { Route } from './+types/invoice';

/** The invoice of a paid order, as a file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order } = await openOrder(shop, request, params.id);
  const invoice = await readInvoice(shop, order);
  if (!invoice) throw data(null, { status: 404, headers: forLinkReader });
  const { drawInvoice } = await import('../invoice/draw-invoice.server.ts');
  const pdf = await drawInvoice(invoice);
  return new Response(new Uint8Array(pdf), {
    headers: { ...forLinkReader, 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${invoice.number}.pdf"` },
  });
}
