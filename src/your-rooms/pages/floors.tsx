import { data, redirect, redirectDocument } from 'react-router';
import { changeVisitorCart } from '#cart/visitor-cart.server.ts';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm } from '#platform/http/refused-form.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { chooseFloors, withFloor, withoutFloor } from '../choose-floors.ts';
import { FloorChoices } from '../components/floor-choices.tsx';
import { PlanTotal } from '../components/plan-total.tsx';
import { isForRooms } from '../plan-floors.ts';
import { readPlan } from '../read-plan.server.ts';
import { changeVisitorRooms, readVisitorRooms, shareVisitorRooms } from '../room-list.server.ts';
import type { Route } from './+types/floors';

/** Several floors for several rooms, side by side; `?add=` asks whether one more is to stand there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const list = await readVisitorRooms(shop, request);
  const [{ plan }, product] = await Promise.all([readPlan(shop, list), readProduct(shop, new URL(request.url).searchParams.get('add') ?? '')]);
  const isNew = product && isForRooms(product) && !list.floors.some(({ product_id }) => product_id === product.id);
  return data({ plan, toAdd: isNew ? { id: product.id, name: product.name } : null }, { headers: { 'Cache-Control': 'private, no-store' } });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const from = context.get(clientAddressContext);
  const form = await readForm(request);
  const [add, drop, intent] = ['add', 'drop', 'intent'].map((name) => String(form.get(name) ?? ''));
  try {
    if (add) {
      const product = await readProduct(shop, add);
      if (!product || !isForRooms(product)) throw new Refusal('not-found', 'product-not-found', 'Product not found');
    }
    const cookies = await changeVisitorRooms(shop, request, from, (list) => {
      if (add) return withFloor(list, add);
      return drop ? withoutFloor(list, drop) : chooseFloors(list, (name) => form.get(name));
    });
    if (intent === 'share') {
      const token = await shareVisitorRooms(shop, request, from);
      return redirect(`/your-rooms/shared/${token}`, { status: 303 });
    }
    if (intent === 'cart') {
      const { lines } = await readPlan(shop, await readVisitorRooms(shop, request));
      if (!lines.length) throw new Refusal('conflict', 'nothing-chosen', 'Please choose a floor for a room first.');
      cookies.push(...(await changeVisitorCart(shop, request, lines, from)));
    }
    const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
    // A guest's cart is then what the server made of it: the whole page is loaded.
    if (intent === 'cart') return redirectDocument('/cart?done=added', { status: 303, headers });
    return redirect('/your-rooms/floors', { status: 303, headers });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your plan could not be saved. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Floors for your rooms | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Floors({ loaderData: { plan, toAdd }, actionData }: Route.ComponentProps) {
  const hasBoth = plan.rooms.length > 0 && plan.floors.length > 0;
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'Your rooms', href: '/your-rooms' }, { name: 'Floors' }]} />
      <h1 className="pt-2 pb-4 text-3xl">Floors for your rooms</h1>
      <div className="grid max-w-form gap-4 pb-6">
        <p>See what your rooms need of up to four floors, and choose one for each room.</p>
        <ErrorSummary errors={actionData?.errors ?? []} />
        {toAdd && (
          <SaveForm>
            <SubmitButton name="add" value={toAdd.id} className="justify-self-start">
              {`Add ${toAdd.name}`}
            </SubmitButton>
          </SaveForm>
        )}
        {plan.rooms.length === 0 && (
          <p className="grid justify-items-start gap-2">
            <span>You have not saved any rooms yet.</span>
            <ButtonLink kind={toAdd ? 'secondary' : 'primary'} href="/your-rooms/new">
              Add a room
            </ButtonLink>
          </p>
        )}
        {plan.floors.length === 0 && !toAdd && (
          <p className="grid justify-items-start gap-2">
            <span>Open a floor you like, and choose “Compare floors for your rooms”.</span>
            <ButtonLink kind="secondary" href="/products">
              Browse floors
            </ButtonLink>
          </p>
        )}
      </div>
      {plan.floors.length > 0 && (
        <SaveForm className="grid gap-6" key={JSON.stringify(plan)}>
          <FloorChoices plan={plan} />
          <PlanTotal plan={plan} />
          {hasBoth && (
            <div className="flex flex-wrap gap-3">
              <SubmitButton name="intent" value="choose" kind="secondary">
                Update the total
              </SubmitButton>
              <SubmitButton name="intent" value="cart">
                Add all to cart
              </SubmitButton>
              <SubmitButton name="intent" value="share" kind="secondary">
                Share or email this plan
              </SubmitButton>
            </div>
          )}
        </SaveForm>
      )}
    </Page>
  );
}
