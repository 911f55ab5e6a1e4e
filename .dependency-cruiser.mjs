import { readdirSync } from 'node:fs';

// Who may import whom; the docs are ARCHITECTURE.md. One order of all features: each imports only those before it, so no two know each other.
const features = [
  ['surfaces', 'money', 'audit', 'stock', 'areas', 'search', 'measuring', 'pricing', 'settings', 'delivery', 'tax', 'mail', 'privacy'],
  ['finance', 'payments', 'accounts', 'content'],
  ['catalogue', 'your-rooms', 'kits', 'gallery', 'rooms', 'wishlist', 'cart'],
  ['orders', 'lots', 'claims', 'left-over', 'reviews', 'test-till', 'checkout', 'chat', 'info', 'shopping-agents', 'seo', 'site', 'home', 'admin'],
].flat();
/** What is seen is put together in an order of its own: a product's card holds a heart, and the cart's button. */
const components = [
  [
    'tax',
    'delivery',
    'measuring',
    'stock',
    'settings',
    'audit',
    'privacy',
    'accounts',
    'areas',
    'content',
    'finance',
    'payments',
    'reviews',
    'gallery',
  ],
  ['cart', 'wishlist', 'your-rooms', 'kits', 'catalogue', 'rooms', 'orders', 'shopping-agents', 'checkout', 'chat', 'info', 'site', 'home'],
  'admin',
].flat();
const unlisted = readdirSync(new URL('./src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...features, 'api', 'platform', 'ui'].includes(entry.name))
  .map(({ name }) => name);
if (unlisted.length) throw new Error(`Features without a place in the order: ${unlisted.join(', ')}.`);
/** The test till stands apart, as a provider does; the site's frame has no rules. */
const withRules = features.filter((name) => name !== 'test-till' && name !== 'site');
const any = (names) => `^src/(${names.join('|')})/`;

const downward = features.slice(0, -1).map((name, at) => ({
  name: `${name}-imports-downward`,
  comment: 'Rules and use cases import only features that stand before their own; what is seen (pages, components) composes any.',
  severity: 'error',
  from: { path: any([name]), pathNot: '/(pages|components)/|\\.test\\.tsx?$' },
  to: { path: any(features.slice(at + 1)) },
}));

const componentsDownward = components.slice(0, -1).map((name, at) => ({
  name: `components-of-${name}-import-downward`,
  severity: 'error',
  from: { path: `^src/${name}/components/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${components.slice(at + 1).join('|')})/components/` },
}));

export default {
  forbidden: [
    ...downward,
    ...componentsDownward,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-stays-pure',
      comment: "Plain .ts files at a feature's root are rules: no React, no Node, no database, no clock.",
      severity: 'error',
      from: { path: `^src/(${withRules.join('|')})/[^/]+\\.ts$`, pathNot: '\\.server\\.ts$|\\.test\\.ts$|/use-[^/]+\\.ts$' },
      to: {
        path: '^src/.*\\.server\\.ts$|^src/platform/(database|http|images/.*server)|node_modules/(react|react-dom|react-router|kysely|postgres|sharp|pino|hono)/',
      },
    },
    {
      name: 'pure-needs-no-node',
      severity: 'error',
      from: { path: `^src/(${withRules.join('|')})/[^/]+\\.ts$`, pathNot: '\\.server\\.ts$|\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'ui-knows-no-feature', severity: 'error', from: { path: '^src/ui/' }, to: { path: any(features) } },
    { name: 'platform-knows-no-feature', severity: 'error', from: { path: '^src/platform/' }, to: { path: [any(features), '^src/(api|ui)/'] } },
    {
      name: 'api-only-mounts',
      comment: 'src/api mounts the features’ api.server.ts and knows nothing else of them.',
      severity: 'error',
      from: { path: '^src/api/', pathNot: '\\.test\\.ts$' },
      to: { path: any(features), pathNot: '/api\\.server\\.ts$' },
    },
    {
      name: 'calls-are-nobody’s-parts',
      comment: 'What a call needs and a page too stands in the use case.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/|\\.test\\.tsx?$|^src/app\\.server\\.ts$' },
      to: { path: '^src/.*/api\\.server\\.ts$' },
    },
    { name: 'features-know-no-api', severity: 'error', from: { path: any(features), pathNot: '\\.test\\.tsx?$' }, to: { path: '^src/api/' } },
    {
      name: 'pages-are-nobody’s-parts',
      severity: 'error',
      from: { pathNot: '^src/routes\\.ts$' },
      to: { path: '^src/[^/]+/pages/' },
    },
    {
      name: 'shop-needs-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|e2e|bench|scripts)/|\\.test\\.tsx?$' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|\\.css$|\\?|^cloudflare' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    parser: 'swc',
  },
};
