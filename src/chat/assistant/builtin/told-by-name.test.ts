import { expect, test } from 'vitest';
import { amongShown, onlyOne } from './told-by-name.ts';

const named = (name: string, colour: string) => ({ name, colour }) as Parameters<typeof onlyOne>[0][number];
const [chalk, sage, sable, oak] = [
  named('Hexley Chalk Hexagon', 'Chalk'),
  named('Hexley Sage Hexagon', 'Sage'),
  named('Inver Sable Oak', 'Sable Oak'),
  named('Inver Oak', 'Oak'),
];

test('one of a few is told by its own words, else by what its colour is commonly called', () => {
  expect(onlyOne([chalk, sage], ['sage'])).toBe(sage);
  expect(onlyOne([chalk, sage], ['white'])).toBe(chalk);
  expect(onlyOne([chalk, sage], ['hexagon'])).toBeNull();
  expect(onlyOne([sable, oak], ['oak'])).toBe(oak);
  expect(onlyOne([chalk, sage], ['walnut'])).toBeNull();
});

test('of those shown only some are meant, or nothing is said of them', () => {
  expect(amongShown([chalk, sable, oak], ['oak'])).toEqual([2, 3]);
  expect(amongShown([sable, oak], ['oak'])).toEqual([]);
});
