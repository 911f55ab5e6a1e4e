import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Pence } from '#money/pence.ts';

const loadDialog = () => import('./finance-dialog.tsx');
const FinanceDialog = lazy(loadDialog);

type Props = {
  name: string;
  /** What the example is worked out for: 'the 16 boxes of a 20 m² floor'. */
  basis: string;
  /** Price of that, before a deposit. */
  totalPence: Pence;
  depositPence?: Pence;
  className: string;
  children: ReactNode;
};

/** Opens the terms of paying monthly for one product. The dialog is fetched when it is first asked for. */
export function FinanceButton({ name, className, children, ...plan }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    await loadDialog().catch(() => {});
    setBusy(false);
    setOpen(true);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} aria-busy={isBusy || undefined} className={className}>
        {isBusy ? 'Opening…' : children}
        <span className="sr-only">: {name}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FinanceDialog name={name} {...plan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
