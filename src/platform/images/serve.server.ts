import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { isDatabaseDown } from '../database/in-transaction.server.ts';
import type { Log } from '../log.server.ts';
import { type ImageFormat, imageFormats, imageWidths } from './address.ts';
import type { ImageMaker, WantedImage } from './derive-image.server.ts';
import { type Asker, TooManyWaiting } from './fair-turns.ts';

export const noPicture = 'There is no such picture.';

const types: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** GET /images/{id}/{width}.{avif|webp|jpg}. What an address holds never changes, so browsers keep it for a year. */
export function serveImages(maker: ImageMaker, log: Log, askerOf: (c: Context) => Asker) {
  return new Hono()
    .get('/:id/:file', async (c) => {
      const wanted = readWanted(c.req.param('id'), c.req.param('file'));
      if (!wanted) return missing();
      const bytes = await maker.get(wanted, askerOf(c));
      if (!bytes) return missing();
      const headers = {
        'Content-Type': types[wanted.format],
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${wanted.id}-${wanted.width}-${wanted.format}"`,
      };
      if (c.req.header('if-none-match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
      return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
    })
    .all('*', (c) => (c.req.method === 'GET' ? missing() : new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })))
    .onError((error, c) => {
      const isCrowded = error instanceof TooManyWaiting;
      const down = isCrowded || isDatabaseDown(error);
      if (!isCrowded) log.error({ err: error, requestId: c.get('requestId') }, 'a picture could not be made');
      return down ? new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } }) : missing();
    });
}

function readWanted(id: string, file: string): WantedImage | null {
  const [, digits, extension] = /^(\d{1,5})\.(\w{3,4})$/.exec(file) ?? [];
  const width = imageWidths.find((offered) => String(offered) === digits);
  const format = imageFormats.find((offered) => offered === extension);
  return /^[0-9a-f]{24}$/.test(id) && width && format ? { id, width, format } : null;
}

function missing(): Response {
  return new Response(noPicture, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/**
 * Makes pictures that the first visitors will want, one at a time, resting as long as it worked and standing back while
 * anybody waits for a picture. Returns the function that ends it.
 */
export function warmImages(maker: ImageMaker, wanted: () => Promise<readonly WantedImage[]>, log: Log): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });
  const work = async () => {
    await rest(1500);
    let made = 0;
    for (const image of await wanted()) {
      if (await maker.isMade(image)) continue;
      while (maker.isBusy()) await rest(200);
      const started = performance.now();
      await maker.get(image);
      made += 1;
      await rest(performance.now() - started);
    }
    if (made) log.info({ made }, 'pictures made ready');
  };
  work().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'pictures were not made ready');
  });
  return () => stopped.abort();
}
