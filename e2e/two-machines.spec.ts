import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { openObjectStorage } from '../test/object-storage.ts';
import { ownPort } from './ports.ts';

/**
 * Two processes on one database and one object store: what staff change at one of them, shoppers see at the other. Kept
 * pages do not end by themselves, so one that changes while it is waited for was told of it: on an idle machine within a
 * second, which a busy one need not manage.
 */

const root = join(import.meta.dirname, '..');
const admin = { email: 'owner@floors.example', password: 'a-long-owner-password' };
const ports = [ownPort(8), ownPort(9)] as const;
let dataDir = '';
let storage: Awaited<ReturnType<typeof openObjectStorage>>;
const running: ChildProcess[] = [];

async function start(port: number) {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = storage.storage;
  const child = spawn(process.execPath, ['src/start.server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SHOP_DATA_DIR: dataDir,
      SHOP_DEMO: '0',
      LOG_LEVEL: 'warn',
      SHOP_ADMIN_EMAIL: admin.email,
      SHOP_ADMIN_PASSWORD: admin.password,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_REGION: region,
    },
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  while (child.exitCode === null && !output.includes('The shop is open')) await sleep(50);
  expect(output).toContain('The shop is open');
}

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-two-'));
  storage = await openObjectStorage();
  for (const port of ports) await start(port);
});
test.afterAll(async () => {
  for (const child of running.toReversed()) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  storage.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

test('a new slide and its picture are on the other’s kept home page, and gone from it again', { tag: '@every-run' }, async () => {
  const [here, there] = ports.map((port) => `http://127.0.0.1:${port}`);
  const login = await fetch(`${here}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  expect(login.status).toBe(200);
  const { access_token } = (await login.json()) as { access_token: string };
  const as = { authorization: `Bearer ${access_token}` };
  const home = async () => (await fetch(`${there}/`)).text();
  // Asked twice, the page is one that is kept.
  for (let n = 0; n < 3; n++) expect(await home()).not.toContain('Larch, from here');

  const form = new FormData();
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#9c6b3f' } })
    .jpeg()
    .toBuffer();
  form.set('image', new File([new Uint8Array(bytes)], 'larch.jpg', { type: 'image/jpeg' }));
  const kept = (await (await fetch(`${here}/api/admin/images`, { method: 'POST', headers: as, body: form })).json()) as {
    id: string;
    image_url: string;
  };
  const slide = { title: 'Larch, from here', subtitle: 'New', description: 'Wide boards.', image_url: kept.image_url };
  const created = await fetch(`${here}/api/admin/hero-slides`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/json' },
    body: JSON.stringify(slide),
  });
  expect(created.status).toBe(201);
  await expect.poll(home, { timeout: 10_000, intervals: [25] }).toContain(`/images/${kept.id}/`);
  const picture = await fetch(`${there}/images/${kept.id}/640.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  // What the shop makes ready by itself after it has started may lie there as well, of the same picture.
  const stored = [...storage.objects.keys()].filter((key) => !key.startsWith('/pictures/tried/')); // Whether the store can be written to.
  expect(stored).toEqual(expect.arrayContaining([`/pictures/derived/1/${kept.id}/640.webp`, `/pictures/originals/${kept.id}.webp`]));
  expect(stored.every((key) => key.includes(kept.id))).toBe(true);

  const { slide: made } = (await created.json()) as { slide: { id: string } };
  await fetch(`${here}/api/admin/hero-slides/${made.id}`, { method: 'DELETE', headers: as });
  await expect.poll(home, { timeout: 10_000, intervals: [25] }).not.toContain('Larch, from here');
});
