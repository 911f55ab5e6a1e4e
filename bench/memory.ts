/**
 * npm run bench -- memory: what the shop's process takes of the machine's memory (resident set) in five minutes of mixed load: lists with
 * many filters, products, searches, calls of the API, pictures, rooms, carts, sixteen visitors who never rest and seldom ask for the same.
 * BENCH_MINUTES makes it shorter. Needs a built shop (npm run build).
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { table } from './figures.ts';
import { openShop } from './open-shop.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 5);
const visitors = 16;
const everyMs = 10_000;
const token = 'read-by-the-benchmark';
const words = ['oak', 'herringbone', 'grey tile', 'wool carpet', 'click', 'marbel', 'bathroom floor', 'walnut plank', 'underlay', 'porcelain 60x60'];

type Product = { id: string; images: { image_url: string; width: number }[] };
type Option = { value: string };
type Answer = { products: Product[]; facets: Record<string, Option[]> };

const shop = await openShop({ SHOP_TRUSTED_PROXIES: '1', SHOP_METRICS_TOKEN: token });
try {
  const all = await Promise.all([1, 2, 3].map(async (page) => (await ask(`/api/products?limit=100&page=${page}`)).json() as Promise<Answer>));
  const products = all.flatMap((answer) => answer.products);
  const { rooms } = (await (await ask('/api/rooms')).json()) as { rooms: { id: string }[] };
  const facets = Object.entries(all[0]?.facets ?? {}).filter(([, options]) => Array.isArray(options) && options.length);
  const draw = numbers(20261127);
  const one = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)] as T;
  const asked: Record<string, number> = {};
  const refused: Record<string, number> = {};

  const query = () => {
    const said = new URLSearchParams();
    for (let filters = Math.floor(draw() * 3); filters >= 0; filters -= 1) {
      const [name, options] = one(facets);
      said.set(name, one(options).value);
    }
    if (draw() < 0.3) said.set('max_price', String(Math.round(draw() * 200)));
    if (draw() < 0.3) said.set('sort', one(['newest', 'price-asc', 'price-desc', 'best-reviewed']));
    if (draw() < 0.3) said.set('limit', one(['10', '50', '100']));
    return said;
  };
  const picture = () => {
    const { image_url, width } = one(one(products).images);
    const widths = [160, 320, 480, 640, 960, 1280, 1920].filter((offered) => offered <= width);
    return image_url.replace(/\d+\.jpg$/, `${one(widths)}.${one(['avif', 'avif', 'avif', 'webp', 'jpg'])}`);
  };
  const quote = () => ({ items: Array.from({ length: 3 }, () => ({ product_id: one(products).id, quantity: 1 + Math.floor(draw() * 20) })) });
  // Of a hundred requests, so many are of each kind.
  const kinds: [string, number, () => [path: string, body?: unknown]][] = [
    ['lists', 25, () => [`/products?${query()}`]],
    ['products', 15, () => [`/products/${one(products).id}`]],
    ['searches', 10, () => [`/products?search=${encodeURIComponent(`${one(words)} ${one(words)}`)}&${query()}`]],
    ['lists of the API', 15, () => [`/api/products?${query()}&page=1`]],
    ['products of the API', 5, () => [`/api/products/${one(products).id}`]],
    ['suggestions', 5, () => [`/api/search/suggestions?q=${one(words).slice(0, 3 + Math.floor(draw() * 5))}`]],
    ['pictures', 12, () => [picture()]],
    ['rooms', 1, () => [`/rooms/views/${one(rooms).id}/${one(products).id}.webp?turn=${one(['0', '45', '90'])}`]],
    ['carts', 10, () => ['/api/cart/quote', quote()]],
    ['feeds', 2, () => [one(['/sitemap.xml', '/feeds/google.xml', '/robots.txt', '/api/openapi.json'])]],
  ];
  const wheel = kinds.flatMap((kind) => Array.from({ length: kind[1] }, () => kind));

  const until = performance.now() + minutes * 60_000;
  const visit = async (visitor: number) => {
    while (performance.now() < until) {
      const [kind, , make] = one(wheel);
      const [path, body] = make();
      const answer = await ask(path, visitor, body);
      await answer.arrayBuffer();
      asked[kind] = (asked[kind] ?? 0) + 1;
      if (answer.status >= 400) refused[`${kind} ${answer.status}`] = (refused[`${kind} ${answer.status}`] ?? 0) + 1;
    }
  };
  const rest = await residentMb();
  const samples: number[] = [];
  const watch = async () => {
    while (performance.now() < until) {
      await sleep(everyMs);
      samples.push(await residentMb());
    }
  };
  await Promise.all([watch(), ...Array.from({ length: visitors }, (_, visitor) => visit(visitor))]);
  console.log(table(Object.entries(asked).map(([kind, times]) => ({ asked: kind, times }))));
  if (Object.keys(refused).length) console.log('Not answered with 2xx:', refused);
  console.log(`MB every ${everyMs / 1000} s: ${samples.join(' ')}\n`);
  const heap = await metrics();
  console.log(
    table([
      { what: 'at rest, before (MB)', figure: rest },
      { what: `most in ${minutes} minutes (MB)`, figure: Math.max(...samples) },
      { what: 'at the end (MB)', figure: samples.at(-1) ?? 0 },
      { what: 'of that: JavaScript heap held (MB)', figure: heap('nodejs_heap_size_total_bytes') },
      { what: 'of that: JavaScript heap used (MB)', figure: heap('nodejs_heap_size_used_bytes') },
      { what: 'of that: young generation held (MB)', figure: heap('nodejs_heap_space_size_total_bytes{space="new"}') },
      { what: 'of that: bytes of answers and pictures (MB)', figure: heap('nodejs_external_memory_bytes') },
      { what: 'a minute after the last request (MB)', figure: await sleep(Math.min(60_000, minutes * 10_000)).then(residentMb) },
    ]),
  );
} finally {
  await shop.close();
}

function ask(path: string, visitor = 0, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {
    'accept-encoding': visitor % 4 ? 'gzip, deflate, br, zstd' : 'gzip',
    'x-forwarded-for': `10.0.0.${visitor}`,
  };
  if (!body) return fetch(`${shop.address}${path}`, { headers });
  return fetch(`${shop.address}${path}`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${shop.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** A figure of the shop's own, in MB. */
async function metrics(): Promise<(name: string) => number> {
  const text = await (await fetch(`${shop.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const figures = new Map(text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
  return (name) => Math.round((figures.get(name) ?? Number.NaN) / 2 ** 20);
}

/** The same numbers from 0 to 1 in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
