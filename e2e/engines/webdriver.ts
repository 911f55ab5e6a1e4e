/**
 * WebDriver as browsers speak it themselves (https://www.w3.org/TR/webdriver2/): WebKit over HTTP, Firefox with the same commands over a
 * socket. What Playwright cannot drive is driven with it.
 */

/** Each command as Firefox calls it, and where the others take it: below the session's address, `{}` standing for a parameter. */
export const commands = {
  navigate: ['WebDriver:Navigate', 'POST', 'url'],
  run: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  click: ['WebDriver:ElementClick', 'POST', 'element/{id}/click'],
  clear: ['WebDriver:ElementClear', 'POST', 'element/{id}/clear'],
  type: ['WebDriver:ElementSendKeys', 'POST', 'element/{id}/value'],
  frame: ['WebDriver:SwitchToFrame', 'POST', 'frame'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
  windows: ['WebDriver:GetWindowHandles', 'GET', 'window/handles'],
  window: ['WebDriver:SwitchToWindow', 'POST', 'window'],
  screenshot: ['WebDriver:TakeScreenshot', 'GET', 'screenshot'],
} as const;

/** Throws what the browser says went wrong. */
export type Send = (command: keyof typeof commands, params?: Record<string, unknown>) => Promise<unknown>;

/** One browser, with a window of its own that is as wide and as high as was asked for. */
export type Engine = { send: Send; stop: () => Promise<void> };

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = { [elementKey]: string };
export const idOf = (element: Element) => element[elementKey];

/** Asks again until an answer comes: a browser is started before it listens. Throws the last reason after `ms`. */
export async function untilAnswered<T>(ask: () => Promise<T>, ms = 45_000): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}

/** Throws where a browser is older than the shop must work in. `version` as it says it: '153.7.0', '2.50.6'. */
export function expectSince(oldest: number, version: string) {
  if (Number.parseFloat(version) < oldest) throw new Error(`its version ${version} is older than ${oldest}`);
}
