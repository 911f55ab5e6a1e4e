import { afterEach, expect, test, vi } from 'vitest';
import { keptInBrowser } from './kept-in-browser.ts';

afterEach(() => vi.unstubAllGlobals());

/** Words kept in a browser whose storage is `stored`, in a page that shows them. */
function openPage(stored: Map<string, string>, isRefused = false) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isRefused) throw new Error('refused');
      stored.set(key, text);
    },
  });
  const words = keptInBrowser<string[]>('words', (text) => JSON.parse(text ?? '[]'));
  let shown = words.read();
  words.subscribe(() => {
    shown = words.read();
  });
  const hear = (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type), more));
  return { words, shown: () => shown, hear };
}

test('what another tab changed is shown', () => {
  const stored = new Map([['words', '["a"]']]);
  const { shown, hear } = openPage(stored);
  stored.set('words', '["a","b"]');
  hear('storage', { key: 'other' });
  expect(shown()).toEqual(['a']);
  hear('storage', { key: 'words' });
  expect(shown()).toEqual(['a', 'b']);
  stored.clear();
  hear('storage', { key: null });
  expect(shown()).toEqual([]);
});

test('a page that comes back from the browser’s memory shows what other pages have kept since', () => {
  const stored = new Map<string, string>();
  const { words, shown, hear } = openPage(stored);
  words.change((now) => [...now, 'a']);
  stored.set('words', '[]');
  hear('pageshow', { persisted: true });
  expect(shown()).toEqual([]);
});

test('where storage is refused it lasts as long as the page, and comes back with it', () => {
  const { words, shown, hear } = openPage(new Map(), true);
  expect(words.change(() => ['a'])).toBe(false);
  hear('pageshow', { persisted: true });
  expect(shown()).toEqual(['a']);
});
