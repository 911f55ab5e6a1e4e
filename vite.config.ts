import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import settings from './package.json' with { type: 'json' };

/** What stands round every page, and what it wakes up with. */
const everyPage = modules(`
  accounts/components/account-links accounts/use-visitor site/frame site/header site/later-error-page site/links
  site/ribbons site/search-form site/use-suggestions ui/client-navigation
  ui/lazy-part ui/notices ui/typed-before ui/hydrate-later
`);
/** What a product needs wherever it is shown, and what it needs to be bought. */
const everyProduct = modules(`
  cart/components/sample-button catalogue/components/compare-tick catalogue/components/later
  catalogue/components/rating-line catalogue/use-compared stock/components/stock-words wishlist/components/wish-button
`);
const buying = modules('ui/quantity-stepper');
const measuring = modules(`
  measuring/area measuring/boxes measuring/components/calculator
`);
/** What most of a shopper's pages share. Named one by one: what only staff's pages share, and all that it needs, is no shopper's to fetch. */
const maxPageCount = modules(`
  cart/components/cart-form catalogue/components/price-tag catalogue/selling-unit delivery/delivery money/pence
  platform/images/address platform/read-decimal pricing/price-per-m2 settings/components/use-shop-settings stock/stock-band ui/badge
  ui/button ui/class-names ui/icons ui/kept-in-browser ui/page ui/picture
`);

/** Matches modules of src/ by their paths without extension. One that is not there fails the build: it would be packed elsewhere unnoticed. */
function modules(names: string): RegExp {
  const paths = names.trim().split(/\s+/);
  for (const path of paths)
    if (!['ts', 'tsx'].some((end) => existsSync(`src/${path}.${end}`))) throw new Error(`vite.config.ts names src/${path}, which is not there.`);
  return new RegExp(`/src/(${paths.join('|')})\\.tsx?$`);
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // The oldest browsers that are to work; test/newer-than.test.ts looks after what no build can make older.
    target: settings.browserslist.map((oldest) => oldest.replace(/^ios_saf/, 'ios').replace(' ', '')),
    // Wherever something is fetched later, neither it nor what every page has already need be named beside it.
    modulePreload: {
      resolveDependencies: (itself, files) => files.filter((file) => file !== itself && !/\/(react|frame|shop|rolldown-runtime)-/.test(file)),
    },
  },
  environments: {
    // What every page needs, and what most need, in one file each: a few files pack tighter than thirty and come sooner.
    client: {
      // Zod would try whether it may make code of strings, which the page's policy forbids and browsers report.
      define: { 'globalThis.__zod_globalConfig': '({ jitless: true })' },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
                { name: 'frame', test: everyPage, priority: 3 },
                { name: 'shop', test: maxPageCount, priority: 2 },
                { name: 'product', test: everyProduct, priority: 1 },
                { name: 'buying', test: buying, priority: 1 },
                { name: 'measuring', test: measuring },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole shop (src/server.ts), not only React Router's routes: one copy of every module.
    ssr: { build: { rollupOptions: { input: './src/server.ts' }, sourcemap: true } },
  },
});
