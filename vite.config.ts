import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import settings from './package.json' with { type: 'json' };

/** What stands round every page, and what it wakes up with. */
const everyPage =
  /\/src\/(site\/(frame|header|menu-sheet|navigation-link|demo-ribbon|promotion-line|search-form|use-suggestions|later-error-page|request-id|links)|accounts\/(use-visitor|components\/account-links)|ui\/(client-navigation|typed-before|wake-later|near|fetch-later|notices))\.tsx?$/;
/** What a product needs wherever it is shown, and what it needs to be bought. */
const everyProduct =
  /\/src\/(catalogue\/(compare-list|use-compared|components\/(compare-tick|later|rating-line))|cart\/components\/sample-button|stock\/components\/stock-words|wishlist\/components\/wish-button)\.tsx?$/;
const buying = /\/src\/catalogue\/components\/quantity-stepper\.tsx?$/;
const measuring = /\/src\/measuring\/(area|boxes|buying|wastage|components\/(?:calculator|pattern-options))\.tsx?$/;
/** What most of a shopper's pages share. Named one by one: what only staff's pages share, and all that it needs, is no shopper's to fetch. */
const mostPages =
  /\/src\/(ui\/(badge|breadcrumb|button|class-names|icons|kept-in-browser|page|picture|picture-overlay|picture-style|use-kept)|catalogue\/(selling-unit|size-words|components\/price-tag)|cart\/components\/cart-form|delivery\/delivery|money\/pence|platform\/(images\/address|read-decimal)|pricing\/price-per-m2|settings\/components\/use-shop-settings|stock\/stock-band)\.tsx?$/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // The oldest browsers that are to work; test/newer-than.test.ts looks after what no build can make older.
    target: settings.browserslist.map((oldest) => oldest.replace(/^ios_saf/, 'ios').replace(' ', '')),
    // What every page has already need not be named wherever something is fetched later.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !/\/(react|frame|shop|rolldown-runtime)-/.test(file)) },
  },
  environments: {
    // What every page needs, and what most need, in one file each: a few files pack tighter than thirty and come sooner.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
                { name: 'frame', test: everyPage, priority: 3 },
                { name: 'shop', test: mostPages, priority: 2 },
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
