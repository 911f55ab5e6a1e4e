/** npm run bench -- admin: what each list for staff asks of the database, with its usual filters and sorts, over many products and orders. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listUsers } from '../src/accounts/staff/users.server.ts';
import { readStaffFrontPage } from '../src/admin/read-front-page.server.ts';
import { lastDays } from '../src/admin/reports/period.ts';
import { kitsTaken, salesByDay, salesOfGoods, samplesThatSold, searchesWithoutResult } from '../src/admin/reports/read-reports.server.ts';
import { listSuppliers } from '../src/catalogue/catalogue.server.ts';
import { readBatch, readProductDesk } from '../src/catalogue/staff/product-desk.server.ts';

import { readStaffFilters, type StaffSort } from '../src/catalogue/staff/staff-filters.ts';
import { countStock, listForStaff } from '../src/catalogue/staff/staff-list.server.ts';
import { countQueue, listQueue } from '../src/chat/agents/queue.server.ts';
import { listMessages } from '../src/content/messages/messages.server.ts';
import { createShop } from '../src/create-shop.server.ts';
import { listStaffPhotos, readPhotoWords, readStaffPhoto } from '../src/gallery/staff/photos.server.ts';
import { listOutbox } from '../src/mail/outbox.server.ts';
import { listStaffOrders, readOrderStats } from '../src/orders/staff/list-staff-orders.server.ts';
import { type OrderSort, readOrderFilter } from '../src/orders/staff/order-filter.ts';

import { readStaffOrder } from '../src/orders/staff/read-staff-order.server.ts';
import { readConfig } from '../src/platform/config.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import { listStaffReviews } from '../src/reviews/staff/reviews.server.ts';
import { median, percentile, table } from './figures.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { generateDesk } from './generate-desk.ts';

const count = Number(process.env.BENCH_DESK ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
/** A deep page of fifty: two thirds of the way. */
const deep = Math.max(2, Math.round((count / 50) * 0.66));

const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const engine = await startEmbeddedPostgres(directory);
try {
  const main = connectDatabase({ socketDir: engine.socketDir, database: 'postgres' }, 1);
  await main.sql`create database bench_admin`;
  await main.close();
  const address = { socketDir: engine.socketDir, database: 'bench_admin' };
  const making = connectDatabase(address, 2);
  await migrate(making.sql, join(import.meta.dirname, '../db/migrations'));
  await generateCatalogue(making.sql, count, false);
  await generateDesk(making.sql, count);
  await making.close();
  const shop = createShop(readConfig({ SHOP_DATA_DIR: directory }), address, createLog('silent'));
  console.log(table(await measure(shop)));
  await shop.close();
} finally {
  await engine.stop();
  await rm(directory, { recursive: true, force: true });
}

async function measure(shop: ReturnType<typeof createShop>) {
  const [order] = await shop.sql<{ id: string; reference: string; email: string }[]>`
    select id, upper(right(id::text, 8)) as reference, email from orders where user_id is not null limit 1`;
  const [product] = await shop.sql<{ id: string; sku: string }[]>`select id, sku from products order by sku offset ${Math.floor(count / 2)} limit 1`;
  const [photo] = await shop.sql<{ id: string }[]>`select id from customer_photos order by created_at limit 1`;
  if (!order || !product || !photo) throw new Error('Nothing was generated.');
  const own = randomUUID();

  const newest = { by: 'created_at', descending: true } as const;
  const orders = (query: string, sort: { by: OrderSort; descending: boolean } = newest, page = 1) => {
    const filter = readOrderFilter(new URLSearchParams(query));
    const raised = { ...filter, attention: true };
    return () =>
      Promise.all([
        listStaffOrders(shop, { ...filter, sort, page, limit: 50 }),
        readOrderStats(shop),
        query === '' && page === 1 ? listStaffOrders(shop, { ...raised, sort: newest, page: 1, limit: 20 }) : null,
      ]);
  };
  const products = (query: string, by: StaffSort = 'name', descending = false, page = 1) => {
    const filters = readStaffFilters(new URLSearchParams(query));
    return () => Promise.all([listForStaff(shop, filters, { by, descending }, page), countStock(shop), listSuppliers(shop)]);
  };
  const users =
    (search: string, who: 'all' | 'staff' | 'customers' | 'banned' = 'all', page = 1) =>
    () =>
      listUsers(shop, { search, who, page, limit: 50 });
  const reviews =
    (filter: 'all' | 'hidden' | 'low' | 'unanswered', search = '', page = 1) =>
    () =>
      listStaffReviews(shop, { filter, search, page, limit: 50 });
  const messages =
    (filter: 'open' | 'closed' | 'all', search = '', page = 1) =>
    () =>
      listMessages(shop, { filter, search, page, limit: 50 });
  const photos = (listing: Parameters<typeof listStaffPhotos>[1]) => () => Promise.all([listStaffPhotos(shop, listing), readPhotoWords(shop)]);
  const chats = (view: Parameters<typeof listQueue>[1]) => () => Promise.all([listQueue(shop, view, own), countQueue(shop, own)]);
  const reports = (days: number) => () => {
    const period = lastDays(days, new Date().toISOString().slice(0, 10));
    const asks = [salesByDay, salesOfGoods, samplesThatSold, kitsTaken, searchesWithoutResult];
    return Promise.all(asks.map((ask: (of: typeof shop, within: typeof period) => Promise<unknown>) => ask(shop, period)));
  };

  const asks: [list: string, asked: string, ask: () => Promise<unknown>][] = [
    ['dashboard', 'all of it', () => readStaffFrontPage(shop, 10)],
    ['orders', 'newest, what needs attention first', orders('')],
    ['orders', `page ${deep}`, orders('', newest, deep)],
    ['orders', 'needs attention', orders('attention=true')],
    ['orders', 'confirmed', orders('status=confirmed')],
    ['orders', `delivered, page ${Math.round(deep / 2)}`, orders('status=delivered', newest, Math.round(deep / 2))],
    ['orders', 'a month', orders(`from=${daysAgo(60)}&to=${daysAgo(30)}`)],
    ['orders', 'dearest first', orders('', { by: 'total', descending: true })],
    ['orders', 'by status', orders('', { by: 'status', descending: false })],
    ['orders', `by total, page ${deep}`, orders('', { by: 'total', descending: false }, deep)],
    ['orders', 'a reference', orders(`search=${order.reference}`)],
    ['orders', 'an e-mail', orders(`search=${encodeURIComponent(order.email)}`)],
    ['orders', 'a name, many', orders('search=quinn')],
    ['orders', 'a name, none', orders('search=zzyzx')],
    ['orders', 'a postcode', orders('search=BT20')],
    ['order', 'one', () => readStaffOrder(shop, order.id)],
    ['products', 'by name', products('')],
    ['products', `by name, page ${deep}`, products('', 'name', false, deep)],
    ['products', 'by SKU', products('', 'sku')],
    ['products', 'by category', products('', 'category')],
    ['products', 'dearest first', products('', 'price', true)],
    ['products', 'least stock first', products('', 'stock')],
    ['products', `most stock first, page ${deep}`, products('', 'stock', true, deep)],
    ['products', 'lately changed', products('', 'changed', true)],
    ['products', 'a category by price', products('category=Tiles', 'price')],
    ['products', 'a supplier', products('supplier=Verrano')],
    ['products', 'in stock', products('stock=in')],
    ['products', 'ten or fewer', products('stock=low')],
    ['products', 'none left, by stock', products('stock=out', 'stock')],
    ['products', 'not on sale', products('stock=off')],
    ['products', 'without a photo', products('lacks=photo')],
    ['products', `without a photo, page ${Math.round(deep / 25)}`, products('lacks=photo', 'name', false, Math.round(deep / 25))],
    ['products', 'without a box size', products('lacks=size')],
    ['products', 'without a description', products('lacks=description')],
    ['products', 'featured', products('featured=yes')],
    ['products', 'a word, many', products('search=oak')],
    ['products', 'a word, many, by stock', products('search=oak', 'stock')],
    ['products', 'two words', products('search=abbey+oak')],
    ['products', 'two letters', products('search=ab')],
    ['products', 'a SKU', products(`search=${product.sku}`)],
    ['products', 'a word, none', products('search=zzyzx')],
    ['product', 'one', () => readProductDesk(shop, product.id)],
    ['product editor', 'first batch', () => readBatch(shop, { number: 1, category: '' })],
    ['product editor', 'last batch', () => readBatch(shop, { number: count, category: '' })],
    ['product editor', 'of a category, deep', () => readBatch(shop, { number: Math.round(count / 8), category: 'Tiles' })],
    ['users', 'by name', users('')],
    ['users', `page ${deep}`, users('', 'all', deep)],
    ['users', 'administrators', users('', 'staff')],
    ['users', 'banned', users('', 'banned')],
    ['users', 'a name, many', users('quinn')],
    ['users', 'an e-mail', users(order.email)],
    ['users', 'a name, none', users('zzyzx')],
    ['reviews', 'newest', reviews('all')],
    ['reviews', `page ${Math.round(deep / 3)}`, reviews('all', '', Math.round(deep / 3))],
    ['reviews', 'not shown', reviews('hidden')],
    ['reviews', 'one or two stars', reviews('low')],
    ['reviews', 'without an answer', reviews('unanswered')],
    ['reviews', 'a word, many', reviews('all', 'laid')],
    ['reviews', 'a word, none', reviews('all', 'zzyzx')],
    ['messages', 'to be answered', messages('open')],
    ['messages', `closed, page ${Math.round(deep / 4)}`, messages('closed', '', Math.round(deep / 4))],
    ['messages', 'a word, many', messages('all', 'oak')],
    ['messages', 'a word, none', messages('all', 'zzyzx')],
    ['mail', 'newest', () => listOutbox(shop, { status: null, page: 1 })],
    ['mail', `sent, page ${deep}`, () => listOutbox(shop, { status: 'sent', page: deep })],
    ['mail', 'failed', () => listOutbox(shop, { status: 'failed', page: 1 })],
    ['customer photos', 'newest', photos({})],
    ['customer photos', 'page 300', photos({ page: 300 })],
    ['customer photos', 'a word', photos({ search: 'laid bangor' })],
    ['gallery editor', 'the last photo', () => readStaffPhoto(shop, photo.id)],
    ['chats', 'waiting', chats('waiting')],
    ['chats', 'with the assistant', chats('assistant')],
    ['chats', 'closed', chats('closed')],
    ['reports', 'thirty days', reports(30)],
    ['reports', 'a year', reports(365)],
  ];
  const only = process.env.BENCH_ONLY;
  const rows = [];
  for (const [list, asked, ask] of asks) {
    if (only && !`${list}: ${asked}`.includes(only)) continue;
    for (let round = 0; round < 4; round += 1) await ask();
    const times: number[] = [];
    const before = await workDone();
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await ask();
      times.push(performance.now() - from);
    }
    const work = ((await workDone()) - before) / rounds;
    rows.push({ list, asked, 'work (ms)': work.toFixed(1), 'median (ms)': median(times).toFixed(1), 'p95 (ms)': percentile(times, 0.95).toFixed(1) });
  }
  return rows;
}

/** Milliseconds of processor that this process and its database have used: what others do on the machine meanwhile is not in it. */
async function workDone(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const ticks = await Promise.all((await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(ticksOf));
  return (user + system) / 1000 + ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** Hundredths of a second of one of the database's processes, and of those that it has seen end; 0 for any other process. */
async function ticksOf(pid: string): Promise<number> {
  const [line, text] = await Promise.all(['cmdline', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')));
  if (!text || !(line?.includes(directory) || line?.includes('bench_admin'))) return 0;
  const [utime, stime, cutime, cstime] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return (utime ?? 0) + (stime ?? 0) + (line.includes(directory) ? (cutime ?? 0) + (cstime ?? 0) : 0);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10);
}
