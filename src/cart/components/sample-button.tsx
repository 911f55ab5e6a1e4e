import { type ReactNode, useState } from 'react';
import { notify } from '#ui/notices.tsx';
import { cartMessages } from '../guest-cart.ts';
import { cart } from '../use-cart.ts';

type Props = { productId: string; name: string; className: string; children: ReactNode };

/** Puts a free sample in the cart, after asking the server whether this product still gives samples. */
export function SampleButton({ productId, name, className, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    const problem = (await refusalFor(productId)) ?? cart.addSample(productId);
    setBusy(false);
    if (problem) notify({ text: problem, wrong: problem !== cartMessages.sampleTwice });
    else notify({ text: cartMessages.sampleAdded, link: { href: '/cart', words: 'View cart' } });
  };
  return (
    <button type="button" onClick={add} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} className={className}>
      {isBusy ? 'Adding sample…' : children}
      <span className="sr-only">: {name}</span>
    </button>
  );
}

async function refusalFor(productId: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/product/${productId}/sample-eligible`);
    if (answer.ok) return (await answer.json()).eligible ? null : cartMessages.sampleRefused;
    const { detail } = await answer.json();
    return detail ? `Sample Order Error: ${detail}` : cartMessages.sampleFailed;
  } catch {
    return cartMessages.sampleFailed;
  }
}
