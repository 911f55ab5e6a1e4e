import { z } from 'zod';
import { penceToPounds } from '#money/pence.ts';
import { call, uuid } from '#platform/api/route.ts';
import type { UserAction } from './user-actions.ts';
import { changeUser, type ListedUser, listUsers, userGone } from './users.server.ts';

const user = z
  .object({
    id: z.uuid(),
    full_name: z.string(),
    username: z.string(),
    email: z.string(),
    is_active: z.boolean(),
    is_admin: z.boolean(),
    created_at: z.iso.datetime(),
    orders_count: z.int(),
    spent: z.number().meta({ description: 'Pounds paid, less what was paid back.' }),
  })
  .meta({ id: 'StaffUser' });

const one = {
  tag: 'Admin: users',
  access: 'admin',
  params: z.object({ id: uuid }),
  missing: userGone,
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refuses: [401, 403, 404, 409],
} as const;

function change(method: 'put' | 'delete', path: `/${string}`, action: UserAction, summary: string, message: string) {
  return call({
    ...one,
    method,
    path,
    summary,
    handle: async (shop, { params: { id }, caller }) => {
      const { fullName } = await changeUser(shop, { id: caller.userId }, id, action);
      return { success: true as const, message: `${fullName} ${message}` };
    },
  });
}

/** Who has an account, and what staff may do about it. */
export const staffUserCalls = [
  call({
    method: 'get',
    path: '/admin/users',
    tag: 'Admin: users',
    access: 'admin',
    summary: 'Accounts by name, a page at a time.',
    query: z.object({
      search: z.string().max(100).default(''),
      who: z.enum(['all', 'staff', 'customers', 'banned']).default('all'),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ users: z.array(user), total: z.int(), page: z.int(), pages: z.int() }),
    refuses: [401, 403],
    handle: async (shop, { query }) => {
      const list = await listUsers(shop, query);
      return { ...list, users: list.users.map(toApi) };
    },
  }),
  change('put', '/admin/users/{id}/make-admin', 'make-admin', 'Makes somebody an administrator.', 'is now an administrator.'),
  change(
    'put',
    '/admin/users/{id}/remove-admin',
    'remove-admin',
    'Takes an administrator’s rights away, and ends their sessions.',
    'is no longer an administrator.',
  ),
  change('put', '/admin/users/{id}/ban', 'ban', 'Bans somebody, and ends their sessions.', 'has been banned and logged out everywhere.'),
  change('put', '/admin/users/{id}/unban', 'unban', 'Lets somebody log in again.', 'can log in again.'),
  change('delete', '/admin/users/{id}', 'delete', 'Deletes an account; its orders keep their goods and sums, without the person.', 'is deleted.'),
];

function toApi(listed: ListedUser): z.input<typeof user> {
  return {
    id: listed.id,
    full_name: listed.fullName,
    username: listed.username,
    email: listed.email,
    is_active: listed.isActive,
    is_admin: listed.isAdmin,
    created_at: listed.createdAt.toISOString(),
    orders_count: listed.orders,
    spent: penceToPounds(listed.spentPence),
  };
}
