import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { shopIsDown } from '#platform/http/calm-page.server.ts';
import { clientAddress, clientAddressContext } from '#platform/http/client-address.server.ts';
import { databaseWasDownContext, requestIdContext, type Shop, shopContext } from './shop.server.ts';

/** React Router, with all that its loaders and actions may ask for: renders a page, or takes what a form sent. */
export function renderPages(build: ServerBuild, shop: Shop) {
  const { config } = shop;
  // Who may write here was decided before (csrf): the router is told the host that shoppers see, which behind TLS is not that of the request.
  const render = createRequestHandler(
    { ...build, allowedActionOrigins: [new URL(config.origin).host] },
    config.production ? 'production' : 'development',
  );
  return async (request: Request, http: Context): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(requestIdContext, http.get('requestId'));
    context.set(clientAddressContext, clientAddress(http, config.trustedProxies));
    const response = await render(request, context);
    return response.status === 500 && context.get(databaseWasDownContext) ? shopIsDown() : response;
  };
}
