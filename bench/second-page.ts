/**
 * npm run bench -- second-page: how soon the next page shows once its link is touched, on a phone with a slow line (processor four times slower,
 * 150 ms there and back, 1.6 Mbit/s), in Chromium. Turn about with a bare node:http server that sends the same pages without their scripts: the
 * ratio is what they cost. Needs a built shop (npm run build) and a Chromium (CHROMIUM_PATH, or Playwright's). For the first page: pages.ts.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
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
  for (const path of ['/products', shop.firstProduct]) await fetch(shop.address + path); // Made for the first who asks.
  const rows = [];
  for (const when of ['before it woke', 'once it is awake'] as const) rows.push({ 'list, a product touched': when, ...(await compare(when)) });
  console.log(table(rows));
} finally {
  await browser.close();
  bare.close();
  await shop.close();
}

async function compare(when: 'before it woke' | 'once it is awake') {
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
  const { context, page } = await phone();
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
async function phone(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'en-GB' });
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
