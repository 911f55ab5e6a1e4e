import { useActionData } from 'react-router';
import type { Order, OrderLine } from '#orders/order.ts';
import { lotWords } from '#stock/lot-words.ts';
import type { FreeLot } from '#stock/serve-from-lots.ts';
import { Select, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';

type Props = { order: Pick<Order, 'status'>; line: OrderLine; lots: readonly FreeLot[] };
type Refused = { errors?: { field: string; message: string }[]; values?: Record<string, string> };

/** Before an order is sent: other boxes for some of a line, because those in the warehouse were broken or could not be found. */
export function ChangeLot({ order, line, lots }: Props) {
  const answer = useActionData<Refused>();
  const others = lots.filter(({ free }) => free > 0);
  const isOpen = ['pending', 'finance_pending', 'confirmed', 'preparing', 'ready'].includes(order.status) && line.refundedQuantity === 0;
  if (!isOpen || line.lots.length === 0 || others.length === 0) return null;
  const refused = answer?.values?.intent === 'lot' && answer.values.line === line.id ? answer : undefined;
  const field = (name: string, known = '') => ({
    name,
    form: `lot-${line.id}`,
    defaultValue: refused?.values?.[name] ?? known,
    error: refused?.errors?.find((error) => error.field === name)?.message,
  });
  return (
    <details open={refused !== undefined || undefined}>
      <summary className="min-h-11 cursor-pointer py-2 text-md font-semibold">
        Change the batch<span className="sr-only">{` of ${line.name}`}</span>
      </summary>
      <SaveForm className="grid max-w-form gap-3 pb-4">
        <ClearedWhenDone />
        <input type="hidden" name="intent" value="lot" />
        <input type="hidden" name="line" value={line.id} />
        <Select label="Instead of" {...field('from_lot_id')}>
          {line.lots.map((lot) => (
            <option key={lot.id} value={lot.id}>
              {`${lotWords(lot)}: ${lot.quantity}`}
            </option>
          ))}
        </Select>
        <Select label="From" {...field('to_lot_id')}>
          {others.map((lot) => (
            <option key={lot.id} value={lot.id}>
              {`${lotWords(lot)}: ${lot.free} left`}
            </option>
          ))}
        </Select>
        <TextField label="How many" inputMode="numeric" autoComplete="off" {...field('quantity')} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="broken" value="yes" defaultChecked={refused?.values?.broken === 'yes'} className="size-5" />
          <span>They are broken: do not put them back in stock</span>
        </label>
        <TextField label="Note" maxLength={300} optional {...field('note')} />
        <SubmitButton kind="secondary" className="justify-self-start">
          Change the batch
        </SubmitButton>
      </SaveForm>
    </details>
  );
}
