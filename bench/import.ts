/**
 * npm run bench -- import: a file of 10,000 of 100,000 products whose prices change, as staff bring it in: sent, looked at, and done; meanwhile a
 * shopper looks at products that nobody asked for before. Each answer against bare node:http, which takes the same bytes and sends the same.
 * Needs a built shop (npm run build); the filled one is that of `npm run bench -- scale`.
 */
import { table } from './figures.ts';
import { openBare } from './open-bare.ts';
import { openScale } from './open-scale.ts';

const rows = Number(process.env.BENCH_ROWS ?? 10_000);
const { shop, sql, staff, close } = await openScale();
const page = `${shop.address}/admin/products/import`;
const bare = await openBare(Buffer.alloc(100), {});
try {
  const products = await sql<{ id: string; sku: string; name: string; price: number }[]>`
    select id, sku, name, price_pence as price from products where not is_archived order by sku limit ${rows}`;
  const cents = (pence: number) => (pence / 100).toFixed(2);
  const lines = products.map(({ sku, price }) => `${sku},${cents(price + (price % 2 ? 1 : -1))}`);
  const form = new FormData();
  form.set('file', new File([['sku,price', ...lines].join('\n')], 'prices.csv'));
  const figures = [];
  const sent = await timed(page, { method: 'POST', body: form, headers: staff, redirect: 'manual' });
  const file = sent.location.split('file=')[1] ?? '';
  figures.push({ what: `a file of ${rows.toLocaleString('en-GB')} rows sent`, ...sent.figures });
  figures.push({ what: 'what it would do, looked at', ...(await timed(`${page}?file=${file}`, { headers: staff })).figures });
  const apply = new URLSearchParams({ intent: 'apply', file });
  const shoppers = watchShoppers(products.map(({ id }) => id));
  const since = performance.now();
  const applied = await timed(page, { method: 'POST', body: apply, headers: staff, redirect: 'manual' });
  figures.push({ what: 'done: the answer', ...applied.figures });
  for (;;) {
    const [row] = await sql<{ applied_at: Date | null }[]>`select applied_at from product_imports where id = ${file}`;
    if (row?.applied_at) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const took = performance.now() - since;
  figures.push({ what: 'done: the whole', 'ratio to bare': '', ms: took.toFixed(0) });
  figures.push({
    what: 'meanwhile a shopper waited for a product, at most',
    'ratio to bare': '',
    ms: Math.max(...(await shoppers.stop())).toFixed(0),
  });
  console.log(table(figures));
} finally {
  await bare.close();
  await close();
}

async function timed(url: string, init: RequestInit) {
  const own = await once(url, init);
  const other = await once(bare.address, init);
  return { location: own.location, figures: { 'ratio to bare': (own.ms / other.ms).toFixed(0), ms: own.ms.toFixed(0) } };
}

async function once(url: string, init: RequestInit) {
  const since = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}.`);
  return { location: answer.headers.get('location') ?? '', ms: performance.now() - since };
}

function watchShoppers(ids: readonly string[]) {
  const times: number[] = [];
  let stopped = false;
  const looking = (async () => {
    for (let nth = 0; !stopped; nth += 1) times.push((await once(`${shop.address}/products/${ids[(nth * 97) % ids.length]}`, {})).ms);
  })();
  return {
    stop: async () => {
      stopped = true;
      await looking;
      return times;
    },
  };
}
