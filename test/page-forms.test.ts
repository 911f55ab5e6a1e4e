import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A form that the browser sends by itself leads to the browser's own error page when the connection is lost, and what was typed is gone. */

const read = (path: string) => readFileSync(path, 'utf8');

/** Actions whose forms are sent in place by a call, or stand where no script runs. */
const sentOtherwise = new Set([
  'src/accounts/pages/logout.tsx', // accounts/components/own-page.tsx
  'src/catalogue/pages/product.tsx', // reviews/components/live-review-form.tsx, helpful-button.tsx
  'src/gallery/pages/gallery.tsx', // gallery/components/like-button.tsx
  'src/finance/pages/test-lender.tsx', // sent by the lender's form, in a tab of its own
]);

test('every page that takes a form sends it in place, and stays when the shop is not reached', () => {
  const pages = globSync('src/*/pages/*.tsx');
  const taking = pages.filter((path) => /^export (async function|const) action\b/m.test(read(path)));
  expect(taking.length).toBeGreaterThan(30);
  const leaving = taking.filter((path) => !/^export const clientAction =\s.*\s*(sendForm|sendAsStaff)\(/m.test(read(path)));
  expect(leaving.filter((path) => !sentOtherwise.has(path))).toEqual([]);
});

test('no form that changes anything is left to the browser where scripts run', () => {
  const left = globSync('src/**/*.tsx')
    .flatMap((path) => [...read(path).matchAll(/<[fF]orm\b[\s\S]*?method=("post"|\{)[\s\S]*?>\n/g)].map(([tag]) => ({ path, tag })))
    .filter(({ tag }) => !/onSubmit=|target="_blank"/.test(tag));
  // Where no script runs, and the shell itself.
  const plain = ['src/admin/photos/components/plain-photos.tsx', 'src/reviews/components/plain-review-form.tsx', 'src/ui/save-form.tsx'];
  expect([...new Set(left.map(({ path }) => path))].toSorted()).toEqual(plain);
});
