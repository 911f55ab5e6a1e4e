/**
 * npm run bench -- phone: a first visit on a phone of 2016 with a slow line (Lighthouse's: processor four times slower, 150 ms, 1.6 Mbit/s), in
 * Chromium, and the page after it. Turn about with a bare node:http server that sends the same page without its scripts: the ratio is what they
 * cost. Needs a built shop (npm run build) and a Chromium (CHROMIUM_PATH, or Playwright's).
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { median, table } from './figures.ts';
import { openShop } from './open-shop.ts';

const rounds = 5;
/** Lighthouse’s slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js */
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8, uploadThroughput: (750 * 1024 * 0.9) / 8 };
const slowerBy = 4;

const shop = await openShop();
const bare = await withoutScripts(shop.address);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  const paths = { home: '/', list: '/products', product: shop.firstProduct };
  for (const path of Object.values(paths)) await firstVisit(browser, shop.address + path); // Pictures are made for the first who asks.
  const first = [];
  for (const [what, path] of Object.entries(paths)) first.push({ what, ...(await compareFirst(path)) });
  console.log(table(first));
  const second = [];
  for (const when of ['before it woke', 'once it is awake'] as const)
    second.push({ 'list, a product touched': when, ...(await compareSecond(when)) });
  console.log(table(second));
} finally {
  await browser.close();
  bare.close();
  await shop.close();
}

async function compareFirst(path: string) {
  const pairs: { own: Visit; other: Visit }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ own: await firstVisit(browser, shop.address + path), other: await firstVisit(browser, bare.address + path) });
  }
  const own = (read: (visit: Visit) => number) => median(pairs.map((pair) => read(pair.own)));
  return {
    'largest paint to bare': median(pairs.map(({ own: mine, other }) => mine.largestMs / other.largestMs)).toFixed(2),
    'first paint (ms)': own(({ firstMs }) => firstMs).toFixed(0),
    'largest paint (ms)': own(({ largestMs }) => largestMs).toFixed(0),
    'blocked (ms)': own(({ blockedMs }) => blockedMs).toFixed(0),
    'scripts before a touch (kB)': own(({ scriptBytes }) => scriptBytes / 1000).toFixed(1),
    'fonts (kB)': own(({ fontBytes }) => fontBytes / 1000).toFixed(1),
  };
}

type Visit = { firstMs: number; largestMs: number; blockedMs: number; scriptBytes: number; fontBytes: number };

/** Somebody who was never here; looked at for three seconds after it has loaded, before the page rests. */
async function firstVisit(on: Browser, url: string): Promise<Visit> {
  const { context, page } = await phone(on);
  await page.addInitScript(() => {
    const seen = { largestMs: 0, blockedMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blockedMs += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const visit = await page.evaluate(() => {
    const sent = (ending: RegExp) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => ending.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const { seen } = window as unknown as { seen: { largestMs: number; blockedMs: number } };
    return { ...seen, firstMs: first?.startTime ?? 0, scriptBytes: sent(/\.js$/), fontBytes: sent(/\.woff2$/) };
  });
  await context.close();
  return visit;
}

async function compareSecond(when: 'before it woke' | 'once it is awake') {
  const pairs: { own: number; other: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ own: await secondPageMs(shop.address, when), other: await secondPageMs(bare.address, 'before it woke') });
  }
  return {
    'ratio to bare': median(pairs.map(({ own, other }) => own / other)).toFixed(2),
    'its heading shows after (ms)': median(pairs.map(({ own }) => own)).toFixed(0),
  };
}

/** From the touch of the list's first product to its page's first paint, by the browser's own clock. */
async function secondPageMs(address: string, when: 'before it woke' | 'once it is awake'): Promise<number> {
  const { context, page } = await phone(browser);
  await page.goto(`${address}/products`, { waitUntil: 'load' });
  if (when === 'once it is awake') {
    await page.evaluate(() => void dispatchEvent(new Event('scroll')));
    await page.waitForFunction(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')));
    await page.waitForTimeout(2000);
  }
  const link = page.locator('main article h3 a').first();
  const name = (await link.textContent()) ?? '';
  await page.addInitScript(watchForHeading, name);
  await page.evaluate(watchForHeading, name);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The list shows no product.');
  await page.evaluate(() => addEventListener('touchstart', () => sessionStorage.setItem('touched', String(Date.now())), true));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL(/\/products\/.+/);
  const ms = await page.waitForFunction(() => {
    const shown = Number(sessionStorage.getItem('shown'));
    return shown && shown - Number(sessionStorage.getItem('touched'));
  });
  const taken = (await ms.jsonValue()) as number;
  await context.close();
  return taken;
}

/** Notes when the page's first heading is `name`, and has been painted. */
function watchForHeading(name: string) {
  const look = () => {
    if (document.querySelector('h1')?.textContent?.trim() !== name.trim()) return requestAnimationFrame(look);
    return requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('shown', String(Date.now()))));
  };
  requestAnimationFrame(look);
}

/** A browser of its own, without anything kept, as slow as the phone and its line. */
async function phone(on: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await on.newContext({ ...devices['Moto G4'], locale: 'en-GB' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', line);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  return { context, page };
}

/** The same pages without any script, from a bare server; their pictures, styles and fonts come through it too. */
async function withoutScripts(origin: string) {
  const kept = new Map<string, { headers: Record<string, string>; bytes: Buffer }>();
  const server = createServer(async (request, answer) => {
    const path = request.url ?? '/';
    if (!kept.has(path)) {
      const response = await fetch(origin + path);
      const type = response.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await response.arrayBuffer());
      const isHtml = type.startsWith('text/html');
      const plain = isHtml ? Buffer.from(bytes.toString().replace(/<script[\s\S]*?<\/script>|<link rel="late"[^>]*>/g, '')) : bytes;
      const isText = isHtml || /css|svg/.test(type);
      const headers: Record<string, string> = { 'content-type': type, 'cache-control': response.headers.get('cache-control') ?? '' };
      kept.set(path, isText ? { headers: { ...headers, 'content-encoding': 'gzip' }, bytes: gzipSync(plain) } : { headers, bytes: plain });
    }
    const found = kept.get(path);
    answer.writeHead(200, found?.headers).end(found?.bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
