/**
 * npm run bench -- pages: what the first load of a page costs a phone, in bytes as sent (brotli), before anything is touched;
 * and what Lighthouse says of it on its mobile settings. Needs a built shop and a Chromium (CHROMIUM_PATH).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { table } from './figures.ts';
import { openShop } from './open-shop.ts';

const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
/** Lighthouse's phone, so that its pictures are made before it is timed. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const shop = await openShop();
try {
  const targets = { home: '/', list: '/products', product: shop.firstProduct };
  const sizes = [];
  for (const [page, path] of Object.entries(targets)) sizes.push({ page, ...(await firstLoad(path)) });
  console.log(table(sizes));
  const scores = Object.entries(targets).flatMap(([page, path]) => lighthouse(page, path));
  if (scores.length) console.log(table(scores));
} finally {
  await shop.close();
}

/** Bytes on the wire by kind, in kB. */
async function firstLoad(path: string) {
  const browser = await chromium.launch({ executablePath: browserPath, args: flags });
  const page = await browser.newPage(phone);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(`${shop.address}${path}`, { waitUntil: 'networkidle' });
  await browser.close();
  const of = (kind: string) => kB(bytes[kind] ?? 0);
  return { 'JavaScript kB': of('Script'), 'HTML kB': of('Document'), 'CSS kB': of('Stylesheet'), 'fonts kB': of('Font'), 'pictures kB': of('Image') };
}

function lighthouse(page: string, path: string) {
  if (!existsSync(browserPath)) return [];
  const run = spawnSync(
    'npx',
    ['--yes', 'lighthouse@13.5.0', `${shop.address}${path}`, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  );
  if (run.status !== 0) {
    console.error(`Lighthouse did not run: ${run.stderr.split('\n')[0]}`);
    return [];
  }
  const { categories, audits } = JSON.parse(run.stdout) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { displayValue?: string }>;
  };
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return [
    {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      LCP: audits['largest-contentful-paint']?.displayValue ?? '',
      CLS: audits['cumulative-layout-shift']?.displayValue ?? '',
      TBT: audits['total-blocking-time']?.displayValue ?? '',
    },
  ];
}
