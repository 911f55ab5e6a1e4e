import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import { type ServerBuild, UNSAFE_withComponentProps } from 'react-router';
import { createApp } from '../src/app.server.ts';
import { createResponseCache } from '../src/platform/http/response-cache.server.ts';
import { createImageMaker } from '../src/platform/images/derive-image.server.ts';
import { renderPages } from '../src/render-page.server.ts';
import siteMap from '../src/routes.ts';
import type { Shop } from '../src/shop.server.ts';

const modules = import.meta.glob(['/src/**/pages/*.{ts,tsx}', '/src/root.tsx']);
type Module = { default?: ComponentType } & Record<string, unknown>;

/** As the build does it, a page's component is given what its loader read. */
async function fetchModule(file: string): Promise<never> {
  const module = (await modules[`/src/${file}`]?.()) as Module;
  return { ...module, default: module.default && UNSAFE_withComponentProps(module.default as never) } as never;
}

export type Page = { id: string; parentId: string; path: string; ownPath: string | undefined; isIndex: boolean | undefined; file: string };

/** Every page of the site map, layouts included, by its whole path: `admin/orders/:id`. */
export const everyPage: Page[] = pagesIn(siteMap);

function pagesIn(entries: readonly RouteConfigEntry[], parentId = 'root', above = ''): Page[] {
  return entries.flatMap(({ id: given, file, path, index, children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/');
    const id = given ?? file.replace(/\.tsx?$/, '');
    return [{ id, parentId, path: whole, ownPath: path, isIndex: index, file }, ...pagesIn(children, id, whole)];
  });
}

/** What React Router's build makes of the site map, without building: the same routes with the same modules. No script of the browser's is in it. */
async function buildFromSource(entry: object): Promise<ServerBuild> {
  const routes: ServerBuild['routes'] = { root: { id: 'root', path: '', module: await fetchModule('root.tsx') } };
  for (const { id, parentId, ownPath, isIndex, file } of everyPage)
    routes[id] = { id, parentId, path: ownPath, index: isIndex, module: await fetchModule(file) };
  const inBrowser = Object.values(routes).map((route) => {
    const { loader, action, ErrorBoundary } = (route?.module ?? {}) as Record<string, unknown>;
    const has = { hasLoader: !!loader, hasAction: !!action, hasErrorBoundary: !!ErrorBoundary, hasDefaultExport: true };
    return [
      route?.id,
      { ...route, module: '/none.js', imports: [], css: [], ...has, hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false },
    ];
  });
  return {
    entry: { module: { ...(await import('../src/entry.server.tsx')), ...entry } },
    routes,
    assets: { entry: { imports: [], module: '/none.js' }, routes: Object.fromEntries(inBrowser), url: '/manifest.js', version: '1' },
    future: {},
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  } as unknown as ServerBuild;
}

/**
 * The whole shop as it answers requests, its pages taken from the source as it is now. Drawing them takes longest: where no HTML is wanted, they
 * are not.
 */
export async function openApp(shop: Shop, { draws = true } = {}) {
  const blank = (_: Request, status: number, headers: Headers) => new Response('page', { status, headers });

  const pictures = createImageMaker(shop, () => {});
  return createApp(shop, {
    pages: createResponseCache(1024 * 1024),
    pictures,
    files: null,
    renderPage: renderPages(await buildFromSource(draws ? {} : { default: blank }), shop),
  });
}
