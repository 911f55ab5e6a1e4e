import { data } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { TooManyWaiting } from '#platform/images/fair-turns.ts';
import { shopContext } from '../../shop.server.ts';
import { documentFile } from '../invoice/document-file.server.ts';
import { readDocuments } from '../invoice/read-documents.server.ts';
import { openOrder } from '../read-order.server.ts';
import type { Route } from './+types/invoice';

/** The invoice of a paid order, or a credit note of it, as a file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { id, note } = params as { id: string; note?: string };
  const { order } = await openOrder(shop, request, id);
  const document = (await readDocuments(shop, order)).find((one) => (note ? one.kind === 'credit-note' && one.id === note : one.kind === 'invoice'));
  if (!document) throw data(null, { status: 404, headers: forLinkReader });
  const pdf = await documentFile(shop, document, { visitor: context.get(clientAddressContext), gone: request.signal }).catch(unlessCrowded);
  if (!pdf) {
    const headers = { ...forLinkReader, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' };
    return new Response('This invoice is not available at the moment. Please try again shortly.', { status: 503, headers });
  }
  return new Response(new Uint8Array(pdf), {
    headers: { ...forLinkReader, 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${document.number}.pdf"` },
  });
}

function unlessCrowded(error: unknown): null {
  if (error instanceof TooManyWaiting) return null;
  throw error;
}
