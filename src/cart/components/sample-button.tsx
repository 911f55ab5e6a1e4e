import { type ReactNode, useState } from 'react';
import { callApi, detailOf } from '#platform/http/call-api.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { notify } from '#ui/notices.tsx';
import { cartMessages, sampleProblem } from '../guest-cart.ts';
import { cart } from '../use-cart.ts';
import { CartForm } from './cart-form.tsx';

type Props = { productId: string; name: string; className: string; children: ReactNode };

/** Puts a free sample in the cart, after asking the server whether this product still gives samples. */
export function SampleButton({ productId, name, className, children }: Props) {
  const { settings } = useShopSettings();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    const problem = (await refusalFor(productId)) ?? cart.addSample(productId, settings.max_samples_per_order);
    setBusy(false);
    if (problem) notify({ text: problem, wrong: problem !== cartMessages.sampleTwice });
    else notify({ text: cartMessages.sampleAdded, link: { href: '/cart', words: 'View cart' } });
  };
  return (
    <CartForm intent="sample" productId={productId} isLive onSend={add}>
      <button type="submit" aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} className={className}>
        <span>{isBusy ? 'Adding sample…' : children}</span>
        <span className="sr-only">{`: ${name}`}</span>
      </button>
    </CartForm>
  );
}

async function refusalFor(productId: string): Promise<string | null> {
  const answer = await callApi<{ eligible: boolean }>('GET', `/api/product/${productId}/sample-eligible`);
  if (answer.ok) return answer.body.eligible ? null : cartMessages.sampleRefused;
  return sampleProblem(detailOf(answer));
}
