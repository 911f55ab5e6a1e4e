import { useEffect, useState } from 'react';
import { formatPounds, penceOf } from '#money/pence.ts';
import { callApi } from '#platform/http/call-api.ts';
import { EuroGuide } from '#tax/components/euro-guide.tsx';
import { vatName } from '#tax/vat-words.ts';
import { euroOfQuote } from '../euro-of-quote.ts';
import type { CartQuote } from '../schemas.ts';
import { DeliveryWords } from './delivery-to.tsx';

/** For a visitor who has named a place in Ireland: what so many come to there, as the cart will say it. */
export default function TotalHere({ productId, quantity }: { productId: string; quantity: number }) {
  const [quote, setQuote] = useState<CartQuote | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const items = [{ product_id: productId, quantity, is_sample: false }];
      const answer = await callApi<CartQuote>('POST', '/api/cart/quote', { items });
      if (isCurrent) setQuote(answer.ok ? answer.body : null);
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [productId, quantity]);
  if (!quote?.delivery_to || quote.delivery_asks || quote.items[0]?.quantity !== quantity) return <div role="status" />;
  const euro = euroOfQuote(quote);
  return (
    <div role="status" className="grid gap-1 bg-linen p-3">
      <p className="text-md tabular-nums">
        <strong className="font-semibold">{formatPounds(penceOf(quote.total_amount))}</strong>
        <span>{` in total, including delivery and ${vatName(quote.vat_country)}. `}</span>
      </p>
      <DeliveryWords quote={quote} />
      {euro && <EuroGuide amount={euro} />}
    </div>
  );
}
