import { countUnits } from '#catalogue/selling-unit.ts';
import { Button } from '#ui/button.tsx';
import type { CartItem } from '../guest-cart.ts';
import { takeLots, takeOneLot } from '../lot-choice-words.ts';
import type { CartQuoteItem } from '../schemas.ts';
import { cartLines } from '../use-cart-lines.ts';
import { CartForm } from './cart-form.tsx';

export type LotChoiceProps = { item: CartItem; priced: CartQuoteItem; isLive: boolean };

/** For a line that no single batch has enough for: take several, take what one has, or wait. What was agreed to the line says: then a way back. */
export default function LotChoice({ item, priced, isLive }: LotChoiceProps) {
  const { lots, unit, product_name: name, sku } = priced;
  const { product_id: id, quantity } = item;
  if (!lots) return null;
  const of = <span className="sr-only">{` of ${name}`}</span>;
  if (lots.agreed) {
    return (
      <div data-lots>
        <Choose id={id} maxLots={1} lotId={null} isLive={isLive} onSend={() => cartLines.chooseLots(item, 1, null)}>
          <Button kind="quiet" type="submit">
            Change<span className="sr-only">{` the batches of ${name}`}</span>
          </Button>
        </Choose>
      </div>
    );
  }
  const wanted = lots.asked === 'there' ? (item.lot_id ?? null) : null;
  const most = lots.parts.length;
  return (
    <fieldset data-lots className="grid justify-items-start gap-2 border-l-4 border-warn bg-warn-soft p-3">
      <legend className="sr-only">{`Batches of ${name}`}</legend>
      <Choose id={id} maxLots={most} lotId={wanted} isLive={isLive} onSend={() => cartLines.chooseLots(item, most, wanted)}>
        <Button kind="secondary" type="submit">
          <span>{takeLots(lots)}</span>
          {of}
        </Button>
      </Choose>
      {lots.asked !== 'gone' && lots.of_one < quantity && (
        <CartForm intent="quantity" productId={id} isLive={isLive} onSend={() => cartLines.changeTo(item, lots.of_one, unit)}>
          <input type="hidden" name="quantity" value={lots.of_one} />
          <Button kind="secondary" type="submit">
            <span>{takeOneLot(lots.of_one, unit)}</span>
            {of}
          </Button>
        </CartForm>
      )}
      <p className="text-md">
        Or wait:{' '}
        <a
          href={`/contact?${new URLSearchParams({ product: `${name} (${sku}), ${countUnits(quantity, unit)} of one batch` })}`}
          className="inline-flex min-h-11 items-center font-semibold text-lough underline underline-offset-4"
        >
          write to us
        </a>{' '}
        and we’ll reply when one batch has enough.
      </p>
    </fieldset>
  );
}

type ChooseProps = { id: string; maxLots: number; lotId: string | null; isLive: boolean; onSend: () => void; children: React.ReactNode };

function Choose({ id, maxLots, lotId, isLive, onSend, children }: ChooseProps) {
  return (
    <CartForm intent="lots" productId={id} isLive={isLive} onSend={onSend}>
      <input type="hidden" name="max_lots" value={maxLots} />
      <input type="hidden" name="lot_id" value={lotId ?? ''} />
      {children}
    </CartForm>
  );
}
