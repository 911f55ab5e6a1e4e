import { useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { categoryNames } from '#catalogue/category.ts';
import { reasonOptions } from '#catalogue/staff/stock-form.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';
import type { Said } from '../../staff-action.server.ts';
import { type BulkChange, bulkChanges, endingWords } from '../read-bulk-form.ts';

type Props = { count: number; form: string /** Everything was done: nothing is ticked any more. */; onDone: () => void };

/** What can be done with the products that are ticked. Prices, deleting and more than one page of anything are asked about first. */
export function BulkChanges({ count, form, onDone }: Props) {
  const [change, choose] = useState<BulkChange>('percent');
  const [isAsking, ask] = useState(false);
  const sent = useRef(false);
  const navigation = useNavigation();
  const answer = useActionData<Said>();
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'bulk';
  useEffect(() => {
    if (!sent.current || navigation.state !== 'idle') return;
    sent.current = false;
    if (answer && 'done' in answer) onDone();
  }, [answer, navigation.state, onDone]);
  const send = () => {
    ask(false);
    sent.current = true;
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  const isPrice = change === 'percent' || change === 'pounds';
  const words = bulkChanges.find(([value]) => value === change)?.[1] ?? '';
  const products = `${count.toLocaleString('en-GB')} ${count === 1 ? 'product' : 'products'}`;
  const amount = () => (document.getElementById(`${form}-amount`) as HTMLInputElement | null)?.value.trim() ?? '';
  return (
    <>
      <input type="hidden" name="intent" value="bulk" />
      <label className="grid gap-1">
        <span className="text-sm text-muted">What to do</span>
        <select name="change" value={change} onChange={(event) => choose(event.target.value as BulkChange)} className="staff-control">
          {bulkChanges.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      </label>
      {isPrice && (
        <>
          <label className="grid gap-1">
            <span className="text-sm text-muted">{change === 'percent' ? 'Percentage, such as -10' : 'Amount in pounds, such as -2 or 1.50'}</span>
            <input key={change} id={`${form}-amount`} name="amount" required inputMode="text" autoComplete="off" className="staff-control" />
          </label>
          <Choice name="ending" label="Rounding" options={endingWords} />
        </>
      )}
      {change === 'category' && <Choice name="category" label="Category" options={categoryNames.map((name) => [name, name] as const)} />}
      {change === 'stock' && (
        <>
          <label className="grid gap-1">
            <span className="text-sm text-muted">40 to set the stock, or +12 or -3 to change it</span>
            <input name="stock" required autoComplete="off" className="staff-control" />
          </label>
          <Choice name="reason" label="Reason" options={reasonOptions} />
        </>
      )}
      <Button
        kind={change === 'delete' ? 'danger' : 'primary'}
        busy={isBusy}
        onClick={() => {
          const element = document.getElementById(form);
          if (element instanceof HTMLFormElement && element.reportValidity()) ask(true);
        }}
      >
        {isBusy ? 'Working…' : 'Apply'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={change === 'delete' ? `Delete ${products}?` : `Change ${products}?`}
        confirm={change === 'delete' ? 'Delete' : 'Change'}
        isHarmless={change !== 'delete'}
        onClose={() => ask(false)}
        onConfirm={send}
      >
        {change === 'delete' ? (
          <p>This cannot be undone. Past orders are not affected.</p>
        ) : (
          <p>{`${words}${isPrice ? `: ${amount()}` : ''}. Changes are recorded under your name.`}</p>
        )}
      </ConfirmDialog>
    </>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: readonly (readonly [string, string])[] }) {
  return (
    <label className="grid gap-1">
      <span className="text-sm text-muted">{label}</span>
      <select name={name} className="staff-control">
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
