import cluster from 'node:cluster';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { firstPictures } from '#home/first-pictures.server.ts';
import { shareOf } from '#platform/cache.server.ts';
import { listenForChanges } from '#platform/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import type { DatabaseAddress } from '#platform/database/connect.server.ts';
import { createHttpHandler, type Front, forgetAnswers } from '#platform/http/front.server.ts';
import { createResponseCache } from '#platform/http/response-cache.server.ts';
import { keepAssets, publishAssets } from '#platform/http/static-files.server.ts';
import { createImageMaker } from '#platform/images/derive-image.server.ts';
import { warmImages } from '#platform/images/serve.server.ts';
import { runJobs } from '#platform/jobs.server.ts';
import type { Log } from '#platform/log.server.ts';
import { serviceNotes } from '#settings/public-settings.ts';
import { readServices } from '#settings/queries.server.ts';
import { createApp } from './app.server.ts';
import { createShop } from './create-shop.server.ts';
import { shopJobs } from './jobs.server.ts';
import { createMetrics } from './metrics.server.ts';
import { renderPages } from './render-page.server.ts';

const pagesGoStaleAfterMs = 5 * 60 * 1000;

/**
 * The whole shop as one fetch handler, and what closes it: its own work first, which may already happen while the last visitors are answered.
 * `files`: where the built client files are; null while Vite serves them.
 */
export async function createServer(config: Config, address: DatabaseAddress, log: Log, files: string | null) {
  const shop = createShop(config, address, log);
  const pages = createResponseCache(shareOf('pages', config));
  const front: Front = createHttpHandler((request, beside) => app.fetch(request, beside), config, shareOf('addresses of pages', config));
  const { heard, known, forgetAll } = forgetAnswers(pages, front);
  const stopListening = await listenForChanges(shop.sql, (change) => {
    heard(change);
    void shop.tellChange(change).then(() => known(change));
  });
  await shop.catalogue.snapshot();
  const pictures = createImageMaker(shop, (err) => log.error({ err }, 'a picture could not be kept'));
  const metrics = createMetrics(shop);
  const app = createApp(shop, { pages, pictures, metrics, files, renderPage: renderPages(build, shop) });
  const assets = files && join(files, 'assets');
  if (assets) await publishAssets(shop.sql, assets);

  // Where several processes answer, one of them makes pictures ready for all.
  const warms = config.production && config.warmsPictures && (!cluster.worker || cluster.worker.id === 1);
  const stopWarming = warms ? warmImages(pictures, () => firstPictures(shop), log) : () => {};

  // Some of what pages say goes by the clock: when a promotion ends, whether the showroom is open.
  const refreshing = setInterval(forgetAll, pagesGoStaleAfterMs).unref();

  const services = await readServices(shop);
  const notes = serviceNotes(services);
  if (notes.length) log.warn(notes.join(' '));
  if (config.holdsMail) log.warn('Letters are held back: SHOP_MAIL_HOLD is set.');
  // The card provider's client is large: where it takes money, reading it for the first who pays would hold up everybody for a second.
  if (config.production && services.till === 'account') await import('square');
  const jobs = runJobs([...shopJobs(shop), ...(assets ? [keepAssets(shop.sql, assets)] : [])].map(metrics.counted), log);

  const close = async () => {
    await jobs.stop();
    clearInterval(refreshing);
    stopWarming();
    await stopListening().catch(() => {});
    await shop.close();
  };
  return { fetch: front.fetch, observe: metrics.observe, stopJobs: jobs.stop, close };
}
