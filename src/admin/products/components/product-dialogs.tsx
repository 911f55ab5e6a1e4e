import { useEffect, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import type { ProductJson } from '#catalogue/schemas.ts';
import type { PricePreview } from '#catalogue/staff/preview-prices.server.ts';
import type { ProductNames, ProductSheet } from '#catalogue/staff/product-desk.server.ts';
import { fieldLabels } from '#catalogue/staff/product-fields.ts';
import { formatPounds } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { LostForm } from '#ui/send-form.ts';
import { useSaid } from '../../components/action-toast.tsx';
import { LeaveGuard } from '../../components/dialogs.tsx';
import { EditConflicts } from '../../components/edit-conflicts.tsx';
import { useDirtyForm, useSaveKey } from '../../components/save-bar.tsx';
import { withQuery } from '../../list-address.ts';
import type { SaveAnswer } from '../act-on-products.server.ts';
import { ProductFieldsForm } from './product-fields-form.tsx';
import { PhotoPanel, usePhotos } from './sheet-form.tsx';

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

type EditDialogProps = { sheet: ProductSheet; photos: ProductJson['photos']; names: ProductNames };

const form = 'edit';
const none: readonly never[] = [];

/** One product over the list, open for as long as the address says so. */
export function EditDialog({ sheet, photos: kept, names }: EditDialogProps) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const saving = useFetcher<SaveAnswer | LostForm>();
  const answer = saving.data;
  const isSaving = saving.state !== 'idle';
  const [record] = useState(`${sheet.id} ${sheet.version}`);
  const { isChanged } = useDirtyForm(form, record);
  const photos = usePhotos(kept, record);
  const isSaved = answer !== undefined && 'done' in answer && !isSaving;
  const lost = answer && 'isLost' in answer ? answer : null;
  const refused = answer && 'typed' in answer && answer.typed ? answer : null;
  const list = pathname + withQuery(search, { edit: null });
  useSaid(answer);
  useSaveKey(form, isSaving);
  useEffect(() => {
    if (isSaved) navigate(list, { preventScrollReset: true, replace: true });
  }, [isSaved, navigate, list]);
  const close = () => navigate(list, { preventScrollReset: true });
  return (
    <>
      <Dialog open onClose={close} title={`Edit ${sheet.written.name}`} className="wide-dialog">
        <saving.Form id={form} method="post" className="grid gap-4 p-4 md:p-6">
          <ErrorSummary errors={lost?.errors ?? refused?.errors ?? none} form={form} />
          <EditConflicts conflicts={refused?.conflicts ?? none} labels={fieldLabels} form={form} />
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="product" value={sheet.id} />
          <input type="hidden" name="read" value={refused?.read || JSON.stringify(sheet.written)} />
          <ProductFieldsForm written={sheet.written} form={form} errors={refused?.errors ?? []} names={names} extent="few" />
        </saving.Form>
        <div className="grid gap-4 px-4 pb-4 md:px-6">
          <PhotoPanel productId={sheet.id} form={form} {...photos} />
        </div>
        <div className="dialog-end">
          <a href={`/admin/products/${sheet.id}`} className="mr-auto inline-flex min-h-11 items-center underline underline-offset-4">
            All fields, stock and history
          </a>
          <Button kind="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isSaving} aria-keyshortcuts="Control+S Meta+S">
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </Dialog>
      <LeaveGuard isDirty={(isChanged || photos.isChanged) && !isSaving && !isSaved} />
    </>
  );
}
