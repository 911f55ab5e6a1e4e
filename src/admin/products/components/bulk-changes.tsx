import { useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher, useLocation, useNavigation, useSubmit } from 'react-router';
import { categoryNames } from '#catalogue/category.ts';
import type { PricePreview } from '#catalogue/staff/preview-prices.server.ts';
import { reasonOptions } from '#catalogue/staff/stock-form.ts';
import { Button } from '#ui/button.tsx';
import { useSaid } from '../../components/action-toast.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';
import type { ActionResult } from '../../staff-action.server.ts';
import type { PreviewAnswer } from '../act-on-products.server.ts';
import { type BulkChange, bulkChanges, endingWords } from '../read-bulk-form.ts';
import { DeletingWords, PriceDialog } from './product-dialogs.tsx';

type Props = { count: number; form: string; makers: readonly string[] /** Everything was done: nothing is ticked any more. */; onDone: () => void };

/** What can be done with the products that are ticked. Prices, deleting and more than one page of anything are asked about first. */
export function BulkChanges({ count, form, makers, onDone }: Props) {
  const [change, choose] = useState<BulkChange>('percent');
  const [isAsking, ask] = useState(false);
  const sent = useRef(false);
  const navigation = useNavigation();
  const answer = useActionData<ActionResult>();
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'bulk';
  useEffect(() => {
    if (!sent.current || navigation.state !== 'idle') return;
    sent.current = false;
    if (answer && 'done' in answer) onDone();
  }, [answer, navigation.state, onDone]);
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const looking = useFetcher<PreviewAnswer | ActionResult>();
  useSaid(looking.data && 'preview' in looking.data ? null : looking.data);
  const [shown, show] = useState<PricePreview | null>(null);
  useEffect(() => {
    if (looking.state === 'idle' && looking.data && 'preview' in looking.data) show(looking.data.preview);
  }, [looking.state, looking.data]);
  const written = (more: Record<string, string>) => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement) || !element.reportValidity()) return null;
    const data = new FormData(element);
    for (const [name, value] of Object.entries(more)) data.set(name, value);
    return data;
  };
  // To the address in sight: by its filters the action knows what 'all' is.
  const asPost = { method: 'post', action: `${pathname}${search}` } as const;
  const send = (more: Record<string, string> = {}) => {
    const data = written(more);
    ask(false);
    show(null);
    if (!data) return;
    sent.current = true;
    void submit(data, { ...asPost, preventScrollReset: true });
  };
  const look = () => {
    const data = written({ intent: 'preview' });
    if (data) void looking.submit(data, asPost);
  };
  const isPrice = change === 'percent' || change === 'pounds';
  const words = bulkChanges.find(([value]) => value === change)?.[1] ?? '';
  const products = `${count.toLocaleString('en-GB')} ${count === 1 ? 'product' : 'products'}`;
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
            <input key={change} name="amount" required inputMode="text" autoComplete="off" className="staff-control" />
          </label>
          <Choice name="ending" label="Rounding" options={endingWords} />
        </>
      )}
      {change === 'category' && <Choice name="category" label="Category" options={categoryNames.map((name) => [name, name] as const)} />}
      {change === 'maker' && <Choice name="maker" label="Maker" options={[['', 'Unspecified'], ...makers.map((name) => [name, name] as const)]} />}
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
        busy={isBusy || looking.state !== 'idle'}
        onClick={() => (isPrice ? look() : written({}) && ask(true))}
      >
        {isBusy ? 'Working…' : isPrice ? 'Preview prices' : 'Apply'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={change === 'delete' ? `Delete ${products}?` : `Change ${products}?`}
        confirm={change === 'delete' ? 'Delete' : 'Change'}
        isHarmless={change !== 'delete'}
        instead={change === 'delete' ? { words: 'Archive instead', onChoose: () => send({ change: 'archive' }) } : undefined}
        onClose={() => ask(false)}
        onConfirm={() => send()}
      >
        {change === 'delete' ? (
          <DeletingWords count={count} />
        ) : (
          <p>{`${words}. Changes are recorded under your name${change === 'stock' ? '' : ', and can be undone'}.`}</p>
        )}
      </ConfirmDialog>
      {shown && <PriceDialog preview={shown} onClose={() => show(null)} onConfirm={() => send({ seen: shown.seen })} />}
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
