import { Button } from '#ui/button.tsx';
import { CartForm } from './cart-form.tsx';

/** What the cart says to a browser without scripts: what a form just did, and what was chosen before logging in. `left`: lines. */
export default function AfterForm({ done, back, left }: { done: string | null; back: string | null; left: number }) {
  return (
    <div id="after-form" className="grid gap-4">
      {done && <Done words={done} back={back} />}
      {left > 0 && <LeftInBrowser lines={left} />}
    </div>
  );
}

/** What a form just did, and how to undo it. */
function Done({ words, back }: { words: string; back: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 bg-ok-soft px-4 py-2 text-md font-semibold text-ok">
      <p role="status" className="py-2">
        {words}
      </p>
      {back && (
        <CartForm intent="put-back" isLive={false}>
          <input type="hidden" name="lines" value={back} />
          <Button kind="quiet" type="submit">
            Undo
          </Button>
        </CartForm>
      )}
    </div>
  );
}

/** Without a script nothing else brings over what a customer chose before they logged in. */
function LeftInBrowser({ lines }: { lines: number }) {
  return (
    <div className="hidden flex-wrap items-center justify-between gap-x-4 bg-linen px-4 py-2 text-md noscript:flex">
      <p className="py-2">
        <span>{lines === 1 ? '1 item' : `${lines} items`}</span> you chose before logging in can be added to this cart.
      </p>
      <CartForm intent="take-over" isLive={false}>
        <Button kind="quiet" type="submit">
          Add to this cart
        </Button>
      </CartForm>
    </div>
  );
}
