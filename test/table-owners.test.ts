import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Which feature owns which table. Its reads and writes live there, and others call them: what a column means is then known in one place. */
const tablesOf: Record<string, string> = {
  accounts: 'account_links addresses known_devices password_requests sessions users',
  admin: 'saved_views troubles',
  areas: 'areas',
  audit: 'audit_entries undo_steps',
  cart: 'cart_lines cart_merges cut_plans',
  catalogue:
    'categories category_images documents makers price_history product_documents product_imports product_photos product_views products ' +
    'secrets wanted_photos',
  chat: 'chat_answer_log chat_answers chat_messages chat_replies chat_sessions chat_spending chat_unanswered',
  claims: 'claim_entries claim_lines claim_photos claims replacements',
  content: 'contact_messages hero_slides message_replies',
  finance: 'finance_applications',
  gallery: 'customer_photo_likes customer_photos',
  info: 'info_pages',
  kits: 'kit_choices kit_facts kit_groups kit_parts',
  mail: 'outbox',
  orders:
    'carriage_refunds collections credit_notes invoice_numbers invoices order_events order_lines order_link_requests order_links orders ' +
    'refund_lines return_lines returns shipment_lines shipments withdrawal_lines withdrawals',
  payments: 'card_stops disputes payments provider_strays refunds webhook_events',
  platform: 'document_files image_claims images migrations published_assets rate_limits',
  privacy: 'erasure_requests',
  reviews: 'review_votes reviews',
  search: 'product_terms search_misses search_words',
  settings: 'settings',
  'shopping-agents': 'agent_carts',
  stock: 'lots roll_levels stock_adjustments stock_levels',
  wishlist: 'wishlist_entries',
  'your-rooms': 'room_lists',
};

/** Joined in by whoever shows them: the size of a picture or a file beside what it is of, a colleague's name beside what they did. Never written. */
const readByAll = new Set(['document_files', 'images', 'users']);

type Exception = { where: string; tables: string; why: string; writes?: boolean };
const exceptions: Exception[] = [
  { where: 'privacy/', tables: '*', writes: true, why: 'forgets in one transaction, table by table, what kept-data.ts says of each' },
  { where: 'accounts/erase-account.server.ts', tables: 'orders reviews', writes: true, why: 'as privacy, for a whole account' },
  { where: 'orders/staff/erase-shopper.server.ts', tables: 'contact_messages', why: 'counts what an erasure would reach' },
  {
    where: 'accounts/own/',
    tables: '*',
    why: 'a copy of one’s own data names every table that holds any, as the law asks; own-data.test.ts checks that',
  },
  {
    where: 'platform/images/forget-unused.server.ts',
    tables: '*',
    why: 'asks every table with a picture in it, and the foreign keys check the list',
  },
  { where: 'platform/documents/document-files.server.ts', tables: 'documents', why: 'asks which files nothing names' },
  { where: 'platform/backup/', tables: 'orders products', why: 'asks whether the database is in use, before a catalogue or an order is known' },
  { where: 'platform/http/health.server.ts', tables: 'troubles', why: 'answers a load balancer, below all features' },
  { where: 'metrics.server.ts', tables: 'outbox payments troubles', why: 'counts what waits, in one statement' },
  { where: 'home/first-pictures.server.ts', tables: '*', why: 'the pictures to draw first, of all features in one statement' },
  { where: 'admin/read-front-page.server.ts', tables: '*', why: 'the numbers of the dashboard, in one statement' },
  { where: 'admin/reports/read-reports.server.ts', tables: 'order_lines orders products search_misses', why: 'sums over joins' },
  { where: 'admin/trouble/find-trouble.server.ts', tables: 'outbox', why: 'looks after mail that does not go' },
  { where: 'accounts/staff/users.server.ts', tables: 'orders', why: 'sorts users by what they ordered, below orders' },
  {
    where: 'catalogue/living-catalogue.server.ts',
    tables: 'reviews stock_levels',
    why: 'a card in one statement: goods, boxes, rating; reviews stand above the catalogue',
  },
  {
    where: 'catalogue/read-',
    tables: 'reviews stock_levels',
    why: 'a card in one statement: goods, boxes, rating; reviews stand above the catalogue',
  },
  { where: 'catalogue/living-catalogue.server.ts', tables: 'reviews stock_levels', why: 'the same of all products, in one pass over each table' },
  { where: 'catalogue/staff/', tables: 'lots stock_adjustments stock_levels', why: 'filters and sorts products by stock, and tells its history' },
  { where: 'catalogue/sold-products.server.ts', tables: 'stock_levels', why: 'whether it is in lots, in the statement that orders price by' },
  {
    where: 'chat/',
    tables: 'cart_lines orders product_terms products price_history reviews search_words stock_levels',
    why: 'answers within a second: one join',
  },
  {
    where: 'chat/agents/alert-staff.server.ts',
    tables: 'users',
    writes: true,
    why: 'an agent’s presence is a column of their account, written every 20 seconds',
  },
  { where: 'content/hero-slides/', tables: 'categories', why: 'first slides take the categories’ pictures; content stands below the catalogue' },
  { where: 'finance/', tables: 'products', why: 'what a lender is asked for is priced from the product; finance stands below the catalogue' },
  { where: 'stock/boxes.server.ts', tables: 'products', why: 'a product switched off has no boxes; stock stands below the catalogue' },
  { where: 'kits/list-kit-goods.server.ts', tables: 'products', why: 'a page of them by name, found by its words' },
  { where: 'lots/list-lots.server.ts', tables: 'lots products', why: 'a list of both, found by either’s words' },
  { where: 'search/', tables: 'products', why: 'the search column is an index of products; search stands below the catalogue' },
  { where: 'reviews/staff/', tables: 'products', why: 'searches and sorts reviews by what they review' },
  { where: 'orders/queries.server.ts', tables: 'product_photos products', why: 'recent purchases with their pictures, in one join' },
  { where: 'orders/staff/', tables: 'finance_applications payments', why: 'filters, counts and writes out orders by how they were paid' },
  { where: 'orders/cancel-order.server.ts', tables: 'payments', why: 'finds what has expired and is not being paid' },
  { where: 'orders/invoice/write-missing.server.ts', tables: 'refunds', why: 'finds refunds without a credit note, in one join' },
  { where: 'orders/financing/', tables: 'finance_applications', why: 'finds orders whose application nobody sent off' },
];

const owned = new Map(Object.entries(tablesOf).flatMap(([feature, tables]) => tables.split(' ').map((table) => [table, feature] as const)));
const names = [...owned.keys()].sort((a, b) => b.length - a.length).join('|');
const write = String.raw`(?:insertInto|updateTable|deleteFrom)\(\s*'|\b(?:insert into|update|delete from|truncate)\s+`;
const read = String.raw`(?:selectFrom|(?:inner|left|right|full|cross)Join|\.from|\.using)\(\s*\[?\s*'|\b(?:from|join|using|lock
  table)\s+(?:only\s+)?`;
const query = new RegExp(`(?:(?<write>${write})|${read})(?<table>${names})\\b`, 'g');

const sources = new Map(
  globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !path.includes('test-till/'))
    .map((path) => [path.replaceAll('\\', '/').slice(4), withoutComments(readFileSync(path, 'utf8'))]),
);
const queries = [...sources].flatMap(([path, code]) =>
  [...code.matchAll(query)].map(({ groups }) => ({ path, table: groups?.table ?? '', writes: groups?.write !== undefined })),
);

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

const allows = (exception: Exception, { path, table, writes }: (typeof queries)[number]) =>
  path.startsWith(exception.where) &&
  (!writes || exception.writes === true) &&
  (exception.tables === '*' || exception.tables.split(' ').includes(table));
const isAtHome = ({ path, table, writes }: (typeof queries)[number]) => path.startsWith(`${owned.get(table)}/`) || (readByAll.has(table) && !writes);

test('every table has one owner', () => {
  const schema = readFileSync('src/platform/database/schema.ts', 'utf8');
  const all = [...schema.slice(schema.indexOf('export type Database = {')).matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table);
  expect([...owned.keys()].sort()).toEqual(all.sort());
  expect(Object.values(tablesOf).join(' ').split(' ')).toHaveLength(owned.size);
});

test('a table is asked and changed by its owner alone; whoever else needs it calls the owner, or is named above with the reason', () => {
  const astray = queries.filter((each) => !isAtHome(each) && !exceptions.some((exception) => allows(exception, each)));
  expect(astray.map(({ path, table, writes }) => `${path} ${writes ? 'writes' : 'reads'} ${table} of ${owned.get(table)}`)).toEqual([]);
});

test('no exception is left over', () => {
  const away = queries.filter((each) => !isAtHome(each));
  const unused = exceptions.flatMap((exception) =>
    exception.tables
      .split(' ')
      .filter((tables) => !away.some((each) => allows({ ...exception, tables }, each)))
      .map((table) => `${exception.where} ${table}`),
  );
  expect(unused).toEqual([]);
});

test('every transaction is opened in the one way that tries again after a deadlock', () => {
  const bare = [...sources].filter(([, code]) => /\.transaction\(\)/.test(code)).map(([path]) => path);
  expect(bare).toEqual(['platform/database/in-transaction.server.ts']);
});
