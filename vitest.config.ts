import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/database.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } }, // However busy the machine is; what is polled for comes at once or never.
    maxWorkers: 3, // On two processors: tests wait as often as they work.
    isolate: false, // Most of a file's time is fetching what the file before it has fetched. No test replaces a module.
    // Tests cut connections off. If one is asking for its types just then, postgres.js loses a rejection that the shop outlives
    // (src/start.server.ts) and a run of tests would not.
    onUnhandledError: (error) => !('query' in error && String(error.query).includes('typarray')),
  },
});
