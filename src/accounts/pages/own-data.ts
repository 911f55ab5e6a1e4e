import { shopContext } from '../../shop.server.ts';
import { collectOwnData } from '../own/own-data.server.ts';
import { visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/own-data';

/** Everything about the visitor, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const data = await collectOwnData(shop, context.get(visitorContext));
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': 'attachment; filename="my-data.json"' },
  });
}
