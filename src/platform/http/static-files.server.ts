import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Serves the built client files, compressed beforehand by the build; those with a hash in their name never change. */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const hashed = path.includes('/assets/');
      c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  // Only what ends like a file is looked for: no page's request has to wait for the disk.
  return (c, next) => (/\.(?!data$)\w{2,11}$/.test(c.req.path) ? serve(c, next) : next());
}
