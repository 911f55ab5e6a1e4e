import { data } from 'react-router';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { shopContext } from '../../shop.server.ts';
import { listSummaries } from '../catalogue.server.ts';
import type { Route } from './+types/chosen';

const most = 200;

/** The products of `?ids=a,b,c` in that order, for pages whose ids only the browser knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').filter(isUuid).slice(0, most);
  return data({ products: await listSummaries(context.get(shopContext), ids) }, { headers: forEverybody });
}
