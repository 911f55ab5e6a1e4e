import { shopContext } from '../../shop.server.ts';
import { collectOwnData } from '../own/own-data.server.ts';
import { forThisPerson, requireVisitor } from '../visitor-pages.server.ts';
import type { Route } from './+types/own-data';

/** Everything about the visitor, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const data = await collectOwnData(shop, await requireVisitor(shop, request));
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: { ...forThisPerson, 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': 'attachment; filename="my-data.json"' },
  });
}
