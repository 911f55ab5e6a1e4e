import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Asked = {
  /** Everything axe knows, what it merely recommends too; otherwise WCAG 2.2 AA. */
  everyRule?: boolean;
  /** The part of the page that is looked at. */
  within?: string;
};

/** That axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page, { everyRule = false, within }: Asked = {}) {
  // What moves halfway through a fade has no honest contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...(everyRule ? {} : { runOnly: wcag }) });
  if (within) axe.include(within);
  // A page without frames is judged where it is, in a quarter of the time: the other way carries everything into a second page.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' … ')}`)).toEqual([]);
}

/** That nothing makes the page wider than its window. */
export async function expectNothingSideways(page: Page, about: string) {
  // Staff's tables could scroll within the page: what is cut off there is as far out of reach.
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.index-table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className, scrollWidth, clientWidth }) => `${tagName} ${className}: ${scrollWidth} px in ${clientWidth} px`),
  );
  expect.soft(over, `${about} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Where something that people write may stand; what the shop itself says on a button or as a label is short. */
const written = ':is(main, dialog) :is(h1, h2, h3, p, li, dd, blockquote, figcaption, strong, em, span, a)';
const ownWords = 'button, summary, label, th, dt, nav, select, .tabular-nums, svg, .sr-only';

/** That the page stays within its window when each of its texts begins with a word, or an address, of 300 letters. Spoils the page. */
export async function expectNoWordToWiden(page: Page, about: string) {
  await page.evaluate(
    ([texts, own]) => {
      for (const element of document.querySelectorAll(texts)) {
        if (element.closest(own)) continue;
        for (const node of element.childNodes) if (node instanceof Text && node.data.trim()) node.data = `${'w'.repeat(300)} ${node.data}`;
      }
    },
    [written, ownWords] as const,
  );
  await expectNothingSideways(page, `${about}, with long words,`);
}
