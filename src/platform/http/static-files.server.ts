import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Sql } from 'postgres';
import type { Config } from '../config.server.ts';
import type { Job } from '../jobs.server.ts';
import type { Log } from '../log.server.ts';

export const noSuchFile = 'There is no such file.';

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

/** How long a page of a version that nobody runs any more still finds its scripts. */
const keptDays = 7;

/** Puts the hashed files of `folder` where the processes of every version find them, and notes that they are wanted. */
export async function publishAssets(sql: Sql, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const known = await sql<{ name: string }[]>`update published_assets set wanted_at = now() where name = any(${names}) returning name`;
  const there = new Set(known.map(({ name }) => name));
  const missing = await Promise.all(
    names.filter((name) => !there.has(name)).map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  );
  if (missing.length) await sql`insert into published_assets ${sql(missing)} on conflict do nothing`;
}

/** Publishes the files of `folder` again and again while this process runs, and takes away what no process has wanted for a week. */
export function keepAssets(sql: Sql, folder: string): Job {
  return {
    name: 'keep assets',
    everySeconds: 6 * 3600,
    run: async () => {
      await publishAssets(sql, folder);
      await sql`delete from published_assets where wanted_at < now() - ${`${keptDays} days`}::interval`;
      return false;
    },
  };
}

/** Serves a hashed file that is not in this version's own folder: another version's pages name it. */
export function publishedAssets(sql: Sql): MiddlewareHandler {
  return async (c, next) => {
    const name = c.req.path.slice('/assets/'.length);
    if (!['GET', 'HEAD'].includes(c.req.method) || !/^[\w.-]{1,200}$/.test(name)) return next();
    const [asset] = await sql<{ content: Uint8Array<ArrayBuffer> }[]>`select content from published_assets where name = ${name}`;
    if (!asset) return next();
    return c.body(asset.content, 200, {
      'Content-Type': getMimeType(extname(name)) ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  };
}

/** By this file Apple knows that the shop may offer Apple Pay. https://developer.squareup.com/docs/web-payments/apple-pay */
export async function applePayFile(c: Context, { config, log }: { config: Config; log: Log }): Promise<Response> {
  const none = () => c.text(`${noSuchFile}\n`, 404);
  if (!config.applePayFile) return none();
  try {
    // It has no ending, and Apple asks for plain text.
    return c.body(await readFile(config.applePayFile), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  } catch (error) {
    log.error({ err: error }, 'the file named by SHOP_APPLE_PAY_FILE cannot be read');
    return none();
  }
}
