import { data } from 'react-router';
import { readCsvFile } from '#catalogue/staff/sheets/look-at-import.server.ts';
import { type ListedLot, listStaffLots, lotFilters } from '#lots/list-lots.server.ts';
import { importLots, type LotProblem } from '#lots/lot-sheet.server.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { sayDate } from '#platform/say-date.ts';
import { noNumber } from '#stock/lot-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { type Column, IndexTable } from '../components/index-table.tsx';
import { FilterBar, FilterSelect, PagingLinks } from '../components/list-controls.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import { detailOf } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import { actOnLots } from '../stock/act-on-lots.server.ts';
import { ReceiveForm } from '../stock/components/lot-forms.tsx';
import type { Route } from './+types/stock';

const filterWords = [
  ['held', 'Held for unpaid orders'],
  ['empty', 'Used up'],
  ['all', 'All'],
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = lotFilters.find((known) => known === query.get('filter')) ?? 'on-hand';
  const search = (query.get('search') ?? '').slice(0, 100);
  return { ...(await listStaffLots(shop, { search, filter }, readPage(query))), today: londonDay(shop.now()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  if (form.get('intent') !== 'import') {
    const answer = { ...(await actOnLots(shop, staff, form, null)), problems: noProblems };
    return data(answer, { status: answer.failed === undefined ? 200 : 422 });
  }
  const typed = { intent: 'import' };
  try {
    const { done, problems } = await importLots(shop, staff, (await readCsvFile(form.get('file'))).csv);
    if (done) return data({ done: saidOf(done), errors: [], typed, problems });
    return data({ failed: 'Nothing was changed. Please fix the problems in the file.', errors: [], typed, problems }, { status: 422 });
  } catch (error) {
    const failed = detailOf(error);
    return data({ failed, errors: [{ field: 'file', message: failed }], typed, problems: noProblems }, { status: 422 });
  }
}

const noProblems: LotProblem[] = [];
const saidOf = ({ created, changed }: { created: number; changed: number }) =>
  created + changed === 0 ? 'The file says what is here already.' : `${created} new ${created === 1 ? 'batch' : 'batches'}, ${changed} changed.`;

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The batch could not be saved. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Batches | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const { lots, total, page, pages, today } = loaderData;
  const answer = actionData && 'problems' in actionData ? actionData : undefined;
  const problems = answer?.problems ?? noProblems;
  const fileProblem = answer?.errors.find(({ field }) => field === 'file')?.message;
  return (
    <AdminPage
      title="Batches"
      said="Goods in, and what is left of each batch. A product with batches is served from one, wherever one has enough."
      actions={
        <ButtonLink kind="secondary" href="#receive">
          Receive a batch
        </ButtonLink>
      }
    >
      <ActionToast answer={actionData} />
      <FilterBar searchLabel="Batch, SKU or product">
        <FilterSelect name="filter" label="Show" all="In stock" options={filterWords} />
      </FilterBar>
      <IndexTable<ListedLot>
        caption="Batches"
        columns={columns}
        rows={lots}
        id={({ id }) => id}
        name={({ number, productName }) => `${number || noNumber} of ${productName}`}
        href={({ productId }) => `/admin/products/${productId}#batches`}
        empty="No batches found"
      />
      <PagingLinks page={page} pages={pages} total={total} noun={['batch', 'batches']} />
      <div className="grid gap-8 md:grid-cols-2">
        <section aria-labelledby="receive" className="grid content-start gap-4 border-t border-sand pt-4">
          <h2 id="receive" className="text-xl">
            Receive a batch
          </h2>
          <ReceiveForm bySku today={today} refused={answer} />
        </section>
        <section aria-labelledby="file" className="grid content-start gap-4 border-t border-sand pt-4">
          <h2 id="file" className="text-xl">
            Import and export
          </h2>
          <p>
            <ButtonLink kind="secondary" href="/admin/stock.csv" data-reload download>
              Export all batches
            </ButtonLink>
          </p>
          {problems.length > 0 && (
            <ul className="grid gap-1 text-error">
              {problems.slice(0, 50).map(({ row, message }) => (
                <li key={`${row} ${message}`}>{`Row ${row}: ${message}`}</li>
              ))}
            </ul>
          )}
          <SaveForm encType="multipart/form-data" className="grid gap-4">
            <input type="hidden" name="intent" value="import" />
            <Field
              label="CSV file"
              name="file"
              hint="With the columns sku, batch and on_hand; shade and received_on if you like."
              error={fileProblem}
            >
              {(described) => <input type="file" accept=".csv,text/csv" {...described} className="file-control" />}
            </Field>
            <SubmitButton className="justify-self-start">Import the file</SubmitButton>
          </SaveForm>
          <p className="text-muted">
            The file says what is in stock of each batch. Batches it does not name stay as they are, and nothing is changed if a row has a problem.
          </p>
        </section>
      </div>
    </AdminPage>
  );
}

/** With its shade where there is no room for a column of it. */
function BatchCell({ number, shade }: ListedLot) {
  return (
    <>
      <span>{number || noNumber}</span>
      {shade && <span className="block text-sm text-muted md:hidden">{shade}</span>}
    </>
  );
}

const columns: Column<ListedLot>[] = [
  { name: 'Product', cell: ({ productName }) => productName },
  { name: 'SKU', cell: ({ sku }) => sku, isMinor: true },
  { name: 'Batch', cell: (lot) => <BatchCell {...lot} /> },
  { name: 'Shade or calibre', cell: ({ shade }) => shade, isMinor: true },
  { name: 'In stock', cell: ({ onHand }) => onHand.toLocaleString('en-GB'), isFigure: true },
  { name: 'Held', cell: ({ held }) => held.toLocaleString('en-GB'), isFigure: true },
  { name: 'Received', cell: ({ receivedOn }) => receivedOn && sayDate(new Date(`${receivedOn}T12:00Z`)), isMinor: true },
];
