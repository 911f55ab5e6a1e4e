import { type Context, Hono } from 'hono';
import { createApi } from '#api/api.server.ts';
import { serveDocuments } from '#catalogue/documents/serve.server.ts';
import { filterKeys } from '#catalogue/filters.ts';
import { maxSheetBytes } from '#catalogue/staff/sheets/cells.ts';
import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { answerWithin, maxPaintMs, maxUploadMs, maxWaitMs } from '#platform/http/answer-within.server.ts';
import { cachedPages } from '#platform/http/cached-pages.server.ts';
import { calmPage, shopIsDown } from '#platform/http/calm-page.server.ts';
import { askerOf } from '#platform/http/client-address.server.ts';
import { hostCookies } from '#platform/http/cookies.server.ts';
import { csrf, limitBody } from '#platform/http/csrf.server.ts';
import { finishAnswers, requestLog } from '#platform/http/finish-answers.server.ts';
import { health } from '#platform/http/health.server.ts';
import type { ResponseCache } from '#platform/http/response-cache.server.ts';

import { applePayFile, publishedAssets, staticFiles } from '#platform/http/static-files.server.ts';
import { tidyAddresses } from '#platform/http/tidy-address.server.ts';
import type { ImageMaker } from '#platform/images/derive-image.server.ts';
import { serveImages } from '#platform/images/serve.server.ts';
import { maxUploadBytes } from '#platform/images/upload-limit.ts';
import { serveRooms } from '#rooms/serve.server.ts';
import { foundBySearchEngines } from '#seo/routes.server.ts';
import { readServices } from '#settings/queries.server.ts';
import { shoppingAgents } from '#shopping-agents/serve.server.ts';
import { createMetrics, type Metrics } from './metrics.server.ts';
import type { Shop } from './shop.server.ts';
import { testTill } from './test-till/test-till.server.ts';

/** Every name that some page for everybody reads from its address. A page asked for with another name is not kept. */
const pageParameters = new Set<string>([...filterKeys, 'page', 'limit', 'sort', 'filter', 'photo', 'ids', 'product', 'subject', '_routes']);

/** A page's form holds text only, but for those that take files. */
const maxFormBytes = 64 * 1024;

type Parts = {
  pages: ResponseCache;
  pictures: ImageMaker;
  /** Where whoever serves it counts its requests. */
  metrics?: Metrics;
  /** Where the built client files are; null while Vite serves them. */
  files: string | null;
  /** React Router: renders a page, or takes what a form sent. */
  renderPage: (request: Request, http: Context) => Promise<Response>;
};

/** The order in which a request meets the parts of the shop: files and pictures, the API, kept pages, then the pages themselves. */
export function createApp(shop: Shop, { pages, pictures, metrics = createMetrics(shop), files, renderPage }: Parts): Hono {
  const app = new Hono();
  app.use(requestLog(shop.log, shop.config));
  app.use(finishAnswers());
  app.use(hostCookies(shop.config.origin));
  app.use(
    '/health/*',
    answerWithin(3000, () => new Response(null, { status: 503, headers: { 'Retry-After': '5' } })),
  );
  app.route('/health', health(shop));
  app.get('/metrics', async (c, next) => (await metrics.answer(c)) ?? next());
  app.use('/test-till/*', async (c, next) => ((await readServices(shop)).till === 'stand-in' ? next() : renderPage(c.req.raw, c)));
  app.route('/test-till', testTill(shop));
  app.route('/', shoppingAgents(shop));
  app.use(csrf(shop.config.origin));
  app.route('/api', createApi(shop));
  app.use('/images/*', answerWithin(maxWaitMs, shopIsDown));
  app.route(
    '/images',
    serveImages(pictures, shop.log, (c) => askerOf(c, shop.config.trustedProxies, maxWaitMs)),
  );
  app.use('/documents/*', answerWithin(maxWaitMs, shopIsDown));
  app.route('/documents', serveDocuments(shop));
  app.use('/rooms/*', answerWithin(maxPaintMs, shopIsDown));
  app.route('/rooms', serveRooms(shop));
  app.get('/.well-known/apple-developer-merchantid-domain-association', (c) => applePayFile(c, shop));
  app.use(tidyAddresses());
  if (files) app.use(staticFiles(files));
  if (files) app.use('/assets/*', publishedAssets(shop.sql));
  if (files) app.use(cachedPages(pages, pageParameters));
  const takesForms = limitBody(maxFormBytes);
  // Staff's forms hold long texts, and what they were read as beside them.
  const takesRecords = limitBody(4 * maxFormBytes);
  const takesSheets = limitBody(Math.max(maxSheetBytes, maxUploadBytes) + maxFormBytes);
  const [soon, later] = [answerWithin(maxWaitMs, shopIsDown), answerWithin(maxUploadMs, shopIsDown)];
  // A file of products; a document; a product's photos where there is no script to send each by itself; photos of a reported problem.
  const id = '[0-9a-f-]{36}';
  const takers = new RegExp(`^/(admin/(products/(import|${id})|documents/(new|${id}))|orders/${id}/report(/${id})?)(.data)?$`);
  const takesSheet = (path: string) => takers.test(path);
  app.use((c, next) => (takesSheet(c.req.path) ? takesSheets : c.req.path.startsWith('/admin/') ? takesRecords : takesForms)(c, next));
  app.use((c, next) => (takesSheet(c.req.path) ? later : soon)(c, next));
  app.route('/', foundBySearchEngines(shop));
  app.all('*', (c) => {
    const address = c.get('address');
    return renderPage(address === c.req.raw.url ? c.req.raw : new Request(address, c.req.raw), c);
  });
  app.onError((error, c) => {
    shop.log.error({ requestId: c.get('requestId'), err: error }, 'a request failed');
    return isDatabaseDown(error) ? shopIsDown() : calmPage(500, 'Something went wrong', 'We have made a note of it. Please try again in a moment.');
  });
  return app;
}
