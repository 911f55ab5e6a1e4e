import { data, redirect } from 'react-router';
import { changeProduct } from '#catalogue/staff/change-product.server.ts';
import { readTyped } from '#catalogue/staff/product-form.ts';
import { productFailed } from '#catalogue/staff/text.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { shopContext } from '../../shop.server.ts';
import { Said } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { CouldNotLoad, StaffError } from '../components/staff-error.tsx';
import { withQuery } from '../list-address.ts';
import { CategoryChoice } from '../products/components/category-choice.tsx';
import { readStep, readSteps } from '../products/read-steps.server.ts';
import { detailOf } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/category-selector';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { search, searchParams } = new URL(request.url);
  try {
    const { products: _batch, ...steps } = await readSteps(shop, searchParams);
    return { steps, search, failed: null };
  } catch (error) {
    return data({ steps: null, search, failed: productFailed.load(detailOf(error)) }, { status: 503 });
  }
}

/** Gives the product its category and goes on to the next. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const { search, searchParams } = new URL(request.url);
  const { product, chosen } = textFields(await readForm(request), ['product', 'chosen']);
  try {
    await changeProduct(shop, staff, product, { values: readTyped({ category: chosen }) });
  } catch (error) {
    return data({ failed: `${productFailed.category} ${detailOf(error)}` }, { status: 422 });
  }
  const { number, category } = readStep(searchParams);
  // Out of the category that is being gone through, the next product takes its number.
  const next = category && category !== chosen ? number : number + 1;
  return redirect(`/admin/category-selector${withQuery(search, { number: next })}`, { status: 303 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, productFailed.category);

export const meta: Route.MetaFunction = () => [{ title: 'Category selector | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

export default function CategorySelector({ loaderData, actionData }: Route.ComponentProps) {
  const { steps, failed } = loaderData;
  if (!steps) return <CouldNotLoad title="Category selector" said={failed ?? ''} />;
  return (
    <AdminPage title="Category selector" said="One product at a time. Press a category’s number, or skip.">
      <Said answer={actionData} />
      <CategoryChoice steps={steps} />
    </AdminPage>
  );
}
