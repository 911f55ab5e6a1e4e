import { Hono } from 'hono';
import { documentKey } from '#platform/documents/document-files.server.ts';
import type { Shop } from '../../shop.server.ts';

const noDocument = 'There is no such document.';

/**
 * A document may run nothing, whatever is in it, and may not be shown within another site's page. A browser draws a PDF as an object of its own
 * address. https://www.w3.org/TR/CSP3/
 */
const policy =
  "default-src 'none'; script-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** GET /documents/{file}/{name}.pdf. What an address holds never changes, so browsers keep it for a year; one that no document names is gone. */
export function serveDocuments(shop: Pick<Shop, 'db' | 'images' | 'log'>): Hono {
  return new Hono()
    .get('/:file/:name{[a-z0-9-]{1,80}\\.pdf}', async (c) => {
      const { file, name } = c.req.param();
      const isKept = /^[0-9a-f]{24}-[0-9a-f]{8}$/.test(file) && (await isNamed(shop, file));
      const ETag = `"${file}"`;
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${name}"`,
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag,
      };
      if (isKept && c.req.header('if-none-match')?.includes(ETag)) return new Response(null, { status: 304, headers });
      const bytes = isKept ? await shop.images.read(documentKey(file)) : null;
      if (!bytes) return missing();
      return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
    })
    .all('*', (c) => (c.req.method === 'GET' ? missing() : new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })))
    .onError((error, c) => {
      shop.log.error({ err: error, requestId: c.get('requestId') }, 'a document could not be read');
      return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
    });
}

async function isNamed({ db }: Pick<Shop, 'db'>, file: string): Promise<boolean> {
  return (await db.selectFrom('documents').select('id').where('file', '=', file).limit(1).executeTakeFirst()) !== undefined;
}

function missing(): Response {
  return new Response(noDocument, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
}
