import type { ReactNode } from 'react';
import { Form } from 'react-router';

type Props = {
  intent: 'add' | 'sample' | 'quantity' | 'lots' | 'remove' | 'seen' | 'put-back' | 'clear' | 'take-over' | 'place';
  productId?: string;
  isSample?: boolean;
  cutPlanId?: string | null;
  /** For controls outside it, which name it as their form. */
  id?: string;
  /** Whether the page's script does it, by `onSend`; otherwise the browser sends the form. */
  isLive: boolean;
  onSend?: () => void;
  className?: string;
  children?: ReactNode;
};

/** A form that changes the cart and leads to it, for a browser whose scripts do not, or do not yet, change it in place. */
export function CartForm({ intent, productId, isSample = false, cutPlanId, id, isLive, onSend, className = 'contents', children }: Props) {
  return (
    <Form
      id={id}
      method="post"
      action="/cart"
      // To ask for the cart's route would draw the whole page anew, and wake every part of it.
      discover="none"
      noValidate
      preventScrollReset
      className={className}
      onSubmit={(event) => {
        if (!isLive) return;
        event.preventDefault();
        onSend?.();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {productId && <input type="hidden" name="product_id" value={productId} />}
      {isSample && <input type="hidden" name="is_sample" value="1" />}
      {cutPlanId && <input type="hidden" name="cut_plan_id" value={cutPlanId} />}
      {children}
    </Form>
  );
}
