import { data, redirect, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { listUndoSteps } from '#audit/undo-steps.server.ts';
import { categoryNames } from '#catalogue/category.ts';
import { changeMany, undoChange } from '#catalogue/staff/change-many.server.ts';
import { readTyped } from '#catalogue/staff/product-form.ts';
import { productFailed } from '#catalogue/staff/text.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { CouldNotLoad, StaffError } from '../components/staff-error.tsx';
import { useStaffKeys } from '../components/staff-keys.tsx';
import { UndoSteps } from '../components/undo-steps.tsx';
import { withQuery } from '../list-address.ts';
import { sayUndone } from '../products/act-on-products.server.ts';
import { Step, StepBar } from '../products/components/step-bar.tsx';
import { readStep, readSteps, type Steps } from '../products/read-steps.server.ts';
import { detailOf } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/category-selector';

/** The last choices, each with its way back. */
const maxShown = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { search, searchParams } = new URL(request.url);
  try {
    const [{ products: _batch, ...steps }, done] = await Promise.all([readSteps(shop, searchParams), listUndoSteps(shop, 'categories')]);
    return { steps, done: done.slice(0, maxShown), search, failed: null };
  } catch (error) {
    return data({ steps: null, done: [], search, failed: productFailed.load(detailOf(error)) }, { status: 503 });
  }
}

/** Gives the product its category and goes on to the next; or takes such a choice back. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const { search, searchParams } = new URL(request.url);
  const { intent, step, product, chosen } = textFields(await readForm(request), ['intent', 'step', 'product', 'chosen']);
  try {
    if (intent === 'undo') return data(sayUndone(await undoChange(shop, staff, step, 'categories')));
    await changeMany(shop, staff, [product], { kind: 'set', values: readTyped({ category: chosen }) }, 'categories');
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
  const { steps, done, failed } = loaderData;
  if (!steps) return <CouldNotLoad title="Category selector" said={failed ?? ''} />;
  return (
    <AdminPage title="Category selector" said="One product at a time. Press a category’s number, or skip.">
      <ActionToast answer={actionData} />
      <section role="status">
        <UndoSteps steps={done} />
      </section>
      <CategoryChoice steps={steps} last={done[0]?.id ?? null} />
    </AdminPage>
  );
}

type Props = { steps: Omit<Steps, 'products'> /** The step of the last choice. */; last: string | null };

/** One product and a button for each category. The keys 1 to 9 and 0 are the categories, s skips, t skips ten, u takes the last choice back. */
function CategoryChoice({ steps, last }: Props) {
  const { open, number, total } = steps;
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const submit = useSubmit();
  const to = (next: number) => withQuery(search, { number: Math.min(next, total) });
  const skip = (by: number) => number < total && navigate(to(number + by), { preventScrollReset: true });
  const id = open?.sheet.id ?? '';
  const choose = (chosen: string) =>
    id && navigation.state === 'idle' && submit({ product: id, chosen }, { method: 'post', preventScrollReset: true });
  useStaffKeys([
    ...categoryNames.map((name, at) => ({ key: String((at + 1) % 10), does: name, run: () => choose(name) })),
    {
      key: 'u',
      does: 'Undo the last choice',
      run: () => last && submit({ intent: 'undo', step: last }, { method: 'post', preventScrollReset: true }),
    },
    { key: 's', does: 'Skip', run: () => skip(1) },
    { key: 't', does: 'Skip 10', run: () => skip(10) },
  ]);
  const [photo] = open?.photos ?? [];
  return (
    <>
      <StepBar steps={steps}>
        <Step words="Skip" to={number < total ? to(number + 1) : null} />
        <Step words="Skip 10" to={number < total ? to(number + 10) : null} />
      </StepBar>
      {!open && <p>There are no products here.</p>}
      {open && (
        <div className="grid items-start gap-8 md:grid-cols-2">
          <div className="grid gap-3">
            {photo ? (
              <img
                // Another element for another product: the last one's picture would stand there until this one's has come.
                key={photo.id}
                src={photo.image_url}
                alt={photo.alt_text}
                width={photo.width}
                height={photo.height}
                className="aspect-photo w-full bg-linen object-cover"
              />
            ) : (
              <p className="grid aspect-photo place-items-center bg-linen text-muted">No photo</p>
            )}
            <h2 className="text-xl">{open.sheet.written.name}</h2>
            <p className="text-muted">{`${open.sheet.written.sku ?? ''}, ${open.sheet.written.supplier ?? ''}`}</p>
            <p className="line-clamp-4">{open.sheet.written.description}</p>
          </div>
          <SaveForm className="grid gap-2">
            <input type="hidden" name="product" value={id} />
            {categoryNames.map((name, at) => (
              <button
                key={name}
                type="submit"
                name="chosen"
                value={name}
                aria-pressed={open.sheet.written.category === name}
                className="category-button"
              >
                <span aria-hidden="true" className="text-sm">
                  {(at + 1) % 10}
                </span>
                <span>{name}</span>
              </button>
            ))}
          </SaveForm>
        </div>
      )}
    </>
  );
}
