import type { PricePreview } from '#catalogue/staff/preview-prices.server.ts';
import { formatPounds } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** What deleting means, and what there is instead. `count`: of products, where there are several. */
export function DeletingWords({ count = 1, isArchived = false }: { count?: number; isArchived?: boolean | undefined }) {
  const [it, its] = count === 1 ? ['it', 'Its'] : ['them', 'Their'];
  return (
    <>
      {!isArchived && <p>{`To stop selling ${it} and be able to bring ${it} back, archive ${it} instead.`}</p>}
      <p>{`Deleting cannot be undone. ${its} photos, reviews and price history will be deleted too. Past orders are not affected.`}</p>
    </>
  );
}

type Props = { preview: PricePreview; onConfirm: () => void; onClose: () => void };

/** What each price is and would be, before anything is changed. Where one cannot be, nothing can. */
export function PriceDialog({ preview: { prices, total, warnings, impossible }, onConfirm, onClose }: Props) {
  const count = (number: number) => `${number.toLocaleString('en-GB')} ${number === 1 ? 'price' : 'prices'}`;
  return (
    <Dialog open onClose={onClose} title={`Change ${count(total)}?`} className="wide-dialog">
      <div className="grid gap-4 p-4 md:p-6">
        {impossible > 0 && (
          <p role="alert" className="bg-error-soft p-3 font-semibold text-error">
            {`${count(impossible)} cannot be changed like this. Clear those products and try again; nothing has been changed.`}
          </p>
        )}
        {warnings > impossible && (
          <p className="bg-warn-soft p-3 font-semibold">{`Please check ${count(warnings - impossible)}: see the notes below.`}</p>
        )}
        <table className="price-preview">
          <caption className="sr-only">Prices now and after</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Now</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ id, name, sku, before, after, warning }) => (
              <tr key={id} className={warning ? 'bg-warn-soft' : undefined}>
                <th scope="row">
                  <span>{name}</span>
                  <span className="block text-sm text-muted">{sku}</span>
                  {warning && <span className={`block text-sm ${after === null ? 'text-error' : 'text-warn'}`}>{warning}</span>}
                </th>
                <td>{formatPounds(before)}</td>
                <td className="font-semibold">{after === null ? 'None' : after === before ? 'No change' : formatPounds(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {total > prices.length && <p className="text-muted">{`And ${(total - prices.length).toLocaleString('en-GB')} more.`}</p>}
        <p className="text-muted">Changes are recorded under your name. You can undo them in one step for 7 days.</p>
      </div>
      <div className="dialog-end">
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        {impossible === 0 && <Button onClick={onConfirm}>{`Change ${count(total)}`}</Button>}
      </div>
    </Dialog>
  );
}
