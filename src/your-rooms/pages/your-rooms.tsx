import { data, redirect } from 'react-router';
import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { isFromRoll } from '#catalogue/roll-goods.ts';
import { formatArea } from '#measuring/area.ts';
import { floorSize } from '#measuring/roll-pieces.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { acceptedForm, readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { ownValue } from '#platform/own-value.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { howMuch } from '../components/known-rooms.tsx';
import { RoomDrawing } from '../components/room-drawing.tsx';
import { areaOf, inWords, plannedRoom } from '../kept-rooms.ts';
import { laidPlans } from '../laid-plans.ts';
import { isForRooms } from '../plan-floors.ts';
import { changeFormFields, receiveRoomsForm } from '../receive-rooms-form.server.ts';
import { readVisitorRooms } from '../room-list.server.ts';
import type { Route } from './+types/your-rooms';

const doneWords: Record<string, string> = {
  kept: 'Saved to your rooms.',
  changed: 'Room changed.',
  removed: 'Room removed.',
  back: 'Room put back.',
};

/** A visitor's rooms; with `?product=`, to choose from for it, and with `&plans=1` how each would be laid of it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const [{ rooms }, product] = await Promise.all([readVisitorRooms(shop, request), readProduct(shop, query.get('product') ?? '')]);
  const planned = rooms.map(({ room }, at) => plannedRoom(room, at));
  const done = ownValue(doneWords, query.get('done')) ?? null;
  return data(
    {
      rooms: rooms.map((one, at) => ({ ...inWords(one, at), drawn: planned[at] })),
      longestMm: Math.max(1000, ...planned.map(floorSize).flatMap(({ lengthMm, widthMm }) => [lengthMm, widthMm])),
      total: rooms.length > 1 ? formatArea(areaOf(rooms)) : null,
      product: product && forRooms(product),
      plans: product && query.has('plans') && isFromRoll(product) ? laidPlans(rooms, product) : [],
      done,
      back: done ? query.get('back') : null,
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}

function forRooms(product: Product) {
  return !isForRooms(product) ? null : { id: product.id, name: product.name };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = textFields(await readForm(request), changeFormFields);
  try {
    const { cookies, query } = await receiveRoomsForm(shop, request, form, context.get(clientAddressContext));
    const to = `/your-rooms?${new URLSearchParams({ ...query, ...(form.product && { product: form.product }) })}`;
    const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
    // From a product's page rooms are kept without leaving it.
    if (form.intent === 'keep') return acceptedForm(request, to, { errors: [], values: {}, isKept: true }, headers);
    return redirect(to, { status: 303, headers });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your rooms could not be changed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  const title = 'Your rooms';
  if (!site) return [{ title }];
  const description = 'Measure your rooms once, and see how much of any floor they need.';
  return pageMeta({ title, siteName: site.settings.business_name, description, path: '/your-rooms', origin: site.origin, noindex: true });
};

export default function YourRooms({ loaderData: { rooms, longestMm, total, product, done, back }, actionData }: Route.ComponentProps) {
  const carry = product ? `?${new URLSearchParams({ product: product.id })}` : '';
  return (
    <Page>
      <h1 className="py-4 text-3xl">Your rooms</h1>
      <div className="grid max-w-form gap-4 pb-6">
        <p>Measure each room once. Every floor in the shop can then be worked out for it.</p>
        <ErrorSummary errors={actionData?.errors ?? []} />
        {done && !actionData?.errors.length && <Done words={done} back={back} product={product?.id ?? ''} />}
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind={rooms.length ? 'secondary' : 'primary'} href={`/your-rooms/new${carry}`}>
            Add a room
          </ButtonLink>
          <ButtonLink kind="secondary" href={`/your-rooms/new-stairs${carry}`}>
            Add stairs
          </ButtonLink>
          {rooms.length > 0 && (
            <ButtonLink kind="secondary" href={`/your-rooms/floors${product ? `?add=${product.id}` : ''}`}>
              Compare floors
            </ButtonLink>
          )}
        </div>
      </div>
      {product && rooms.length > 0 && <ForProduct product={product} rooms={rooms} />}
      {rooms.length > 0 && (
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {rooms.map((room) => (
            <li key={room.id} className="grid content-between gap-3 border border-sand bg-white p-4">
              <div className="grid gap-2">
                <h2 className="text-lg wrap-anywhere">{room.name}</h2>
                {room.drawn && <RoomDrawing room={room.drawn} longestMm={longestMm} />}
                <p className="text-md text-muted tabular-nums">{`${room.sizes}: ${room.area}`}</p>
              </div>
              <div className="flex flex-wrap items-center gap-x-2">
                <ButtonLink kind="quiet" href={`/your-rooms/${room.id}${carry}`}>
                  Change<span className="sr-only">{` ${room.name}`}</span>
                </ButtonLink>
                <SaveForm className="contents">
                  <input type="hidden" name="intent" value="remove" />
                  {product && <input type="hidden" name="product" value={product.id} />}
                  <SubmitButton kind="quiet" name="room" value={room.id}>
                    Remove<span className="sr-only">{` ${room.name}`}</span>
                  </SubmitButton>
                </SaveForm>
              </div>
            </li>
          ))}
        </ul>
      )}
      {total && <p className="pt-6 text-lg font-semibold tabular-nums">{`Together ${total}`}</p>}
    </Page>
  );
}

type ForProductProps = { product: { id: string; name: string }; rooms: { id: string; name: string; area: string }[] };

/** Which of the rooms a floor is for: its page then works out what they need. */
function ForProduct({ product, rooms }: ForProductProps) {
  return (
    <form action="/your-rooms/use" method="get" data-reload className="mb-8 grid max-w-form gap-3 border border-sand bg-linen p-4">
      <input type="hidden" name="product" value={product.id} />
      <fieldset className="grid">
        <legend className="text-lg font-semibold">
          Which rooms is <span>{product.name}</span> for?
        </legend>
        {rooms.map(({ id, name, area }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="room" value={id} defaultChecked className="size-5 shrink-0" />
            <span className="wrap-anywhere">{name}</span> <span className="text-md whitespace-nowrap text-muted tabular-nums">{area}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start">
        {howMuch}
      </Button>
      <a href={`/products/${product.id}`} className="inline-flex min-h-11 items-center justify-self-start text-md underline underline-offset-4">
        {`Back to ${product.name}`}
      </a>
    </form>
  );
}

/** What a form just did, and how to undo it. */
function Done({ words, back, product }: { words: string; back: string | null; product: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 bg-ok-soft px-4 py-2 text-md font-semibold text-ok">
      <p role="status" className="py-2">
        {words}
      </p>
      {back && (
        <SaveForm className="contents">
          <input type="hidden" name="intent" value="put-back" />
          <input type="hidden" name="product" value={product} />
          <input type="hidden" name="room" value={back} />
          <SubmitButton kind="quiet">Undo</SubmitButton>
        </SaveForm>
      )}
    </div>
  );
}
