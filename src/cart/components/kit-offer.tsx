import { useState } from 'react';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import type { CartQuote } from '../schemas.ts';

export type KitOffered = NonNullable<CartQuote['kits']>[number];

/** What is asked about a floor's kit, as a form: with the page loaded anew a guest's cart is what the server made of it. */
export default function KitOffer({ kit, title }: { kit: KitOffered; title?: string }) {
  const { state, floor, lines, note, product_id } = kit;
  const [ticked, setTicked] = useState(() => lines.filter((line) => state !== 'none' || line.usual).map((line) => line.product_id));
  const chosen = lines.filter((line) => ticked.includes(line.product_id));
  const total = chosen.reduce((sum, line) => sum + penceOf(line.total_price), 0);
  const tick = (id: string, isTicked: boolean) => setTicked((now) => (isTicked ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <section aria-label={titles[state](floor)} className="grid gap-3 bg-linen p-4">
      {title !== '' && <h2 className="text-lg">{title ?? titles[state](floor)}</h2>}
      <form method="post" action="/cart" className="grid gap-3">
        <input type="hidden" name="product_id" value={product_id} />
        <input type="hidden" name="kit" value={kit.asked} />
        <ul>
          {lines.map((line) => (
            <li key={line.product_id} className={`border-t border-sand py-2 ${title === '' ? 'first:border-0 first:pt-0' : ''}`}>
              {state === 'gone' ? (
                <p className="flex justify-between gap-4 text-md">
                  <span>{`${countUnits(line.quantity, line.unit)}: ${line.name}`}</span>
                  <Price pounds={line.total_price} />
                </p>
              ) : (
                <Choice line={line} isTicked={ticked.includes(line.product_id)} onTick={tick} />
              )}
            </li>
          ))}
        </ul>
        {note && state !== 'gone' && <p className="text-sm text-muted">{note}</p>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value={state === 'gone' ? 'kit-remove' : 'kit'} kind={state === 'none' ? 'primary' : 'secondary'}>
            <span>
              <span>{state === 'changed' ? 'Change the quantities' : state === 'gone' ? 'Remove these' : 'Add ticked items'}</span>
              {state === 'none' && <span className="noscript:hidden">{`, ${formatPounds(total)}`}</span>}
            </span>
          </Button>
          {state !== 'none' && (
            <Button type="submit" name="intent" value="kit-keep" kind="quiet">
              {state === 'gone' ? 'Keep these' : 'Keep the quantities'}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

const titles: Record<KitOffered['state'], (floor: string) => string> = {
  none: (floor) => `Complete your floor: ${floor}`,
  changed: (floor) => `The size of your floor has changed: ${floor}`,
  gone: (floor) => `No longer in your cart: ${floor}. These went with it`,
};

type ChoiceProps = { line: KitOffered['lines'][number]; isTicked: boolean; onTick: (id: string, isTicked: boolean) => void };

function Choice({ line, isTicked, onTick }: ChoiceProps) {
  const { product_id, name, quantity, unit, now, reason, total_price } = line;
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="goods"
        value={product_id}
        defaultChecked={isTicked}
        onChange={(event) => onTick(product_id, event.target.checked)}
        className="mt-1 size-5 shrink-0"
      />
      <span className="grid grow">
        <span className="flex justify-between gap-4 text-md font-semibold">
          <span>{now === null ? `${countUnits(quantity, unit)}: ${name}` : `${name}: ${countUnits(quantity, unit)} instead of ${now}`}</span>
          <Price pounds={total_price} />
        </span>
        <span className="text-md text-muted">{reason}</span>
      </span>
    </label>
  );
}

function Price({ pounds }: { pounds: number }) {
  return <span className="shrink-0 tabular-nums">{formatPounds(penceOf(pounds))}</span>;
}
