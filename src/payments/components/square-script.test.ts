import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSquare } from './watched-square.ts';

const src = 'https://web.squarecdn.example/v1/square.js';
type Script = EventTarget & { src?: string; remove: () => void };
let scripts: Script[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://floors.example/checkout/1/pay', origin: 'https://floors.example', pathname: '/checkout/1/pay' });
  const createElement = (): Script => Object.assign(new EventTarget(), { remove: () => {} });
  vi.stubGlobal('document', { createElement, head: { append: (script: Script) => scripts.push(script) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each way in which the card SDK does not come is said in its own words, and another try fetches it anew', async () => {
  const empty = expect(loadSquare(src)).rejects.toThrow('Square.js failed to load properly.');
  scripts[0]?.dispatchEvent(new Event('load'));
  await empty;
  const blocked = expect(loadSquare(src)).rejects.toThrow('Error occurred while loading Square.js');
  scripts[1]?.dispatchEvent(new Event('error'));
  await blocked;
  const silent = expect(loadSquare(src)).rejects.toThrow('Square Web Payments SDK failed to load');
  await vi.advanceTimersByTimeAsync(20_000);
  await silent;

  const came = loadSquare(src);
  const square = { payments: () => ({}) };
  vi.stubGlobal('window', { Square: square });
  scripts[3]?.dispatchEvent(new Event('load'));
  expect(await came).toBe(square);
  expect(await loadSquare(src)).toBe(square);
  expect(scripts.map((script) => script.src)).toEqual([src, src, src, src]);
});
