import { useLocation } from 'react-router';
import { formatPounds } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import { documentKinds, readDocumentFilter } from '#orders/staff/document-filter.ts';
import { documentPath, type ListedDocument, listDocuments } from '#orders/staff/list-documents.server.ts';
import { sayDay } from '#platform/say-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { type Column, IndexTable } from '../components/index-table.tsx';
import { FilterBar, FilterDate, FilterSelect, PagingLinks } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import type { Route } from './+types/invoices';

const perPage = 50;

type Row = ListedDocument & { file: string };

/** Every invoice and credit note, to be found, opened and taken along for the books. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const list = await listDocuments(context.get(shopContext), { ...readDocumentFilter(query), page: readPage(query), limit: perPage });
  return { ...list, documents: list.documents.map((document): Row => ({ ...document, file: documentPath(document) })) };
}

export const meta: Route.MetaFunction = () => [{ title: 'Invoices | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { documents, total, pages, page } = loaderData;
  const { search } = useLocation();
  return (
    <AdminPage
      title="Invoices"
      said="Made out when an order is paid, and when money goes back. They are numbered without gaps and never change."
      actions={
        <ButtonLink kind="secondary" href={`/admin/invoices.csv${search}`} data-reload download>
          {`Export ${total.toLocaleString('en-GB')} as CSV`}
        </ButtonLink>
      }
    >
      <FilterBar searchLabel="Number, order, name, email or postcode" keeps={[]}>
        <FilterSelect name="kind" label="Kind" all="Both" options={documentKinds} />
        <FilterSelect
          name="country"
          label="VAT"
          all="Any"
          options={[
            ['GB', 'UK VAT'],
            ['IE', 'Irish VAT'],
          ]}
        />
        <FilterDate name="from" label="Tax point from" />
        <FilterDate name="to" label="Tax point to" />
      </FilterBar>
      <IndexTable<Row>
        caption="Invoices and credit notes"
        columns={columns}
        rows={documents}
        id={({ id, kind }) => `${kind} ${id}`}
        name={({ number }) => number}
        href={({ orderId }) => `/admin/orders/${orderId}`}
        empty="No invoices found"
      />
      <PagingLinks page={page} pages={pages} total={total} noun={['document', 'documents']} />
    </AdminPage>
  );
}

const columns: Column<Row>[] = [
  { name: 'Number', cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span> },
  {
    name: 'For',
    cell: ({ buyer, orderReference, invoice, taxDay, isVoid }) => (
      <>
        <span>{buyer || 'A former customer'}</span>
        <span className="block text-sm text-muted">{`Order ${orderReference}${invoice ? `, credits ${invoice}` : ''}`}</span>
        <span className="block text-sm text-muted md:hidden">{sayDay(taxDay)}</span>
        {isVoid && <span className="block text-sm text-warn">Cancelled: the refund did not go through.</span>}
      </>
    ),
  },
  { name: 'Tax point', isMinor: true, cell: ({ taxDay }) => <span className="whitespace-nowrap">{sayDay(taxDay)}</span> },
  {
    name: 'VAT',
    isFigure: true,
    isMinor: true,
    cell: ({ kind, byRate, vatCountry }) =>
      byRate.map(({ basisPoints, vatPence }) => (
        <span key={basisPoints} className="block whitespace-nowrap">
          <span className="text-muted">{`${vatCountry === 'IE' ? 'Irish ' : ''}${rateText(basisPoints)} `}</span>
          <span>{formatPounds(kind === 'credit-note' ? -vatPence : vatPence)}</span>
        </span>
      )),
  },
  {
    name: 'Total',
    isFigure: true,
    cell: ({ kind, totalPence, isVoid }) => (
      <span className={isVoid ? 'line-through' : kind === 'credit-note' ? 'text-copper' : ''}>
        {formatPounds(kind === 'credit-note' ? -totalPence : totalPence)}
      </span>
    ),
  },
  {
    name: 'File',
    cell: ({ number, file }) => (
      <a href={file} data-reload className="staff-row-link">
        PDF<span className="sr-only">{` of ${number}`}</span>
      </a>
    ),
  },
];
