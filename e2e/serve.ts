/** The shop for the browser tests: always a new database, so that each run starts from the same demo shop. */
import { rm } from 'node:fs/promises';

await rm(process.env.SHOP_DATA_DIR ?? '.cache/e2e-data', { recursive: true, force: true });
await import('../src/start.server.ts');
