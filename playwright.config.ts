import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4173);

/** Journeys in a real browser against the built shop, on a database of its own that each run makes anew. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e-output',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/health/ready`,
    timeout: 120_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      SHOP_DATA_DIR: `.cache/e2e-data-${port}`,
      LOG_LEVEL: 'warn',
      SHOP_ADMIN_EMAIL: 'owner@floors.example',
      SHOP_ADMIN_PASSWORD: 'a-long-owner-password',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
