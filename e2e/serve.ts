/** The shop for the browser tests: always a new database, so that each run starts from the same demo shop. */
import { rm } from 'node:fs/promises';
import { startTlsProxy } from './tls-proxy.ts';

await rm(process.env.SHOP_DATA_DIR ?? '.cache/e2e-data', { recursive: true, force: true });
if (process.env.E2E_TLS_PORT) startTlsProxy(Number(process.env.E2E_TLS_PORT), Number(process.env.PORT));
await import('../src/start.server.ts');
