import { data } from 'react-router';
import type { User } from '#accounts/account.ts';
import { forThisPerson, requireVisitor } from '#accounts/visitor-pages.server.ts';
import type { Shop } from '../shop.server.ts';

/** The visitor of a page for staff. A guest is sent to log in and comes back; anybody else is told with 403 that it is not for them. */
export async function requireStaff(shop: Shop, request: Request): Promise<User> {
  const visitor = await requireVisitor(shop, request);
  if (!visitor.isAdmin) throw data(null, { status: 403, headers: forThisPerson });
  return visitor;
}
