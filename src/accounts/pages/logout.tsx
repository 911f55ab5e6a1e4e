import { redirect } from 'react-router';
import { shopContext } from '../../shop.server.ts';
import { endEverySession, readVisitor } from '../session.server.ts';
import { goHomeLoggedOut } from '../visitor-pages.server.ts';
import type { Route } from './+types/logout';

/** Logging out is a form sent here; somebody who only looks is sent home, still logged in. */
export function loader() {
  return redirect('/');
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visitor = await readVisitor(shop, request);
  if (visitor) await endEverySession(shop.db, visitor.id);
  return goHomeLoggedOut(shop);
}
