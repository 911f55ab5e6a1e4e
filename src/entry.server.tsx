import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { contentSecurityPolicy } from '#platform/http/security-headers.server.ts';

/** Renders a page whole: it is then hashed for its content security policy, compressed, and most often kept. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  const html = await render(routerContext, request.url);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(html));
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

function render(routerContext: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      onAllReady() {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
