import { data, redirect } from 'react-router';
import { createProduct } from '#catalogue/staff/create-products.server.ts';
import { emptySheet, readProductNames } from '#catalogue/staff/product-desk.server.ts';
import { requiredFields } from '#catalogue/staff/product-fields.ts';
import { readTyped, typedIn } from '#catalogue/staff/product-form.ts';
import { stockCount } from '#catalogue/staff/stock-form.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { checkFields, type FieldError, Refusal } from '#platform/refusal.ts';
import { TextField } from '#ui/field.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { SheetForm } from '../products/components/sheet-form.tsx';
import { refusedSheet } from '../products/read-steps.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/new-product';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { names: await readProductNames(shop), sheet: emptySheet };
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
  const { sheet, names } = loaderData;
  const stockError = actionData?.errors.find(({ field }) => field === 'stock')?.message;
  return (
    <AdminPage title="New product" said="Name, category, supplier and price are required. You can add photos next.">
      <SheetForm sheet={sheet} photos={null} names={names} answer={actionData} save="Create">
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

/** Reads the form of a new product; fields left empty are not known yet. Throws a Refusal that names each field. */
function readNewProduct(form: FormData) {
  const filled = Object.entries(typedIn(form)).filter(([name, said]) => said.trim() !== '' || (requiredFields as readonly string[]).includes(name));
  const stock = stockCount.safeParse(form.get('stock') || '0');
  const wrong: FieldError[] = stock.success ? [] : [{ field: 'stock', message: stock.error.issues[0]?.message ?? '' }];
  try {
    const values = readTyped(Object.fromEntries(filled));
    if (stock.success) return { values, stock: stock.data };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('invalid', error.code, wrong.length ? checkFields : error.detail, [...(error.errors ?? []), ...wrong]);
  }
  throw new Refusal('invalid', 'invalid-form', wrong[0]?.message ?? '', wrong);
}
