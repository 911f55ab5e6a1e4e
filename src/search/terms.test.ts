import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closestWords, editDistance } from './spelling.ts';
import { readTerms, skuBeginning, toTsquery } from './terms.ts';

const said = (text: string) => readTerms(text).map((term) => term.said);

test('sizes are written one way, however they were typed', () => {
  for (const text of ['600x600', '600 x 600', '600X600mm', '600 × 600 mm', '600mm x 600mm', '600 by 600', '60x60cm', '60 x 60 cm']) {
    expect(said(text)).toEqual(['600x600']);
  }
  expect(said('10 mm oak')).toEqual(['10mm', 'oak']);
  expect(said('0.55mm')).toEqual(['0.55mm']);
});

test('a size may be turned round, and small numbers are centimetres', () => {
  expect(readTerms('1200x600')[0]?.alternatives).toEqual(['600x1200']);
  expect(readTerms('60x60')[0]?.alternatives).toEqual(['600x600']);
});

test('words that say nothing go, unless there are no others; phrases stay together', () => {
  expect(said('the best oak for my kitchen')).toEqual(['oak', 'kitchen']);
  expect(said('flooring')).toEqual(['flooring']);
  expect(said('luxury vinyl tiles in dark grey')).toEqual(['luxury vinyl tiles', 'dark grey']);
  expect(readTerms('wood effect tile').map((term) => term.mustMatch)).toEqual([true, false, true]);
  expect(readTerms('effect').map((term) => term.mustMatch)).toEqual([true]);
});

test('only the last word may be the beginning of one', () => {
  expect(toTsquery(readTerms('oak plank'))).toBe("('oak') & ('plank' | 'plank':*)");
  expect(toTsquery([])).toBe('');
});

test('whatever is typed, only words within quotes reach the database', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), (text) => {
      const query = toTsquery(readTerms(text));
      expect(query.replaceAll(/'[\p{L}\p{N}. ]+'(:\*?A?)?/gu, 'w')).toMatch(/^(\(w( \| w)*\)( & )?)*$/);
      expect(readTerms(text).length).toBeLessThanOrEqual(10);
    }),
  );
});

test('a stock code has a digit or a hyphen and nothing strange', () => {
  expect(skuBeginning(' til-str-6060 ')).toBe('TIL-STR-6060');
  for (const text of ['oak', '10mm oak', 'a%', "x-'", '']) expect(skuBeginning(text)).toBeNull();
});

test('the nearest word is meant, of equally near ones the commoner; what is far is not', () => {
  const known = [
    { word: 'slate', products: 9 },
    { word: 'state', products: 2 },
    { word: 'plate', products: 5 },
  ];
  expect(closestWords('slaet', known)).toEqual(['slate']);
  expect(closestWords('llate', known)).toEqual(['slate', 'plate']);
  expect(closestWords('zzzzz', known)).toEqual([]);
  expect(closestWords('ok', [{ word: 'oak', products: 50 }])).toEqual([]);
});

test('a distance is one for each letter missing, added, wrong or swapped', () => {
  expect(['herrinbone', 'herringbbone', 'herrimgbone', 'hreringbone'].map((typed) => editDistance(typed, 'herringbone', 2))).toEqual([1, 1, 1, 1]);
  expect(editDistance('oak', 'oak', 2)).toBe(0);
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8));
    }),
  );
});
