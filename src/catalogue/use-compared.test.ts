import { expect, test } from 'vitest';
import { comparedIds, maxCompared, readCompared, toggleCompared } from './use-compared.ts';
import { addViewed, maxViewed, readViewed } from './use-recently-viewed.ts';

const floor = (n: number) => ({ id: `${String(n).padStart(8, '0')}-1111-4111-8111-111111111111`, name: `Floor ${n}` });
const four = [1, 2, 3, 4].map(floor);

test('a floor is ticked and unticked, four at most', () => {
  expect(toggleCompared([], floor(1))).toEqual([floor(1)]);
  expect(toggleCompared(four, floor(2)).map((f) => f.name)).toEqual(['Floor 1', 'Floor 3', 'Floor 4']);
  expect(toggleCompared(four, floor(5))).toBe(four);
});

test('the address names floors in two ways, and never more than four', () => {
  expect(comparedIds(new URLSearchParams('ids=a,b&ids=c,A'))).toEqual(['a', 'b', 'c']);
  expect(comparedIds(new URLSearchParams('ids=a,b,c,d,e'))).toHaveLength(maxCompared);
  expect(comparedIds(new URLSearchParams(''))).toEqual([]);
});

test('reads whatever the browser holds', () => {
  expect(readCompared(JSON.stringify([...four, floor(1), floor(6)]))).toEqual(four);
  for (const junk of [null, '{', '{}', '7', '[null, 7, {"id":"x","name":"y"}, {"id":7}]']) {
    expect(readCompared(junk)).toEqual([]);
    expect(readViewed(junk)).toEqual([]);
  }
});

test('what was looked at last comes first, once, and the oldest goes', () => {
  const seen = (n: number) => ({ ...floor(n), picture: null });
  const all = [1, 2, 3, 1].reduce((list, n) => addViewed(list, seen(n)), readViewed(null));
  expect(all).toEqual([seen(1), seen(3), seen(2)]);
  expect(readViewed(JSON.stringify(all))).toEqual(all);
  const many = Array.from({ length: 30 }, (_, n) => seen(n)).reduce((list, view) => addViewed(list, view), all);
  expect(many).toHaveLength(maxViewed);
});
