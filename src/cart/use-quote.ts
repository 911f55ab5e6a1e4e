import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#platform/http/call-api.ts';
import type { CartItem } from './guest-cart.ts';
import type { CartQuote } from './schemas.ts';

/** What the server says the cart costs. `quote` stays while a newer one is on its way, so that nothing jumps. */
export type Quoted = { quote: CartQuote; isPricing: boolean; problem: string | null; again: () => void };

const pause = 150;

/** Asks the server for prices whenever the lines change; the answer to an older cart is dropped. `known`: what the page came with. */
export function useQuote(items: readonly CartItem[], known: { items: readonly CartItem[]; quote: CartQuote }): Quoted {
  const [answer, setAnswer] = useState<{ of: string; quote: CartQuote; problem: string | null }>({
    of: questionOf(known.items),
    quote: known.quote,
    problem: null,
  });
  const [attempt, setAttempt] = useState(0);
  const settled = useRef(answer.of);
  const asked = questionOf(items);
  useEffect(() => {
    if (asked === questionOf([]) || asked === settled.current) return;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const answered = await callApi<CartQuote>('POST', '/api/cart/quote', JSON.parse(asked));
        if (!isCurrent) return;
        settled.current = answered.ok ? asked : '';
        setAnswer((last) =>
          answered.ok ? { of: asked, quote: answered.body, problem: null } : { of: asked, quote: last.quote, problem: answered.detail },
        );
      },
      attempt === 0 ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, attempt]);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  return { quote: answer.quote, isPricing: answer.of !== asked, problem: answer.of === asked ? answer.problem : null, again };
}

function questionOf(items: readonly CartItem[]): string {
  return JSON.stringify({ items }, ['items', 'product_id', 'quantity', 'area_m2', 'is_sample', 'cut_plan_id']);
}
