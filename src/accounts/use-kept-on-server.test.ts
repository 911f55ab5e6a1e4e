import { afterEach, expect, test, vi } from 'vitest';
import { keptInBrowser } from '#ui/kept-in-browser.ts';
import type { Place } from './use-kept-by-visitor.ts';
import { keepOnServer } from './use-kept-on-server.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cart of words in a page whose calls are answered when `answer` is called. */
async function openPage() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }));
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json([]))));
  });
  let place: Place<string[]> | undefined;
  const opened = keepOnServer<string[], string[]>({
    path: '/api/words',
    guest: keptInBrowser<string[]>('words', () => []),
    use: (next) => {
      place = next;
    },
    empty: [],
    read: (answer) => answer,
    merge: async () => null,
    failed: () => 'It failed.',
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async () => {
    await settle();
    answers.shift()?.();
    await settle();
  };
  await answer();
  await opened;
  const change = (...write: ['POST' | 'PUT', string]) => place?.change((words) => [...words, write.join(' ')], ...write);
  return { sent, answer, change, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

test('changes are sent one after the other, and of two quantities of a line the newer', async () => {
  const { sent, answer, change } = await openPage();
  change('POST', '/a');
  change('PUT', '/b');
  change('PUT', '/b');
  await answer();
  await answer();
  expect(sent).toEqual(['GET /api/words', 'POST /api/words/a', 'PUT /api/words/b']);
});

test('what waits behind a slow call is sent as the page is left, and not again when it comes back', async () => {
  const { sent, answer, change, leave } = await openPage();
  change('POST', '/a');
  change('PUT', '/b');
  change('PUT', '/b');
  change('POST', '/c');
  leave();
  const all = ['GET /api/words', 'POST /api/words/a', 'PUT /api/words/b', 'POST /api/words/c'];
  expect(sent).toEqual(all);
  leave();
  for (const _ of all) await answer();
  expect(sent).toEqual(all);
});
