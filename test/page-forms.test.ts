import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A form that the browser sends by itself leads to the browser's own error page when the connection is lost, and what was typed is gone. */

const read = (path: string) => readFileSync(path, 'utf8');

const sentOtherwise = new Set([
  'src/accounts/pages/logout.tsx', // sent from any page, which this page's script may not be there for: accounts/components/own-page.tsx
  'src/finance/pages/test-lender.tsx', // sent by the lender's form, in a tab of its own
]);

test('every page that takes a form sends it in place, and stays when the shop is not reached', () => {
  const pages = globSync('src/*/pages/*.tsx');
  const taking = pages.filter((path) => /^export (async function|const) action\b/m.test(read(path)));
  expect(taking.length).toBeGreaterThan(30);
  const leaving = taking.filter(
    (path) => !/^export const clientAction =\s.*\s*(import\('#ui\/send-form\.ts'\)\.then\(.*)?(sendForm|sendAsStaff)\(/m.test(read(path)),
  );
  expect(leaving.filter((path) => !sentOtherwise.has(path))).toEqual([]);
});

test('no form that changes anything is left to the browser where scripts run', () => {
  const left = globSync('src/**/*.tsx')
    .flatMap((path) => [...read(path).matchAll(/<[fF]orm\b[\s\S]*?method=("post"|\{)[\s\S]*?>\n/g)].map(([tag]) => ({ path, tag })))
    .filter(({ tag }) => !/onSubmit=|target="_blank"/.test(tag));
  const plain = [
    'src/admin/photos/components/plain-photos.tsx', // where no script runs
    'src/cart/components/kit-offer.tsx', // a list of ticks; the cart is then what the server made of it
    'src/catalogue/components/cut-planner.tsx', // what was typed is in the page's address
    'src/ui/save-form.tsx', // the shell itself
  ];
  expect([...new Set(left.map(({ path }) => path))].toSorted()).toEqual(plain);
});

/** What calls our own API from a browser, and why it is no form of a page: files, or folders whose every call has this reason. */
const callers: Record<string, string[]> = {
  'a chat goes on while pages come and go': ['chat/components/', 'admin/chats/'],
  'a card is charged, or the lender asked, by an answer that must be heard': [
    'checkout/components/',
    'finance/components/apply-button.tsx',
    'orders/components/application-progress.tsx',
  ],
  'files are sent with how far they are, and records with the pictures in them': [
    'admin/components/send-as-staff.ts',
    'admin/gallery/',
    'admin/pages/category-images.tsx',
    'admin/pages/customer-photos.tsx',
    'admin/pages/hero-management.tsx',
    'admin/photos/components/',
    'admin/products/use-import-pictures.ts',
    'admin/slides/components/',
  ],
  'kept for a visitor in every tab, shown at once, and sent on when the page is left': [
    'accounts/use-kept-on-server.ts',
    'cart/use-account-cart.ts',
    'wishlist/use-account-wishlist.ts',
  ],
  'only read, where a failure must not take the page': [
    'accounts/use-visitor.ts',
    'cart/components/cart-summary.tsx',
    'cart/components/sample-button.tsx',
    'cart/components/show-prices-here.ts',
    'cart/components/total-here.tsx',
    'catalogue/components/freshness.tsx', // a look is counted by it
    'kits/components/kit-section.tsx',
    'orders/components/recent-purchase-toast.tsx',
    'rooms/components/add-floor.tsx',
    'site/ask-suggestions.ts',
  ],
  'stands over any page': ['ui/log-in-again.tsx'],
  'a program in the browser': ['shopping-agents/components/web-tools.ts'],
};

test('pages write by their forms alone: what calls the API from a browser is named with its reason', () => {
  const inBrowser = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.(server|test)\.tsx?$/.test(path) && path !== 'src/platform/http/call-api.ts');
  const calling = inBrowser.filter((path) => {
    const code = read(path).replace(/\/\*[\s\S]*?\*\//g, '');
    return /['"`]\/api\//.test(code) && /\b(\w*[cC]allA\w+|upload\w+|fetch|EventSource|keepOnServer)\b/.test(code);
  });
  const named = Object.values(callers).flat();
  expect(calling.length).toBeGreaterThan(20);
  expect(calling.filter((path) => !named.some((name) => path.startsWith(`src/${name}`)))).toEqual([]);
  expect(named.filter((name) => !calling.some((path) => path.startsWith(`src/${name}`)))).toEqual([]);
});
