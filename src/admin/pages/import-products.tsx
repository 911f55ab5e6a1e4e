import { data, redirect } from 'react-router';
import { askToApply } from '#catalogue/staff/sheets/apply-import.server.ts';
import { fileExpired, sheetColumns } from '#catalogue/staff/sheets/cells.ts';
import { type ImportLook, keepImport, lookAtImport } from '#catalogue/staff/sheets/look-at-import.server.ts';
import { readWanted } from '#catalogue/staff/sheets/pictures.server.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { ImportLookView } from '../products/components/import-look.tsx';
import { isZip, openZip, useImportPictures } from '../products/use-import-pictures.ts';
import { detailOf } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/import-products';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const id = new URL(request.url).searchParams.get('file') ?? '';
  const look = id ? await lookAtImport(shop, id) : null;
  return { look, isGone: id !== '' && look === null, wanted: await readWanted(shop) };
}

/** Takes a file and shows what it would do; then has it done. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  const { file } = textFields(form, ['file']);
  try {
    const isApplied = form.get('intent') === 'apply';
    if (isApplied) await askToApply(shop, staff, file);
    const id = isApplied ? file : await keepImport(shop, staff, form.get('file'));
    return redirect(`/admin/products/import?file=${id}`, { status: 303 });
  } catch (error) {
    return data({ errors: [{ field: 'file', message: detailOf(error) }] }, { status: 422 });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The file could not be sent. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Import and export products | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

export default function ImportProducts({ loaderData, actionData }: Route.ComponentProps) {
  const { look, isGone, wanted } = loaderData;
  const problem = isGone ? fileExpired : look?.problem;
  const errors = actionData?.errors ?? (problem ? [{ field: 'file', message: problem }] : []);
  return (
    <AdminPage title="Import and export" said="Import or export products as a CSV file. You can check every change before it is made.">
      <ErrorSummary errors={errors} />
      {look && <ImportLookView look={look} />}
      {look && !look.done && !look.isUnderWay && <ImportPictures look={look} key={look.id} />}
      <WantedPictures wanted={wanted} />
      <div className="grid gap-8 md:grid-cols-2">
        <section aria-labelledby="import" className="grid content-start gap-4 border-t border-sand pt-4">
          <h2 id="import" className="text-xl">
            Import
          </h2>
          <SaveForm action="/admin/products/import" encType="multipart/form-data" className="grid gap-4">
            <Field
              label="CSV file, or a zip file with one"
              name="file"
              hint="UTF-8, up to 15 MB and 20,000 products. Add its pictures in the next step."
              error={errors[0]?.message}
            >
              {(described) => (
                <input
                  type="file"
                  accept=".csv,text/csv,.zip,application/zip"
                  {...described}
                  className="file-control"
                  onChange={({ currentTarget }) => void takeSheetOut(currentTarget)}
                />
              )}
            </Field>
            <Button type="submit" className="justify-self-start">
              Check the file
            </Button>
          </SaveForm>
          <p className="text-muted">
            Rows are matched by SKU, or by id if the file has one. Rows that don’t match become new products. Columns you leave out are not changed.
            In the pictures column, put web addresses or file names, separated by |. You add the picture files in the next step. Photos that a product
            already has are kept.
          </p>
        </section>
        <section aria-labelledby="export" className="grid content-start gap-4 border-t border-sand pt-4">
          <h2 id="export" className="text-xl">
            Export
          </h2>
          <p>
            <ButtonLink kind="secondary" href="/admin/products.csv" data-reload download>
              Export all products
            </ButtonLink>
          </p>
          <p>
            <ButtonLink kind="quiet" href="/admin/products.zip" data-reload download>
              Export with pictures (zip)
            </ButtonLink>
          </p>
          <p className="text-muted">To export part of the range, filter the Products page and export from there.</p>
          <details>
            <summary className="flex min-h-11 items-center underline underline-offset-4">Columns</summary>
            <p>{sheetColumns.join(', ')}</p>
          </details>
        </section>
      </div>
    </AdminPage>
  );
}

/** Of a zip file in place of a sheet, the sheet in it is sent. */
async function takeSheetOut(input: HTMLInputElement) {
  const [file] = input.files ?? [];
  const sheet = file && isZip(file) ? (await openZip(file)).sheet : null;
  if (!sheet) return;
  const taken = new DataTransfer();
  taken.items.add(sheet);
  input.files = taken.files;
}

/** Takes the pictures that a file of products names: files, or zip files that they are in. */
function ImportPictures({ look }: { look: ImportLook }) {
  const { sending, add, isBusy } = useImportPictures(look.id);
  return (
    <section aria-labelledby="pictures" className="grid content-start gap-4 border-t border-sand pt-4 noscript:hidden">
      <h2 id="pictures" className="text-xl">
        Pictures for this file
      </h2>
      <Field label="Pictures" name="pictures" hint="Image files of at most 20 MB each, or a zip file with them">
        {(described) => (
          <input
            type="file"
            multiple
            accept="image/*,.zip,application/zip"
            {...described}
            disabled={isBusy}
            className="file-control"
            onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
          />
        )}
      </Field>
      <p role="status">
        <span>{sending && `${sending.sent} of ${sending.all} pictures sent.`}</span>
      </p>
      {sending && sending.failed.length > 0 && (
        <ul className="grid gap-1 text-error">
          {sending.failed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        <span>{look.pictureCount > 0 && (look.pictureCount === 1 ? '1 picture is here.' : `${look.pictureCount} pictures are here.`)}</span>
      </p>
    </section>
  );
}

type Wanted = { waiting: number; failedCount: number; failed: { productId: string; name: string; address: string; problem: string }[] };

/** What is still being fetched of the pictures that files named by their addresses, and what could not be had. */
function WantedPictures({ wanted: { waiting, failed, failedCount } }: { wanted: Wanted }) {
  if (waiting + failedCount === 0) return null;
  return (
    <section aria-labelledby="wanted" className="grid gap-2 border-t border-sand pt-4">
      <h2 id="wanted" className="text-xl">
        Pictures from the web
      </h2>
      {waiting > 0 && <p>{waiting === 1 ? 'One is still being fetched.' : `${waiting} are still being fetched.`}</p>}
      {failedCount > 0 && (
        <>
          <p className="font-semibold text-error">{failedCount === 1 ? 'One could not be fetched.' : `${failedCount} could not be fetched.`}</p>
          <ul className="grid gap-2">
            {failed.map(({ productId, name, address, problem }) => (
              <li key={`${productId} ${address}`} className="wrap-anywhere">
                <a href={`/admin/products/${productId}#photos`} className="underline underline-offset-4">
                  {name}
                </a>
                <span>{`: ${address} – ${problem}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
