import { afterEach, expect, test, vi } from 'vitest';
import { cacheShares, clearOnChange, createCache, dropOnChange, onePerShop, shareOf } from './cache.server.ts';
import { createChanges } from './changes.server.ts';

afterEach(() => void vi.useRealTimers());

const open = (maxBytes = 1_000_000) => createCache<string>(maxBytes, (text) => text.length);
const made = (text: string) => vi.fn(async () => text);

/** A value that is being made until `finish`. */
function beingMade() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { make: vi.fn(() => promise), finish: resolve, fail: reject };
}

test('all caches together take what the setting gives, and no more', () => {
  expect(Object.values(cacheShares).reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(shareOf('pages', { cacheBytes: 2000 })).toBe(880);
});

test('what was asked for longest ago goes first when room runs out, counted in bytes', async () => {
  const cache = open(3900);
  for (const key of ['a', 'b', 'c']) await cache.get(key, made('x'.repeat(1000)));
  cache.find('a');
  await cache.get('d', made('x'.repeat(1000)));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true]);
});

test('what is larger than the whole room, or under an essay of a key, is given but not kept', async () => {
  const cache = open(5000);
  const essay = 'k'.repeat(1001);
  expect([await cache.get('large', made('x'.repeat(10_000))), await cache.get(essay, made('x'))]).toEqual(['x'.repeat(10_000), 'x']);
  expect([cache.find('large'), cache.find(essay)]).toEqual([undefined, undefined]);
});

test('it is made once for all who ask meanwhile, and not again after', async () => {
  const cache = open();
  const { make, finish } = beingMade();
  const asked = [cache.get('a', make), cache.get('a', make), cache.get('a', make)];
  finish('text');
  expect(await Promise.all(asked)).toEqual(['text', 'text', 'text']);
  expect(await cache.get('a', make)).toBe('text');
  expect(make).toHaveBeenCalledTimes(1);
});

test('nobody joins what has been made for so long that it may be lost', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = open();
  const lost = beingMade();
  const first = cache.get('a', lost.make);
  vi.advanceTimersByTime(9000);
  const joined = cache.get('a', made('too early'));
  vi.advanceTimersByTime(2000);
  expect(await cache.get('a', made('anew'))).toBe('anew');
  lost.finish('late');
  expect(await Promise.all([first, joined])).toEqual(['late', 'late']);
});

test('a failure is told to all who waited, and not kept', async () => {
  const cache = open();
  const { make, fail } = beingMade();
  const asked = [cache.get('a', make), cache.get('a', make)];
  fail(new Error('no database'));
  for (const answer of asked) await expect(answer).rejects.toThrow('no database');
  expect(await cache.get('a', made('there'))).toBe('there');
});

test('what is not for keeping is not shared either', async () => {
  const cache = createCache<string, string | null>(1000, (text) => text.length);
  const none = vi.fn(async () => null);
  expect(await Promise.all([cache.get('a', none), cache.get('a', none)])).toEqual([null, null]);
  expect(none).toHaveBeenCalledTimes(2);
});

test.each([
  ['everything', (cache: ReturnType<typeof open>) => cache.clear()],
  ['that one', (cache: ReturnType<typeof open>) => cache.drop('a')],
  ['another', (cache: ReturnType<typeof open>) => cache.drop((key) => key === 'b')],
])('what was being made while %s was forgotten answers who asked before, nobody after, and is not kept', async (_, forget) => {
  const cache = open();
  const old = beingMade();
  const before = cache.get('a', old.make);
  const keep = cache.keeper();
  forget(cache);
  const fresh = beingMade();
  const after = cache.get('a', fresh.make);
  old.finish('old');
  keep('read before', 'old');
  expect(await before).toBe('old');
  // Who asks now joins what is being made anew, though the old one has ended in between.
  const joined = cache.get('a', made('a third time'));
  fresh.finish('new');
  expect(await Promise.all([after, joined])).toEqual(['new', 'new']);
  expect([cache.find('a'), cache.find('read before')]).toEqual(['new', undefined]);
});

test('some can be forgotten by what they say, the oldest and the newest of all included', async () => {
  const cache = open();
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, made(key === 'b' ? 'stays' : 'goes'));
  cache.drop((_, text) => text === 'goes');
  expect(['a', 'b', 'c', 'd'].map(cache.find)).toEqual([undefined, 'stays', undefined, undefined]);
  cache.drop('b');
  expect(cache.find('b')).toBeUndefined();
});

test('a change drops the row’s own entry, or everything where it is not said which', async () => {
  const [rows, all] = [open(), open()];
  const changes = createChanges();
  dropOnChange(rows, changes, ['products']);
  clearOnChange(all, changes, ['products']);
  const fill = async () => {
    for (const cache of [rows, all]) for (const key of ['a', 'b']) await cache.get(key, made(key));
  };
  const there = () => [rows, all].map((cache) => ['a', 'b'].filter((key) => cache.find(key)).join(''));
  await fill();
  await changes.tellChange({ table: 'products', key: 'a' });
  expect(there()).toEqual(['b', '']);
  await fill();
  await changes.tellChange({ table: 'products', key: '*' });
  expect(there()).toEqual(['', '']);
});

test('a shop has one of its own', () => {
  const openOne = vi.fn(() => undefined);
  const own = onePerShop(openOne);
  const [first, second] = [{}, {}];
  for (const shop of [first, first, second]) own(shop);
  expect(openOne).toHaveBeenCalledTimes(2);
});
