import { data, redirect } from 'react-router';
import { listSuppliers } from '#catalogue/catalogue.server.ts';
import { createProduct } from '#catalogue/staff/create-products.server.ts';
import { emptySheet } from '#catalogue/staff/product-desk.server.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { TextField } from '#ui/field.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { SheetForm } from '../products/components/sheet-form.tsx';
import { readNewProduct } from '../products/read-new-product.ts';
import { refusedSheet } from '../products/refused-sheet.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/new-product';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { suppliers: await listSuppliers(shop), sheet: emptySheet };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  try {
    const { values, stock } = readNewProduct(form);
    return redirect(`/admin/products/${await createProduct(shop, staff, values, stock)}?created`, { status: 303 });
  } catch (error) {
    return data(refusedSheet(error, form), { status: 422 });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The product could not be created. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'New product | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, suppliers } = loaderData;
  const stockError = actionData?.errors.find(({ field }) => field === 'stock')?.message;
  return (
    <AdminPage title="New product" said="Name, category, supplier and price are required. You can add photos next.">
      <SheetForm sheet={sheet} photos={null} suppliers={suppliers} answer={actionData} save="Create">
        <div className="max-w-panel">
          <TextField
            label="Stock now"
            name="stock"
            form="product"
            error={stockError}
            defaultValue={(actionData && 'typed' in actionData && actionData.typed.stock) || '0'}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </SheetForm>
    </AdminPage>
  );
}
