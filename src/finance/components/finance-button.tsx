import { type ReactNode, Suspense, useState } from 'react';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import type { FinancedProduct } from './finance-dialog.tsx';

const loadDialog = () => import('./finance-dialog.tsx');
const FinanceDialog = lazyPart(loadDialog, CouldNotFetch);

type Props = { product: FinancedProduct; className: string; children: ReactNode };

/** Opens the terms of paying monthly for a floor of one product. The dialog is fetched when it is first asked for. */
export function FinanceButton({ product, className, children }: Props) {
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
        <span>{isBusy ? 'Opening…' : children}</span>
        <span className="sr-only">{`: ${product.name}`}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FinanceDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
