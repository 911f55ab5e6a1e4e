import { data } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { TooManyWaiting } from '#platform/images/fair-turns.ts';
import { shopContext } from '../../shop.server.ts';
import { invoiceFile, readInvoice } from '../invoice/invoice-file.server.ts';

import { openOrder } from '../read-order.server.ts';
import type { Route } from './+types/invoice';

/** The invoice of a paid order, as a file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order } = await openOrder(shop, request, params.id);
  const invoice = await readInvoice(shop, order);
  if (!invoice) throw data(null, { status: 404, headers: forLinkReader });
  const pdf = await invoiceFile(shop, invoice, { visitor: context.get(clientAddressContext), gone: request.signal }).catch(unlessCrowded);
  if (!pdf) {
    const headers = { ...forLinkReader, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' };
    return new Response('This invoice is not available at the moment. Please try again shortly.', { status: 503, headers });
  }
  return new Response(new Uint8Array(pdf), {
    headers: { ...forLinkReader, 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${invoice.number}.pdf"` },
  });
}

function unlessCrowded(error: unknown): null {
  if (error instanceof TooManyWaiting) return null;
  throw error;
}
