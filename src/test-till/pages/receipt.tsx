import { data } from 'react-router';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { readReceipt } from '../read-till-book.server.ts';
import type { Route } from './+types/receipt';

export async function loader({ context, params }: Route.LoaderArgs) {
  const receipt = await readReceipt(context.get(shopContext), params.id);
  if (!receipt) throw data(null, { status: 404 });
  return data(receipt, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Receipt of the test till' }, { name: 'robots', content: 'noindex' }];

/** What a shopper sees behind "receipt": the till's own word that it charged. */
export default function Receipt({ loaderData: { amountPence, refundedPence, paidAt, reference } }: Route.ComponentProps) {
  return (
    <Page className="grid justify-items-start gap-4">
      <h1 className="pt-4 text-3xl">Receipt of the test till</h1>
      <p className="bg-warn-soft p-3 text-md">No money moved.</p>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 text-md tabular-nums">
        <dt className="text-muted">Charged</dt>
        <dd className="font-semibold">{formatPounds(amountPence)}</dd>
        {refundedPence > 0 && (
          <>
            <dt className="text-muted">Refunded</dt>
            <dd>{formatPounds(refundedPence)}</dd>
          </>
        )}
        <dt className="text-muted">On</dt>
        <dd>{sayDate(paidAt)}</dd>
        <dt className="text-muted">Order</dt>
        <dd>{reference}</dd>
      </dl>
    </Page>
  );
}
