import { data, isRouteErrorResponse } from 'react-router';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { notSold } from '#catalogue/components/product-not-found.tsx';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { readSettings } from '#settings/queries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Notices } from '#ui/notices.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { Visualiser } from '../components/visualiser.tsx';
import { listRooms, readFloor } from '../floors.server.ts';
import type { RoomOnShow } from '../room.ts';
import { readRoomView, roomAddress, withoutFloor } from '../room-address.ts';
import type { Route } from './+types/room';

/** What an address names that is not there, and where to look instead. */
type Missing = { what: 'product' } | { what: 'floor'; name: string } | { what: 'room'; name: string; rooms: { name: string; href: string }[] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const own = params.id.toLowerCase();
  const asked = readRoomView(new URL(request.url).searchParams, own);
  const [floor, [first, ...others]] = await Promise.all([readFloor(shop, own), listRooms()]);
  if (!floor) {
    const product = await readProduct(shop, own);
    throw missing(product ? { what: 'floor', name: product.name } : { what: 'product' });
  }
  if (!first) throw new Error('There are no rooms to show floors in.');
  const rooms: [RoomOnShow, ...RoomOnShow[]] = [first, ...others];
  if (asked.room !== null && !rooms.some(({ id }) => id === asked.room)) {
    throw missing({ what: 'room', name: asked.room, rooms: rooms.map(({ id, name }) => ({ name, href: roomAddress(own, { ...asked, room: id }) })) });
  }
  const found = await Promise.all(asked.others.map((id) => readFloor(shop, id)));
  const gone = asked.others.filter((_, at) => found[at] === null);
  const view = gone.reduce((now, id) => withoutFloor(now, own, id), asked);
  const { business_name } = await readSettings(shop);
  const meta = pageMeta({
    title: `${floor.name} in a room`,
    siteName: business_name,
    description: `See ${floor.name} laid to scale in ${rooms.length} rooms, or in a photo of your own room.`,
    path: `/products/${own}/room`,
    origin: shop.config.origin,
    image: floor.picture && { ...floor.picture, alt: floor.name },
    // The product's own page is the one to be found; a room is one way of looking at it.
    noindex: true,
  });
  return data(
    { rooms, floors: [floor, ...found.filter((each) => each !== null)] as [typeof floor, ...(typeof floor)[]], view, meta },
    { headers: forEverybody },
  );
}

function missing(what: Missing) {
  return data(what, { status: 404 });
}

export const headers: Route.HeadersFunction = pageHeaders;

/** The whole window is for the room. */
export const handle = { hasOwnFrame: true };

/** What changes in the address is shown by the page itself; another product's is read anew. */
export function shouldRevalidate({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }) {
  return currentParams.id !== nextParams.id;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [{ title: 'See it in a room' }];

export default function RoomPage({ loaderData: { rooms, floors, view } }: Route.ComponentProps) {
  const [{ id, name }] = floors;
  return (
    <>
      <main id="main" tabIndex={-1} className="room-page">
        <Visualiser key={id} rooms={rooms} start={{ floors, view }}>
          <a href={`/products/${id}`} className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-linen">
            <CloseIcon />
            <span className="sr-only">{`Back to ${name}`}</span>
          </a>
          <h1>{`${name} in a room`}</h1>
        </Visualiser>
      </main>
      <Notices />
    </>
  );
}

/** No such product, goods that are no floor, no such room: what there is instead. Anything else is the site's error page. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const found = error.data as Missing | null;
  return (
    <Page className="grid content-start justify-items-start gap-4 py-18">
      {found?.what === 'room' ? (
        <>
          <title>No such room</title>
          <h1 className="text-3xl">{`There is no room called “${found.name}”`}</h1>
          <p className="max-w-measure text-muted">You can see this floor in these rooms:</p>
          <ul className="flex flex-wrap gap-x-6">
            {found.rooms.map(({ name, href }) => (
              <li key={href}>
                <a href={href} data-reload className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink kind="secondary" href={`/products/${params.id}`}>
            Back to the product
          </ButtonLink>
        </>
      ) : found?.what === 'floor' ? (
        <>
          <title>Not a floor</title>
          <h1 className="text-3xl">{`${found.name} cannot be shown in a room`}</h1>
          <p className="max-w-measure text-muted">We don’t have a room view of this product. See its own page for pictures and details.</p>
          <ButtonLink href={`/products/${params.id}`}>{`Back to ${found.name}`}</ButtonLink>
        </>
      ) : (
        <>
          <title>Product not found</title>
          <h1 className="text-3xl">Product not found</h1>
          <p className="max-w-measure text-muted">{notSold}</p>
          <ButtonLink href="/products">Back to all products</ButtonLink>
        </>
      )}
    </Page>
  );
}
