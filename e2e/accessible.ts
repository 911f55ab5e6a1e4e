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
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
  expect.soft(wide, `${about} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(room);
}
