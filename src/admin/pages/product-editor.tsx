import { data } from 'react-router';
import { listSuppliers } from '#catalogue/catalogue.server.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { shopContext } from '../../shop.server.ts';
import { Said } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { CouldNotLoad, StaffError } from '../components/staff-error.tsx';
import { saveSheet } from '../products/act-on-products.server.ts';
import { BatchList } from '../products/components/batch-list.tsx';
import { SheetForm } from '../products/components/sheet-form.tsx';
import { StepBar } from '../products/components/step-bar.tsx';
import { readSteps } from '../products/read-steps.server.ts';
import { detailOf } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/product-editor';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  try {
    const [steps, suppliers] = await Promise.all([readSteps(shop, new URL(request.url).searchParams), listSuppliers(shop)]);
    return { steps, suppliers, failed: null };
  } catch (error) {
    return data({ steps: null, suppliers: [], failed: productFailed.load(detailOf(error)) }, { status: 503 });
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
  const { steps, suppliers, failed } = loaderData;
  if (!steps) return <CouldNotLoad title="Product editor" said={failed ?? ''} />;
  const { open } = steps;
  return (
    <AdminPage title="Product editor" said={`${steps.total.toLocaleString('en-GB')} products, loaded 100 at a time.`}>
      <Said answer={actionData} />
      <StepBar steps={steps} />
      {open ? (
        <div className="grid items-start gap-8 xl:grid-cols-[auto_1fr]">
          <BatchList steps={steps} />
          <div className="grid min-w-0 gap-4">
            <h2 className="text-xl">{open.sheet.written.name}</h2>
            <SheetForm
              key={open.sheet.id}
              sheet={open.sheet}
              photos={open.photos}
              suppliers={suppliers}
              answer={actionData}
              save="Save"
              place="editor"
            />
          </div>
        </div>
      ) : (
        <p>There are no products here yet.</p>
      )}
    </AdminPage>
  );
}
