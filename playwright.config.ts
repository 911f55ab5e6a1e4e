import { defineConfig } from '@playwright/test';
import { areWalked } from './e2e/engines/browsers.ts';
import { enginesPort, shopPort, staffPort } from './e2e/ports.ts';
import { proxyKey, trustProxy } from './e2e/tls-proxy.ts';

/** What staff change, shoppers' journeys must not meet halfway: they have a shop of their own. */
const staffSpecs = '**/admin-*.spec.ts';
/** These start browsers of their own, where there are any. */
const enginesSpec = '**/engines.spec.ts';
/** This file is read once in each worker: to the shop each is a household of its own, as limits are counted by address. */
const household = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${process.pid % 256}`;

/** The same shop is a card's bank too, under another name: its frame is of another origin, as every bank's is. */
const behindTls = (port: number) => ({
  E2E_TLS_PORT: String(port),
  SHOP_ORIGIN: `https://localhost:${port}`,
  SHOP_TEST_BANK_ORIGIN: `https://127.0.0.1:${port}`,
});

trustProxy();

/** Journeys in a real browser against the built shop, on a database of its own that each run makes anew. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e-output',
  fullyParallel: true,
  workers: 3, // On two processors: journeys wait as often as they work.
  retries: 1, // What passes only then is told at the end of npm test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: `https://localhost:${shopPort}`,
    extraHTTPHeaders: { 'x-forwarded-for': household },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' }, // Half of a page's work is drawing what moves, which few journeys are about.
    timezoneId: 'Europe/London',
    // What a trace costs is a third of a run: only what has failed once is traced.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        `--ignore-certificate-errors-spki-list=${proxyKey}`, // Trusted, not only let pass: what is not trusted is not cached.
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [staffSpecs, enginesSpec], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [staffSpecs, enginesSpec],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
    { name: 'engines', testMatch: enginesSpec, use: { baseURL: `https://localhost:${enginesPort}` } },
    { name: 'staff', testMatch: staffSpecs, use: { baseURL: address(staffPort), viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    // Shoppers' journeys go through TLS, as they do in a real shop.
    { ...shop(shopPort + 10, behindTls(shopPort)), ignoreHTTPSErrors: true },
    shop(staffPort),
    ...(areWalked() ? [shop(enginesPort + 10, behindTls(enginesPort))] : []),
  ],
});

function address(of: number): string {
  return `http://localhost:${of}`;
}

function shop(on: number, more: Record<string, string> = {}) {
  return {
    command: 'node e2e/serve.ts',
    url: `${address(on)}/health/ready`,
    timeout: 120_000,
    stdout: 'ignore' as const,
    env: {
      PORT: String(on),
      NODE_ENV: 'production',
      SHOP_DATA_DIR: `.cache/e2e-data-${on}`,
      LOG_LEVEL: 'warn',
      SHOP_ADMIN_EMAIL: 'owner@floors.example',
      SHOP_ADMIN_PASSWORD: 'a-long-owner-password',
      SHOP_TRUSTED_PROXIES: '1',
      SHOP_WARM_PICTURES: '0', // Pictures are made for who looks at them.
      ...more,
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  };
}
