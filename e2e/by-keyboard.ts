import { expect, type Page } from '@playwright/test';

type Focused = { name: string; isVisible: boolean; isRinged: boolean };

/** What has the focus: its words, whether it can be seen where it is, and whether a ring shows it. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(async () => {
    // Once it is drawn: the focus may have moved the page, and what floats makes way with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    // biome-ignore lint/performance/useDomNodeTextContent: what is drawn; words for browsers without scripts stand beside those for others
    const name = label ?? element.getAttribute('aria-label') ?? (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
    return {
      name: name.trim(),
      // What covers it for a moment only, a notice, is let be.
      isVisible: met !== null && (element.contains(met) || met.contains(element) || met.closest('[role=status]') !== null),
      isRinged: getComputedStyle(element).outlineStyle !== 'none',
    };
  });
}

/** Presses a key until what is called `name` has the focus; whatever has it on the way must be seen to have it. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    expect.soft(now, `focus on ${now.name.slice(0, 60)}`).toMatchObject({ isVisible: true, isRinged: true });
    if (name.test(now.name)) return;
    passed.push(now.name);
  }
  throw new Error(`${name} was not reached; passed ${passed.join(' | ')}`);
}

/** Fills in a field as somebody does who has no mouse. */
export async function typeInto(page: Page, name: RegExp, words: string) {
  await tabTo(page, name);
  await page.keyboard.type(words);
}

/** Presses Tab until a field of the card form, which is in a frame of its own, has the focus, and types. */
export async function typeIntoCard(page: Page, name: RegExp, words: string) {
  const field = page.frameLocator('iframe[title="Card details"]').getByLabel(name);
  await expect(field).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return field.evaluate((element) => element === document.activeElement && document.hasFocus());
      },
      { intervals: [0] },
    )
    .toBe(true);
  await page.keyboard.type(words);
}
