import { useEffect, useRef } from 'react';
import { data, useLocation } from 'react-router';
import { readProductNames } from '#catalogue/staff/product-desk.server.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { CouldNotLoad, StaffError } from '../components/staff-error.tsx';
import { withQuery } from '../list-address.ts';
import { saveSheet } from '../products/act-on-products.server.ts';
import { SheetForm } from '../products/components/sheet-form.tsx';
import { StepBar } from '../products/components/step-bar.tsx';
import { readSteps, type Steps } from '../products/read-steps.server.ts';
import { detailOf } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/product-editor';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  try {
    const [steps, names] = await Promise.all([readSteps(shop, new URL(request.url).searchParams), readProductNames(shop)]);
    return { steps, names, failed: null };
  } catch (error) {
    return data({ steps: null, names: null, failed: productFailed.load(detailOf(error)) }, { status: 503 });
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  const { product } = textFields(form, ['product']);
  const answer = await saveSheet(shop, staff, product, form, productSaid.saved, (detail) => `${productFailed.editorSave} ${detail}`);
  return data(answer, { status: 'failed' in answer ? 422 : 200 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, productFailed.editorSave);

export const meta: Route.MetaFunction = () => [{ title: 'Product editor | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

export default function ProductEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { steps, names, failed } = loaderData;
  if (!steps || !names) return <CouldNotLoad title="Product editor" said={failed ?? ''} />;
  const { open } = steps;
  return (
    <AdminPage title="Product editor" said={`${steps.total.toLocaleString('en-GB')} products, loaded 100 at a time.`}>
      <ActionToast answer={actionData} />
      <StepBar steps={steps} />
      {open ? (
        <div className="grid items-start gap-8 xl:grid-cols-[auto_1fr]">
          <BatchList steps={steps} />
          <div className="grid min-w-0 gap-4">
            <h2 className="text-xl">{open.sheet.written.name}</h2>
            <SheetForm key={open.sheet.id} sheet={open.sheet} photos={open.photos} names={names} answer={actionData} save="Save" place="editor" />
          </div>
        </div>
      ) : (
        <p>There are no products here yet.</p>
      )}
    </AdminPage>
  );
}

/** The hundred products that are loaded, to choose from, and the way to the next hundred. */
function BatchList({ steps: { products, batch, batches, number, openId } }: { steps: Steps }) {
  const { search } = useLocation();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open is in sight
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && open) list.current.scrollTop = open.offsetTop - list.current.offsetTop - list.current.clientHeight / 3;
  }, [openId]);
  const first = (batch - 1) * 100 + 1;
  return (
    <details className="batch-list" open>
      <summary className="flex min-h-11 items-center font-semibold">
        {`Batch ${batch.toLocaleString('en-GB')} of ${batches.toLocaleString('en-GB')}`}
      </summary>
      <nav ref={list} aria-label="Products in this batch">
        <ol start={first} className="grid">
          {products.map(({ id, name }, at) => (
            <li key={id}>
              <a
                href={withQuery(search, { number: first + at })}
                data-keep-scroll
                aria-current={id === openId ? 'true' : undefined}
                className="batch-link"
              >
                <span className="shrink-0 text-sm text-muted tabular-nums">{(first + at).toLocaleString('en-GB')}</span>
                <span className="truncate">{name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="flex gap-4">
        {batch > 1 && (
          <a className="staff-do" href={withQuery(search, { number: first - 100 })}>
            Previous batch
          </a>
        )}
        {batch < batches && (
          <a className="staff-do" href={withQuery(search, { number: first + 100 })}>
            Next batch
          </a>
        )}
        {number === 0 && <span>No products</span>}
      </p>
    </details>
  );
}
