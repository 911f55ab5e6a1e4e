import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { unitWords } from '#catalogue/selling-unit.ts';
import { fillingHref } from '#catalogue/staff/mandatory.ts';
import type { StaffSort } from '#catalogue/staff/staff-filters.ts';
import type { StaffProduct } from '#catalogue/staff/staff-list.server.ts';
import { formatPounds } from '#money/pence.ts';
import { imageAddress } from '#platform/images/address.ts';
import { Badge } from '#ui/badge.tsx';
import { useSaid } from '../../components/action-toast.tsx';
import { BulkForm } from '../../components/bulk-form.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';
import { type Column, IndexTable } from '../../components/index-table.tsx';
import { withQuery } from '../../list-address.ts';
import type { ActionResult } from '../../staff-action.server.ts';
import { BulkChanges } from './bulk-changes.tsx';
import { DeletingWords } from './product-dialogs.tsx';

type Props = { products: readonly StaffProduct[]; sort: { by: StaffSort; descending: boolean }; total: number; makers: readonly string[] };

const form = 'bulk-products';

/** Staff's list of products. */
export function ProductTable({ products, sort, total, makers }: Props) {
  const { search } = useLocation();
  const [toDelete, askToDelete] = useState<StaffProduct | null>(null);
  const changing = useFetcher<ActionResult>();
  useSaid(changing.data);
  const send = (intent: 'restore' | 'archive' | 'delete', product: StaffProduct | null) => {
    changing.submit({ intent, product: product?.id ?? '' }, { method: 'post' });
    askToDelete(null);
  };
  const lacks = new URLSearchParams(search).get('lacks');
  const editHref = (product: StaffProduct) => fillingHref(product.id, lacks) ?? withQuery(search, { edit: product.id });
  const columns: Column<StaffProduct>[] = [
    { name: 'Product', sort: 'name', cell: (product) => <Named product={product} /> },
    { name: 'SKU', sort: 'sku', isSpare: true, cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span> },
    { name: 'Category', sort: 'category', isSpare: true, cell: ({ category }) => category },
    { name: 'Price', sort: 'price', isFigure: true, cell: ({ pricePence }) => formatPounds(pricePence) },
    {
      name: 'Box Size',
      isFigure: true,
      isSpare: true,
      cell: ({ coverageCm2 }) => (coverageCm2 === null ? 'Not set' : <span className="whitespace-nowrap">{`${coverageCm2 / 10_000} m²`}</span>),
    },
    { name: 'Stock', sort: 'stock', isFigure: true, cell: (product) => <Stock {...product} /> },
    { name: 'Featured', isMinor: true, cell: (product) => <Featured product={product} /> },
    {
      name: 'Actions',
      isMinor: true,
      cell: (product) => (
        <span className="flex items-center gap-x-3">
          {product.isArchived ? (
            <button type="button" onClick={() => send('restore', product)} className="staff-do">
              Bring back<span className="sr-only">{` ${product.name}`}</span>
            </button>
          ) : (
            <a href={`/products/${product.id}`} className="staff-do">
              View<span className="sr-only">{` ${product.name} in the shop`}</span>
            </a>
          )}
          <a href={editHref(product)} data-keep-scroll className="staff-do">
            Edit<span className="sr-only">{` ${product.name}`}</span>
          </a>
          <button type="button" onClick={() => askToDelete(product)} className="staff-do text-error">
            Delete<span className="sr-only">{` ${product.name}`}</span>
          </button>
        </span>
      ),
    },
  ];
  return (
    <>
      <IndexTable
        caption="Products"
        columns={columns}
        rows={products}
        id={({ id }) => id}
        name={({ name }) => name}
        href={editHref}
        sort={sort}
        total={total}
        bulkForm={form}
        empty="No products found. Clear a filter, or add a product."
        bulk={(selection) => (
          <BulkForm id={form} selection={selection}>
            <BulkChanges count={selection.count} form={form} makers={makers} onDone={selection.clear} />
          </BulkForm>
        )}
      />
      <ConfirmDialog
        open={toDelete !== null}
        title={`Delete “${toDelete?.name}”?`}
        confirm="Delete"
        onClose={() => askToDelete(null)}
        instead={toDelete?.isArchived ? undefined : { words: 'Archive instead', onChoose: () => send('archive', toDelete) }}
        onConfirm={() => send('delete', toDelete)}
      >
        <DeletingWords isArchived={toDelete?.isArchived} />
      </ConfirmDialog>
    </>
  );
}

function Named({ product: { name, imageId, photoCount } }: { product: StaffProduct }) {
  return (
    <span className="flex min-w-28 items-center gap-3 sm:min-w-44">
      <span className="relative shrink-0">
        {imageId ? (
          <img src={imageAddress(imageId, 160, 'jpg')} alt="" width={36} height={36} loading="lazy" className="size-9 bg-linen object-cover" />
        ) : (
          <span className="block size-9 bg-linen" />
        )}
        {photoCount > 1 && (
          <span className="absolute right-0 bottom-0 bg-ink px-1 text-sm text-white">
            <span>{photoCount}</span>
            <span className="sr-only"> photos</span>
          </span>
        )}
      </span>
      <span>{name}</span>
    </span>
  );
}

function Stock({ onHand, held, isOnSale, isArchived, unit }: StaffProduct) {
  const free = onHand - held;
  const words = unitWords(unit);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {isArchived ? <Badge>Archived</Badge> : !isOnSale && <Badge>Off sale</Badge>}
      <span className={isOnSale && free <= 10 ? 'font-semibold text-warn' : undefined}>
        <span>{`${free.toLocaleString('en-GB')} `}</span>
        <span className="sr-only">{`${free === 1 ? words.one : words.many} free`}</span>
      </span>
      {held > 0 && <span className="text-sm text-muted">{`${held} held`}</span>}
    </span>
  );
}

/** Featured or not: pressed, it is the other at once, and goes back should the server say no. */
function Featured({ product: { id, name, isFeatured } }: { product: StaffProduct }) {
  const toggling = useFetcher<ActionResult>();
  useSaid(toggling.data);
  const isShown = toggling.state === 'submitting' ? !isFeatured : isFeatured;
  return (
    <toggling.Form method="post">
      <input type="hidden" name="product" value={id} />
      <button type="submit" name="intent" value="toggle-featured" role="switch" aria-checked={isShown} className="staff-switch">
        <span className="sr-only">{`${name} featured`}</span>
        <span aria-hidden="true">{isShown ? 'Featured' : 'No'}</span>
      </button>
    </toggling.Form>
  );
}
