import { data, redirect } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Refusal, wrongFields } from '#platform/refusal.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { RoomFields } from '../components/room-fields.tsx';
import { nameOf } from '../kept-rooms.ts';
import { blankRoom, readTypedRoom, roomFields, typedFrom } from '../room-form.ts';
import { changeVisitorRooms, newRoomId, readVisitorRooms } from '../room-list.server.ts';
import type { Route } from './+types/room';

const newIds = ['new', 'new-stairs'];

/** A room to measure at /your-rooms/new, stairs at /your-rooms/new-stairs, or one of those that are kept. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { rooms } = await readVisitorRooms(context.get(shopContext), request);
  const at = rooms.findIndex(({ id }) => id === params.id);
  const room = rooms[at]?.room;
  if (!room && !newIds.includes(params.id)) throw data(null, { status: 404 });
  const isStairs = room ? 'steps' in room : params.id === 'new-stairs';
  const begun = { ...blankRoom, ...(isStairs && { tread: '25 cm', riser: '20 cm' }) };
  const title = room ? nameOf(room, at) : isStairs ? 'Add stairs' : 'Add a room';
  const values = room ? typedFrom(room) : begun;
  return data({ title, isStairs, values, back: backTo(request) }, { headers: { 'Cache-Control': 'private, no-store' } });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const values = textFields(form, roomFields);
  try {
    const { room, errors } = readTypedRoom(values, form.get('kind') === 'stairs');
    if (errors) throw wrongFields(errors);
    const isNew = newIds.includes(params.id);
    const cookies = await changeVisitorRooms(shop, request, context.get(clientAddressContext), ({ rooms, floors }) => {
      if (isNew) return { rooms: [...rooms, { id: newRoomId(), room, floor: null }], floors };
      if (!rooms.some(({ id }) => id === params.id)) throw new Refusal('not-found', 'room-not-found', 'This room has been removed.');
      return { rooms: rooms.map((one) => (one.id === params.id ? { ...one, room } : one)), floors };
    });
    const to = new URL(backTo(request), 'http://shop');
    to.searchParams.set('done', isNew ? 'kept' : 'changed');
    return redirect(`${to.pathname}${to.search}`, { status: 303, headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])) });
  } catch (error) {
    return refusedForm(error, values);
  }
}

/** The list, still for the product that it was opened for. */
function backTo(request: Request): string {
  const product = new URL(request.url).searchParams.get('product') ?? '';
  return isUuid(product) ? `/your-rooms?product=${product}` : '/your-rooms';
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'The room could not be saved. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: `${loaderData?.title ?? 'Room'} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function RoomPage({ loaderData: { title, isStairs, values, back }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'Your rooms', href: back }, { name: title }]} />
      <h1 className="pt-2 pb-6 text-3xl wrap-anywhere">{title}</h1>
      <SaveForm className="grid max-w-form gap-5">
        <ErrorSummary errors={actionData?.errors ?? []} />
        <input type="hidden" name="kind" value={isStairs ? 'stairs' : 'room'} />
        <RoomFields isStairs={isStairs} values={{ ...values, ...actionData?.values }} errors={actionData?.errors ?? []} />
        <div className="flex flex-wrap gap-4">
          <SubmitButton>{isStairs ? 'Save stairs' : 'Save room'}</SubmitButton>
          <ButtonLink kind="quiet" href={back}>
            Cancel
          </ButtonLink>
        </div>
      </SaveForm>
    </Page>
  );
}
