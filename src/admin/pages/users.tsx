import { useState } from 'react';
import { data } from 'react-router';
import { actionsFor, readUserAction, type UserAction, userActions } from '#accounts/staff/user-actions.ts';
import { changeUser, type ListedUser, listUsers, type UserFilter } from '#accounts/staff/users.server.ts';
import { formatPounds } from '#money/pence.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { sayDate } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { type Column, IndexTable } from '../components/index-table.tsx';
import { FilterBar, FilterSelect, PagingLinks } from '../components/list-controls.tsx';

import { notSaved, sendAsStaff } from '../components/send-as-staff.ts';
import { CouldNotLoad, StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import { detailOf, runAction } from '../staff-action.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/users';

const whoWords = [
  ['staff', 'Administrators'],
  ['customers', 'Customers'],
  ['banned', 'Banned'],
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const query = new URL(request.url).searchParams;
  const who: UserFilter['who'] = whoWords.find(([value]) => value === query.get('who'))?.[0] ?? 'all';
  const asked = { search: (query.get('search') ?? '').slice(0, 100), who, page: readPage(query), limit: 50 };
  try {
    return { list: await listUsers(shop, asked), own: staff.id, failed: '' };
  } catch (error) {
    return data({ list: null, own: staff.id, failed: `Error loading users: ${detailOf(error)}` }, { status: 503 });
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const { id, intent } = textFields(await readForm(request), ['id', 'intent']);
  const wanted = readUserAction(intent);
  if (!wanted || !isUuid(id)) throw data(null, { status: 400 });
  const { done, failed } = userActions[wanted];
  const answer = await runAction(
    async () => `${(await changeUser(shop, staff, id, wanted)).fullName} ${done}`,
    (detail) => `${failed}: ${detail}`,
  );
  return data(answer, { status: 'failed' in answer ? 409 : 200 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, notSaved);

export const meta: Route.MetaFunction = () => [{ title: 'Users | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

type Asked = { user: ListedUser; action: UserAction } | null;

export default function Users({ loaderData: { list, own, failed }, actionData }: Route.ComponentProps) {
  const [asked, ask] = useState<Asked>(null);
  if (!list) return <CouldNotLoad title="Users" said={failed} />;
  const { users, total, page, pages } = list;
  return (
    <AdminPage title="Users" said="Customers and staff. Banning, removing admin rights or deleting logs them out everywhere straight away.">
      <ActionToast answer={actionData} />
      <FilterBar searchLabel="Name, username or email">
        <FilterSelect name="who" label="Who" all="Everybody" options={whoWords} />
      </FilterBar>
      <IndexTable<ListedUser>
        caption="Users"
        columns={[...columns, { name: 'Actions', cell: (user) => <Actions user={user} isOwn={user.id === own} ask={ask} /> }]}
        rows={users}
        id={(user) => user.id}
        name={(user) => user.fullName}
        empty="No users found"
      />
      <PagingLinks page={page} pages={pages} total={total} noun={['user', 'users']} />
      <SaveForm id="change-user" className="block" onSubmit={() => ask(null)}>
        <input type="hidden" name="id" value={asked?.user.id ?? ''} />
      </SaveForm>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? `${userActions[asked.action].does}: ${asked.user.fullName}?` : ''}
        confirm={asked ? userActions[asked.action].does : ''}
        onClose={() => ask(null)}
        submits={{ form: 'change-user', name: 'intent', value: asked?.action ?? '' }}
      >
        {asked && <p>{consequences[asked.action]}</p>}
      </ConfirmDialog>
    </AdminPage>
  );
}

const consequences: Record<UserAction, string> = {
  'make-admin': 'They will be able to do everything you can do here.',
  'remove-admin': 'They will be logged out and become an ordinary customer.',
  ban: 'They will be logged out everywhere and cannot log in until you unban them.',
  unban: 'They will be able to log in again.',
  delete: 'Their orders are kept without their personal details. This cannot be undone.',
};

const columns: Column<ListedUser>[] = [
  {
    name: 'Name',
    cell: (user) => (
      <>
        <span>{user.fullName}</span>
        <span className="block text-sm break-all text-muted">{user.email}</span>
        <span className="mt-1 block md:hidden">
          <State user={user} />
        </span>
      </>
    ),
  },
  { name: 'Username', cell: (user) => user.username, isSpare: true },
  { name: 'Status', isMinor: true, cell: (user) => <State user={user} /> },
  {
    name: 'Orders',
    isFigure: true,
    isMinor: true,
    cell: (user) =>
      user.orders === 0 ? (
        '0'
      ) : (
        <>
          <a href={`/admin/orders?${new URLSearchParams({ search: user.email })}`} className="underline underline-offset-4">
            <span>{user.orders}</span>
            <span className="sr-only">{` orders of ${user.fullName}`}</span>
          </a>
          <span className="block text-sm whitespace-nowrap text-muted">{formatPounds(user.spentPence)}</span>
        </>
      ),
  },
  { name: 'Joined', isSpare: true, cell: (user) => <time dateTime={user.createdAt.toISOString()}>{sayDate(user.createdAt)}</time> },
];

function State({ user }: { user: ListedUser }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={user.isActive ? 'ok' : 'error'}>{user.isActive ? 'Active' : 'Banned'}</Badge>
      <Badge tone={user.isAdmin ? 'warn' : 'plain'}>{user.isAdmin ? 'Admin' : 'User'}</Badge>
    </span>
  );
}

/** Each asks first; without JavaScript the buttons act at once. */
function Actions({ user, isOwn, ask }: { user: ListedUser; isOwn: boolean; ask: (asked: Asked) => void }) {
  return (
    <SaveForm className="flex flex-wrap gap-1">
      <input type="hidden" name="id" value={user.id} />
      {actionsFor(user).map((action) => (
        <Button
          key={action}
          type="submit"
          kind="quiet"
          name="intent"
          value={action}
          aria-label={`${userActions[action].does}: ${user.fullName}${isOwn ? ' (you)' : ''}`}
          onClick={(event) => {
            event.preventDefault();
            ask({ user, action });
          }}
        >
          {userActions[action].does}
        </Button>
      ))}
    </SaveForm>
  );
}
