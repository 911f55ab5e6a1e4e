import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers } from './front.server.ts';
import { createResponseCache } from './response-cache.server.ts';

const oak = '0a0a0a0a-0000-4000-8000-00000000000a';
const ash = '0b0b0b0b-0000-4000-8000-00000000000b';
const pages = {
  '/': 'home',
  '/products?page=2': 'a list',
  [`/products/${oak}`]: `oak ${oak}`,
  [`/products/${ash}`]: `ash ${ash}`,
  '/about': 'about us',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open() {
  const kept = createResponseCache(1_000_000);
  const front = { clear: vi.fn() };
  const keep = async () => {
    for (const [key, body] of Object.entries(pages)) await kept.get(key, async () => ({ body, headers: {} }));
  };
  await keep();
  return { ...forgetAnswers(kept, front), front, keep, here: () => Object.keys(pages).filter((key) => kept.find(key)) };
}

const stock = (key: string) => ({ table: 'stock_levels', key });

test('a change of stock drops the lists and what names the product, nothing else', async () => {
  const shop = await open();
  shop.known(stock(oak));
  expect(shop.here()).toEqual([`/products/${ash}`, '/about']);
});

test('many changes of stock drop pages once a second, and the last one counts', async () => {
  const shop = await open();
  for (let n = 0; n < 1000; n++) shop.known(stock(oak));
  expect(shop.front.clear).toHaveBeenCalledTimes(1);
  await shop.keep();
  shop.known(stock(ash));
  expect(shop.here()).toHaveLength(5);
  vi.advanceTimersByTime(1000);
  expect(shop.here()).toEqual(['/about']);
  expect(shop.front.clear).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(shop.front.clear).toHaveBeenCalledTimes(2);
});

test('what staff change shows at once, however busy the stock is; so does stock that changed as a whole', async () => {
  const shop = await open();
  shop.known(stock(oak));
  shop.heard({ table: 'settings', key: 'true' });
  expect(shop.here()).toEqual([]);
  await shop.keep();
  shop.known(stock('*'));
  vi.advanceTimersByTime(1000);
  expect(shop.here()).toEqual([]);
});

test('a page being made while stock changes is not kept', async () => {
  const kept = createResponseCache(1_000_000);
  const { known } = forgetAnswers(kept, { clear: () => {} });
  let finish = (_: { body: string; headers: Record<string, string> }) => {};
  const made = kept.get('/about', () => new Promise<{ body: string; headers: Record<string, string> }>((resolve) => (finish = resolve)));
  known(stock(oak));
  finish({ body: 'made of old numbers', headers: {} });
  await made;
  expect(kept.find('/about')).toBeUndefined();
});
