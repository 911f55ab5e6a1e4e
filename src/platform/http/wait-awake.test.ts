import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answered } from './call-api.ts';
import { waitAwake } from './wait-awake.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is looked at, and then not. */
const aPage = () => Object.assign(new EventTarget(), { hidden: false }) as unknown as Document & { hidden: boolean };
const look = (page: { hidden: boolean } & EventTarget, hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const paid: Answered<string> = { ok: true, body: 'paid' };
const none = { ok: false, status: 0 };

test('what a page called before it slept is given up some seconds after it is looked at again', async () => {
  const page = aPage();
  const given: unknown[] = [];
  void waitAwake(new Promise<Answered<string>>(() => {}), page).then((answer) => given.push(answer));
  await vi.advanceTimersByTimeAsync(3_600_000); // However long it takes, a page that is looked at waits.
  look(page, true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  look(page, false);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(given).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toEqual([expect.objectContaining(none)]);
});

test('an answer that comes is the answer, before the page slept, meanwhile, and just after', async () => {
  for (const slept of [[], [true], [true, false]]) {
    const page = aPage();
    let answer = (_: Answered<string>) => {};
    const waited = waitAwake(
      new Promise<Answered<string>>((come) => {
        answer = come;
      }),
      page,
    );
    for (const hidden of slept) look(page, hidden);
    answer(paid);
    expect(await waited).toBe(paid);
    expect(vi.getTimerCount()).toBe(0);
  }
});
