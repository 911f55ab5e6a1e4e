import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { hideAtOnce } from '#home/components/banner.tsx';
import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { cardFormSources, contentSecurityPolicy, takeNonces, takesCards } from '#platform/http/security-headers.server.ts';
import { RequestId } from '#site/later-error-page.tsx';
import { nearRoutes } from '#site/near-routes.server.ts';
import { wakesOnTouch } from '#site/wakes-on-touch.server.ts';
import { databaseWasDownContext, requestIdContext, shopContext } from './shop.server.ts';

/**
 * Renders a page whole: it is then hashed for its content security policy, compressed, and most often kept. In between it is one character a
 * byte (latin1), so that it is neither decoded nor encoded, and takes half the memory: what is put in or looked for is ASCII.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const requestId = status >= 500 ? context.get(requestIdContext) : null;
  const nonce = randomBytes(16).toString('base64url');
  const { log } = context.get(shopContext);
  const onError = (err: unknown) => {
    if (!isTheirs(err)) log.error({ requestId: context.get(requestIdContext), err }, 'a part of a page failed');
  };
  const { html: whole, scripts: framework } = takeNonces(await render(routerContext, request.url, requestId, nonce, onError), nonce);
  const isBrowsed = import.meta.env.PROD && headers.get('Cache-Control') === forEverybody['Cache-Control'];
  const { html, scripts } = isBrowsed ? wakesOnTouch(whole) : { html: whole, scripts: [] };
  const own = [...framework, ...scripts, ...(html.includes(hideAtOnce) ? [hideAtOnce] : [])].map((script) => Buffer.from(script, 'latin1'));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { lender, square } = context.get(shopContext).config;
  const more = takesCards(new URL(request.url).pathname) ? cardFormSources(square) : null;
  headers.set('Content-Security-Policy', contentSecurityPolicy(own, lender?.url, more));
  // A wallet's sheet is a window of its own, which tells this one what was paid with.
  if (more) headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  return new Response(request.method === 'HEAD' ? null : Buffer.from(html, 'latin1'), { status, headers });
}

/** What a visitor asked for wrongly is no fault of ours. */
function isTheirs(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** A fault in a loader, an action or a page: logged under the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isTheirs(error)) return;
  if (isDatabaseDown(error)) context.set(databaseWasDownContext, true);
  context.get(shopContext).log.error({ requestId: context.get(requestIdContext), path: new URL(request.url).pathname, err: error }, 'page failed');
};

function render(
  routerContext: EntryContext,
  url: string,
  requestId: string | null,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const { manifest, staticHandlerContext } = routerContext;
  const near = { ...manifest, routes: nearRoutes(manifest.routes, staticHandlerContext.matches.at(-1)?.route.id ?? '') };
  return new Promise((resolve, reject) => {
    const page = (
      <RequestId value={requestId}>
        <ServerRouter context={{ ...routerContext, manifest: near }} url={url} nonce={nonce} />
      </RequestId>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place, however large, so that it is there without JavaScript too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const written: Buffer[] = [];
        const write = (chunk: Buffer, _: string, done: () => void) => {
          written.push(chunk);
          done();
        };
        pipe(new Writable({ write, final: () => resolve(Buffer.concat(written).toString('latin1')) }));
      },
      onShellError: reject,
      // React would print the error whole.
      onError,
    });
  });
}
