import { Link, useNavigation } from 'react-router';
import { reasonOptions } from '#catalogue/staff/stock-form.ts';
import { orderReference } from '#orders/order.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { stockReasons } from '#stock/stock-reasons.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';

type Adjustment = {
  id: number;
  at: Date;
  change: number;
  after: number;
  reason: string;
  note: string;
  orderId: string | null;
  who: string | null;
  /** Of one of its rolls: its width. The figures are mm then. */
  rollWidthMm: number | null;
  /** Of one of its lots. */
  lotNumber: string | null;
};
type Props = {
  onHand: number;
  held: number;
  /** Whether it is counted lot by lot. */
  inLots: boolean;
  adjustments: readonly Adjustment[];
  /** What it is cut from; none for what is in boxes. */
  rolls: readonly { widthMm: number; onHandMm: number; heldMm: number }[];
  errors: readonly { field: string; message: string }[];
  typed: Readonly<Record<string, string>>;
};

/** The boxes on the shelf: how many, changing them with a reason, and every change before. */
export function StockForm({ onHand, held, inLots, adjustments, rolls, errors, typed }: Props) {
  const wrong = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  const figure = (number: number) => number.toLocaleString('en-GB');
  return (
    <section aria-labelledby="stock" className="grid content-start gap-3 border-t border-sand pt-4">
      <h2 id="stock" className="text-xl">
        Stock
      </h2>
      <p>
        <span className="text-xl tabular-nums">{figure(onHand)}</span>
        <span>{` in stock${held > 0 ? `, of which ${figure(held)} held for unpaid orders` : ''}`}</span>
      </p>
      {rolls.length > 0 && (
        <ul className="tabular-nums">
          {rolls.map(({ widthMm, onHandMm, heldMm }) => (
            <li key={widthMm}>{`${widthMm / 1000} m wide: ${onHandMm / 1000} m${heldMm > 0 ? `, of which ${heldMm / 1000} m held` : ''}`}</li>
          ))}
        </ul>
      )}
      {wrong[''] && <p className="font-semibold text-error">{wrong['']}</p>}
      {!inLots && <CountForm rolls={rolls} wrong={wrong} typed={typed} />}
      {rolls.length > 0 && <RemnantForm rolls={rolls} wrong={wrong} typed={typed} />}
      {adjustments.length > 0 && (
        <ol className="grid">
          {adjustments.map(({ id, at, reason, note, orderId, who, ...counted }) => (
            <li key={id} className="border-b border-sand py-2">
              <span className="font-semibold tabular-nums">{changeWords(counted)}</span>,{' '}
              <span>{(stockReasons as Record<string, string>)[reason] ?? reason}</span>
              <span>{note && `: ${note}`}</span>
              {orderId && (
                <>
                  {', '}
                  <Link to={`/admin/orders/${orderId}`} className="underline">
                    {`order ${orderReference(orderId)}`}
                  </Link>
                </>
              )}
              <span className="block text-sm text-muted">{`${who ?? 'The shop'}, ${sayDateTime(at)}`}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type CountProps = Pick<Props, 'rolls' | 'typed'> & { wrong: Readonly<Record<string, string>> };

function CountForm({ rolls, wrong, typed }: CountProps) {
  const navigation = useNavigation();
  return (
    <SaveForm className="grid gap-3">
      <ClearedWhenDone />
      <input type="hidden" name="intent" value="stock" />
      {rolls.length > 0 && (
        <Select label="Roll" name="roll" form="stock" error={wrong.roll} defaultValue={typed.roll}>
          {rolls.map(({ widthMm }) => (
            <option key={widthMm} value={widthMm}>
              {`${widthMm / 1000} m wide`}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label="New stock or change"
        name="stock"
        form="stock"
        hint={
          rolls.length > 0
            ? 'Enter metres: 40.5 to set the stock, or +12 or -3.2 to change it'
            : 'Enter 40 to set the stock, or +12 or -3 to change it'
        }
        error={wrong.stock}
        defaultValue={typed.stock}
        autoComplete="off"
      />
      <Select label="Reason" name="reason" form="stock" error={wrong.reason} defaultValue={typed.reason}>
        {reasonOptions.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <TextField label="Note" name="note" form="stock" error={wrong.note} defaultValue={typed.note} maxLength={300} optional />
      <Button type="submit" kind="secondary" className="justify-self-start" busy={navigation.formData?.get('intent') === 'stock'}>
        Update stock
      </Button>
    </SaveForm>
  );
}

function changeWords({ change, after, rollWidthMm, lotNumber }: Pick<Adjustment, 'change' | 'after' | 'rollWidthMm' | 'lotNumber'>): string {
  const figure = (number: number) => (rollWidthMm === null ? number : number / 1000).toLocaleString('en-GB');
  const unit = rollWidthMm === null ? (lotNumber ? ` of batch ${lotNumber}` : '') : ` m of the ${rollWidthMm / 1000} m roll`;
  return `${change > 0 ? '+' : ''}${figure(change)} to ${figure(after)}${unit}`;
}

/** Turns the rest of a roll into a product of its own. */
function RemnantForm({ rolls, wrong, typed }: CountProps) {
  return (
    <details open={Boolean(wrong.length || wrong.price)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Sell the rest of a roll as a remnant</summary>
      <SaveForm className="grid gap-3">
        <ClearedWhenDone />
        <input type="hidden" name="intent" value="remnant" />
        <Select label="Roll" name="roll" form="remnant" defaultValue={typed.roll}>
          {rolls.map(({ widthMm, onHandMm, heldMm }) => (
            <option key={widthMm} value={widthMm}>
              {`${widthMm / 1000} m wide, ${(onHandMm - heldMm) / 1000} m left`}
            </option>
          ))}
        </Select>
        <TextField label="Length in metres" name="length" form="remnant" error={wrong.length} defaultValue={typed.length} autoComplete="off" />
        <TextField
          label="Price of the piece in £"
          hint="With VAT, such as 119"
          name="price"
          form="remnant"
          error={wrong.price}
          defaultValue={typed.price}
          autoComplete="off"
        />
        <Button type="submit" kind="secondary" className="justify-self-start">
          Put the remnant on sale
        </Button>
      </SaveForm>
    </details>
  );
}
