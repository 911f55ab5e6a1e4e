import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shopArguments, shopEnvironment } from '../scripts/shop-process.mjs';

export type OpenShop = {
  address: string;
  process: ChildProcess;
  startedInMs: number;
  firstProduct: string;
  socketDir: string;
  close: () => Promise<void>;
};

/** The built shop in a process of its own: with a new demo shop in it, or with what is in `kept`, a folder that stays. */
export async function openShop(more: Record<string, string> = {}, kept?: string): Promise<OpenShop> {
  const port = await freePort();
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'shop-bench-')));
  const startedAt = performance.now();
  const child = spawn(process.execPath, shopArguments, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...shopEnvironment, PORT: String(port), SHOP_DATA_DIR: dataDir, LOG_LEVEL: 'error', SHOP_WARM_PICTURES: '0', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/health/ready`).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  const startedInMs = performance.now() - startedAt;
  const { products } = (await (await fetch(`${address}/api/products?limit=1`)).json()) as { products: { id: string }[] };
  const close = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  };
  return { address, process: child, startedInMs, firstProduct: `/products/${products[0]?.id}`, socketDir: join(dataDir, 'socket'), close };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function answering(url: string) {
  const isThere = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  for (let tries = 0; tries < 3000; tries += 1) {
    if (await isThere()) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within five minutes.`);
}
