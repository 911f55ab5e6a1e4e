// Who may import whom. Features import downward only; pages and components may compose any feature; the docs are ARCHITECTURE.md.
const storeys = [
  ['money', 'measuring', 'surfaces'],
  ['settings', 'mail', 'audit', 'privacy', 'accounts', 'pricing', 'stock', 'delivery', 'finance', 'content', 'areas'],
  ['catalogue', 'search'],
  ['rooms', 'cart', 'wishlist', 'gallery', 'reviews'],
  ['orders', 'payments'],
  ['checkout', 'chat', 'info', 'seo', 'shopping-agents'],
  ['home', 'admin'],
];
const features = storeys.flat();
const any = (names) => `^src/(${names.join('|')})/`;

const downwardOnly = storeys.slice(0, -1).map((names, storey) => ({
  name: `${names[0]}-imports-downward`,
  comment: 'Rules and use cases import only features of their own storey or below; what is seen (pages, components) composes any.',
  severity: 'error',
  from: { path: any(names), pathNot: '/(pages|components)/|\\.test\\.tsx?$' },
  to: { path: any(storeys.slice(storey + 1).flat()) },
}));

export default {
  forbidden: [
    ...downwardOnly,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-stays-pure',
      comment: "Plain .ts files at a feature's root are rules: no React, no Node, no database, no clock.",
      severity: 'error',
      from: { path: `^src/(${features.join('|')})/[^/]+\\.ts$`, pathNot: '\\.server\\.ts$|\\.test\\.ts$|/use-[^/]+\\.ts$' },
      to: {
        path: '^src/.*\\.server\\.ts$|^src/platform/(database|http|images/.*server)|node_modules/(react|react-dom|react-router|kysely|postgres|sharp|pino|hono)/',
      },
    },
    {
      name: 'pure-needs-no-node',
      severity: 'error',
      from: { path: `^src/(${features.join('|')})/[^/]+\\.ts$`, pathNot: '\\.server\\.ts$|\\.test\\.ts$' },
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
      to: { path: '^src/.*/api\\.server\\.ts$', pathNot: '^src/test-till/' },
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
