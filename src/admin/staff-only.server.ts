import { createContext, data, type MiddlewareFunction } from 'react-router';
import type { User } from '#accounts/account.ts';
import { neverKept, requireVisitor } from '#accounts/visitor-pages.server.ts';
import { calmPage } from '#platform/http/calm-page.server.ts';
import { shopContext } from '../shop.server.ts';

/** The member of staff who asks for a page below /admin or sends its form. */
export const staffContext = createContext<User>();

/** Let in staff alone. A guest is sent to log in and comes back; anybody else is told with 403 that it is not for them. */
const onlyStaff: MiddlewareFunction<Response> = async ({ context, request }) => {
  const visitor = await requireVisitor(context.get(shopContext), request);
  if (visitor.isAdmin) return context.set(staffContext, visitor);
  // A script shows this in the page it is on. A page of its own stands without the shop's frame, which nothing was read for.
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 403 });
  return calmPage(403, 'Access Denied', 'Admin access required');
};

export const staffPages = [neverKept, onlyStaff];
