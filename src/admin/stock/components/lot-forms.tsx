import { reasonOptions } from '#catalogue/staff/stock-form.ts';
import { sayDate } from '#platform/say-date.ts';
import { lotWords } from '#stock/lot-words.ts';
import type { KeptLot } from '#stock/lots.server.ts';
import { Select, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';
import type { LotsAnswer } from '../act-on-lots.server.ts';

type Refused = Pick<LotsAnswer, 'errors' | 'typed'> | undefined;

/** What of a page's last answer belongs to this form. */
function ofForm(refused: Refused, intent: string, lot = '') {
  const isThis = refused !== undefined && refused.typed.intent === intent && (refused.typed.lot ?? '') === lot;
  const form = lot ? `${intent}-${lot}` : intent;
  return {
    form,
    isThis,
    whole: isThis ? refused.errors.find(({ field }) => field === '')?.message : undefined,
    field: (name: string, known: string = '') => ({
      name,
      form,
      defaultValue: isThis ? refused.typed[name] : known,
      error: isThis ? refused.errors.find(({ field }) => field === name)?.message : undefined,
      autoComplete: 'off',
    }),
  };
}

/** Goods that come in. With `lot`: boxes that are there without a number are given one. */
export function ReceiveForm({ refused, today, bySku = false, lot }: { refused: Refused; today: string; bySku?: boolean; lot?: KeptLot }) {
  const { field, whole } = ofForm(refused, lot ? 'name-lot' : 'receive-lot', lot?.id);
  return (
    <SaveForm className="grid gap-3">
      <ClearedWhenDone />
      <input type="hidden" name="intent" value={lot ? 'name-lot' : 'receive-lot'} />
      {lot && <input type="hidden" name="lot" value={lot.id} />}
      {whole && <p className="font-semibold text-error">{whole}</p>}
      {bySku && <TextField label="SKU" {...field('sku')} />}
      <TextField label="Batch number" hint="As it stands on the boxes" {...field('number')} />
      <TextField label="Shade or calibre" optional {...field('shade')} />
      <TextField label="Quantity" inputMode="numeric" {...field('boxes', lot ? String(lot.onHand - lot.held) : '')} />
      <TextField label="Received on" type="date" optional {...field('received_on', lot ? '' : today)} />
      <TextField label="Note" maxLength={300} optional {...field('note')} />
      <SubmitButton kind="secondary" className="justify-self-start">
        {lot ? 'Save the batch number' : 'Receive the batch'}
      </SubmitButton>
    </SaveForm>
  );
}

/** Corrects a lot, and forgets it once nothing is left of it. */
export function CorrectForm({ refused, lot }: { refused: Refused; lot: KeptLot }) {
  const { field, whole } = ofForm(refused, 'correct-lot', lot.id);
  const isNumbered = lot.number !== '';
  return (
    <SaveForm className="grid gap-3" key={JSON.stringify(lot)}>
      <input type="hidden" name="intent" value="correct-lot" />
      <input type="hidden" name="lot" value={lot.id} />
      {whole && <p className="font-semibold text-error">{whole}</p>}
      {isNumbered && <TextField label="Batch number" {...field('number', lot.number)} />}
      {isNumbered && <TextField label="Shade or calibre" optional {...field('shade', lot.shade)} />}
      <TextField label="In stock" inputMode="numeric" {...field('on_hand', String(lot.onHand))} />
      {isNumbered && <TextField label="Received on" type="date" optional {...field('received_on', lot.receivedOn ?? '')} />}
      <Select label="Reason for a change of stock" {...field('reason', 'count')}>
        {reasonOptions.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <TextField label="Note" maxLength={300} optional {...field('note')} />
      <SubmitButton kind="secondary" className="justify-self-start">
        Save the batch
      </SubmitButton>
    </SaveForm>
  );
}

/** What a product has in stock of each lot, with a form for each thing that is done with them. */
export function ProductLots({ lots, today, refused }: { lots: readonly KeptLot[]; today: string; refused: Refused }) {
  return (
    <section aria-labelledby="batches" className="grid content-start gap-3 border-t border-sand pt-4">
      <h2 id="batches" className="text-xl">
        Batches
      </h2>
      {lots.length === 0 && (
        <p className="text-muted">
          Goods of different batches can differ in shade. Once you receive a batch, orders are served from one batch wherever one has enough.
        </p>
      )}
      <ul className="grid">
        {lots.map((lot) => (
          <li key={lot.id} className="grid gap-1 border-b border-sand py-3">
            <p>
              <span className="font-semibold">{lotWords(lot)}</span>
              <span className="block tabular-nums">{stockOfLot(lot)}</span>
            </p>
            <details open={isOpen(refused, lot.id) || undefined}>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                Change<span className="sr-only">{` ${lotWords(lot)}`}</span>
              </summary>
              <div className="grid gap-6">
                {lot.number === '' && lot.onHand > lot.held && <ReceiveForm lot={lot} today={today} refused={refused} />}
                <CorrectForm lot={lot} refused={refused} />
                {lot.onHand === 0 && (
                  <SaveForm>
                    <input type="hidden" name="intent" value="remove-lot" />
                    <input type="hidden" name="lot" value={lot.id} />
                    <SubmitButton kind="quiet">Remove this empty batch</SubmitButton>
                  </SaveForm>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
      <details open={refused?.typed.intent === 'receive-lot' || undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Receive a batch</summary>
        <ReceiveForm today={today} refused={refused} />
      </details>
    </section>
  );
}

const isOpen = (refused: Refused, lotId: string) => refused?.typed.lot === lotId;

/** '24 in stock, 3 held, received 1 May 2026' */
function stockOfLot({ onHand, held, receivedOn }: KeptLot): string {
  const figure = (number: number) => number.toLocaleString('en-GB');
  return [`${figure(onHand)} in stock`, held > 0 && `${figure(held)} held`, receivedOn && `received ${sayDate(new Date(`${receivedOn}T12:00Z`))}`]
    .filter(Boolean)
    .join(', ');
}
