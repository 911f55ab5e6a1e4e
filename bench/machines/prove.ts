/** What bench/machines.ts measures, in the namespaces that it makes. Its arguments: a folder of its own, and that of PostgreSQL's commands. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { shopArguments, shopEnvironment } from '../../scripts/shop-process.mjs';
import { openObjectStorage } from '../../test/object-storage.ts';
import { median, table } from '../figures.ts';
import { type Outcome, startLoad } from './load.ts';
import { cable, end, here, layWires, type Machine, machines, on, proxyPort, startDatabase, startProxy } from './network.ts';

const [folder = '', postgres = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const admin = { email: 'owner@floors.example', password: 'a-long-owner-password' };
const proxied = `http://${machines.proxy}:${proxyPort}`;

/** The second host's clock goes a minute ahead, in everything below. */
const minuteAhead = `data:text/javascript,${encodeURIComponent(
  `const real = Date; const now = () => real.now() + 60000;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });`,
)}`;

layWires();
const storage = await openObjectStorage(here);
const database = await startDatabase(folder, postgres);
const s3 = storage.storage;
const env = {
  ...process.env,
  ...shopEnvironment,
  SHOP_ORIGIN: proxied,
  SHOP_TRUSTED_PROXIES: '2', // nginx, and the load's own word for where it comes from.
  DATABASE_URL: database,
  SHOP_ADMIN_EMAIL: admin.email,
  SHOP_ADMIN_PASSWORD: admin.password,
  SHOP_WARM_PICTURES: '0',
  LOG_LEVEL: 'error',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  S3_REGION: s3.region,
};
const addressOf = (host: Machine, port = 3970) => `${machines[host]}:${port}`;

async function open(host: 'a' | 'b', { version = root, port = 3970 } = {}): Promise<ChildProcess> {
  const clock = host === 'b' ? ['--import', minuteAhead] : [];
  const own = { PORT: String(port), HOST: machines[host], SHOP_DATA_DIR: join(folder, `${host}-${port}`) };
  const child = on(host, [process.execPath, ...clock, ...shopArguments], { cwd: version, env: { ...env, ...own } });
  for (let tries = 0; tries < 1200; tries += 1) {
    const answer = await fetch(`http://${addressOf(host, port)}/health/ready`).catch(() => null);
    if (answer?.ok) return child;
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`The shop on ${host} did not open.`);
}

const api = async (base: string, method: string, path: string, body?: unknown, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${base}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json().catch(() => ({}))) as Record<string, never>;
};

const running = { a: await open('a'), b: await open('b') };
const lead = await startProxy(folder, root);
const both = [addressOf('a'), addressOf('b')];
const [hostA, hostB] = both.map((address) => `http://${address}`) as [string, string];
const { products } = (await api(hostA, 'GET', '/products?limit=100')) as unknown as { products: { id: string; in_stock: boolean }[] };

console.log(table(await throughput()));
const rows: { what: string; figure: string }[] = [await sessions(), await news()];
const product = await plentiful();
rows.push(...told('both restarted in turn', await under(() => roll(root))));
const next = await nextVersion();
rows.push(...told('updated in turn, with eight migrations', await under(() => roll(next))));
rows.push(...told('one host dies', await under(death)));
console.log(table(rows));
process.exit(0); // The first process of its namespace: everything else ends with it.

/** A page that is kept and one that is rendered each time, through the proxy: of more processes to one. */
async function throughput() {
  const more = [await open('a', { port: 3971 }), await open('b', { port: 3971 })];
  const four = [...both, addressOf('a', 3971), addressOf('b', 3971)];
  const rates: Record<string, number[]> = { '/': [], '/products?nobody=1': [] };
  for (const count of [1, 2, 4]) {
    await lead(four.slice(0, count));
    for (const [path, rate] of Object.entries(rates)) {
      await autocannon({ url: proxied + path, connections: 16, duration: 2 });
      const result = await autocannon({ url: proxied + path, connections: 16, duration: 4 });
      if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx} answers other than 2xx, ${result.errors} errors.`);
      rate.push(result.requests.average);
    }
  }
  await lead(both);
  for (const child of more) await end(child);
  return Object.entries(rates).map(([path, [one = 1, two = 0, four = 0]]) => ({
    page: path === '/' ? 'kept' : 'rendered each time',
    'ratio 2 : 1': (two / one).toFixed(2),
    'ratio 4 : 1': (four / one).toFixed(2),
    '1 (requests/s)': Math.round(one),
    '2 (requests/s)': Math.round(two),
    '4 (requests/s)': Math.round(four),
  }));
}

/** Who signed in at one host is known at the other, whichever clock is ahead. */
async function sessions() {
  for (const [first, second] of [both, both.toReversed()].map((pair) => pair.map((address) => `http://${address}`)) as [string, string][]) {
    const { access_token } = await api(first, 'POST', '/auth/login', admin);
    await api(second, 'GET', '/admin/hero-slides', undefined, access_token);
  }
  return { what: 'signed in at one host, known at the other, clocks a minute apart', figure: 'yes, both ways' };
}

/** How long the other host's kept page is old after staff changed something. */
async function news() {
  const { access_token } = await api(hostA, 'POST', '/auth/login', admin);
  const home = async () => (await fetch(hostB)).text();
  const waited: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const title = `Larch ${n}`;
    const slide = { title, subtitle: 'New', description: 'Wide boards.', image_url: '' };
    const { slide: made } = await api(hostA, 'POST', '/admin/hero-slides', slide, access_token);
    const since = performance.now();
    while (!(await home()).includes(title)) if (performance.now() - since > 10_000) throw new Error('The other host never heard of the slide.');
    waited.push(performance.now() - since);
    await api(hostA, 'DELETE', `/admin/hero-slides/${(made as unknown as { id: string }).id}`, undefined, access_token);
  }
  return {
    what: "a change is on the other host's kept page after (ms, median; most)",
    figure: `${Math.round(median(waited))}; ${Math.round(Math.max(...waited))}`,
  };
}

/** A product with so much stock that every shopper below may buy it. */
async function plentiful(): Promise<string> {
  const reach = ['-h', machines.database, '-p', new URL(database).port, '-U', 'shop', '-qc'];
  execFileSync(join(postgres, 'psql'), [...reach, 'update stock_levels set on_hand = 1000000'], { stdio: 'inherit' });
  const sold = (id: string) => api(hostA, 'POST', '/cart/quote', { items: [{ product_id: id, quantity: 2 }] });
  const priced = (id: string) => api(hostA, 'POST', `/products/${id}/calculate-price?area_m2=12`, {});
  let why: unknown;
  for (const { id } of products) {
    const [good] = await Promise.allSettled([sold(id).then(() => priced(id))]);
    if (good.status === 'fulfilled') return id;
    why = good.reason;
  }
  throw new Error('No product can be bought.', { cause: why });
}

async function under(work: () => Promise<unknown>): Promise<Outcome> {
  const stop = startLoad(proxied, product);
  await sleep(2000);
  await work();
  await sleep(2000);
  return stop();
}

function told(what: string, { requests, purchases, failed, slowestMs }: Outcome) {
  for (const line of failed.slice(0, 10)) console.log(`${what}: ${line}`);
  const said = readFileSync(join(folder, 'nginx.log'), 'utf8').split('\n');
  if (failed.length)
    console.log(
      said
        .filter((line) => !line.includes('Connection refused'))
        .slice(-5)
        .join('\n'),
    ); // A refusal went to the next.
  return [
    { what: `${what}: failed of so many requests`, figure: `${failed.length} of ${requests}` },
    { what: `${what}: purchases; longest wait (s)`, figure: `${purchases}; ${(slowestMs / 1000).toFixed(1)}` },
  ];
}

/** One host after the other, as docs/deploy.md says: the second when the first one is ready. */
async function roll(version: string) {
  for (const host of ['a', 'b'] as const) {
    await end(running[host]);
    running[host] = await open(host, { version });
  }
}

/** The same shop with one migration for each of eight tables that every purchase touches. */
async function nextVersion(): Promise<string> {
  const version = join(folder, 'next');
  await mkdir(version);
  execFileSync('cp', ['-a', ...['src', 'db', 'content', 'public', 'scripts', 'package.json'].map((name) => join(root, name)), version]);
  for (const name of ['node_modules', 'build']) await symlink(join(root, name), join(version, name));
  const tables = ['orders', 'order_lines', 'products', 'stock_levels', 'payments', 'outbox', 'order_events', 'settings'];
  for (const [n, name] of tables.entries()) {
    await writeFile(join(version, `db/migrations/999${n}_${name}.sql`), `alter table ${name} add column bench_note text not null default '';\n`);
  }
  return version;
}

/** Its cable first: nothing that was asked of it is refused, it is only never answered. Then it comes back. */
async function death() {
  cable('a', 'down');
  await end(running.a, 'SIGKILL');
  await sleep(25_000);
  cable('a', 'up');
  running.a = await open('a', { version: next });
}
