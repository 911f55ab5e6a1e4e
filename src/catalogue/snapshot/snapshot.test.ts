import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, countCommon, createBitset, hasBit, intersect, rowsIn, setBit } from './bitset.ts';
import { colourFamily } from './colour-family.ts';
import { facetKey, sizeOf } from './facet-values.ts';
import { createIdTable, dropId, findRow, findRowOfBytes, idOf, putId } from './id-table.ts';
import { sortByKey } from './orders.ts';
import { seededRandom } from './pick.ts';

const members = fc.uniqueArray(fc.nat(199));
const toSet = (rows: readonly number[]) => {
  const set = createBitset(200);
  for (const row of rows) setBit(set, row, true);
  return set;
};

test('a bitset is a set of numbers', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const [first, second] = [toSet(a), toSet(b)];
      const common = a.filter((row) => b.includes(row)).sort((x, y) => x - y);
      expect([...rowsIn(intersect([first, second]), common.length)]).toEqual(common);
      expect([countBits(first), countCommon(first, second)]).toEqual([a.length, common.length]);
      for (const row of a) setBit(first, row, false);
      expect(countBits(first)).toBe(0);
      expect(b.every((row) => hasBit(second, row))).toBe(true);
    }),
  );
});

test('rows are sorted by key, equals as they came', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(5), fc.integer({ min: 0, max: 0xffffffff }))), (keys) => {
      const rows = keys.map((_, row) => row);
      const sorted = sortByKey(Uint32Array.from(rows), Uint32Array.from(keys));
      expect([...sorted]).toEqual(rows.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b));
    }),
  );
});

test('ids are found by themselves, whatever was put in and taken out before', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 40 });
  fc.assert(
    fc.property(ids, fc.array(fc.nat(39)), (all, dropped) => {
      const table = createIdTable(40);
      const there = new Map<string, number>();
      for (const [row, id] of all.entries()) {
        putId(table, row, id);
        there.set(id, row);
      }
      for (const row of new Set(dropped.filter((row) => row < all.length))) {
        dropId(table, row);
        there.delete(all[row] ?? '');
      }
      for (const id of all) {
        const row = there.get(id) ?? -1;
        expect(findRow(table, id)).toBe(row);
        expect(findRowOfBytes(table, Buffer.from(`00${id.replaceAll('-', '')}`, 'hex'), 1)).toBe(row);
        if (row >= 0) expect(idOf(table, row)).toBe(id);
      }
    }),
  );
  for (const junk of ['', 'x', '0'.repeat(36), crypto.randomUUID().slice(1)]) expect(findRow(createIdTable(4), junk)).toBe(-1);
});

test('values are compared by what they say, not by how they are spelled', () => {
  for (const size of ['300x300', '300 x 300', '300 x 300 mm', '300 × 300mm', '30 x 30 cm']) expect(facetKey('tile_size', size)).toBe('300x300');
  expect(facetKey('tile_size', ' Large  Format')).toBe('large format');
  for (const thickness of ['10mm', '10 mm', '10.0mm']) expect(facetKey('thickness', thickness)).toBe('10mm');
  expect(facetKey('wear_layer', '1.0mm')).toBe('1mm');
  expect(facetKey('finish', 'Slip Resistant')).toBe('slip resistant');
  expect(sizeOf('Mosaic')).toBeNull();
});

test.each([
  ['Matt Black', null, 'Black'],
  ['Ivory Grey', ['#E6DFD2', '#D8CFBF'], 'Grey'],
  ['Pepper', ['#8C8C8B', '#777776'], 'Grey'],
  ['Dry Oak', ['#D0B48C', '#BB9C72'], 'Light Brown'],
  ['Espresso', ['#54392A', '#412B1F'], 'Dark Brown'],
  ['Dune', ['#C9BCA4', '#B9AB92'], 'Beige'],
  ['Sawmill', ['#E0D8CA', '#D0C6B5'], 'Cream'],
  ['Pearl', ['#D6D6D2', '#C8C8C4'], 'Grey'],
  ['Emerine Marble', ['#ECEAE5', '#C4C2BE'], 'White'],
  ['Eau de Nil', ['#8FA596', '#7B9384'], 'Green'],
  ['Harbour', ['#2E3F55', '#243347'], 'Blue'],
  ['Oxblood', ['#7A3A32', '#692F29'], 'Red'],
  ['Old Rose', ['#C39A94', '#B38882'], 'Pink'],
  ['Dairy Chequer', ['#EDEAE2', '#2C2E30'], 'Multicoloured'],
  ['Black & White', null, 'Multicoloured'],
  ['Antique Brass', null, 'Gold'],
  ['Walnut', null, 'Brown'],
  ['Clear', null, null],
  ['Nothing drawn', ['red'], null],
  [null, [], null],
])('%s looks like %s: %s', (name, look, family) => {
  expect(colourFamily(name, look)).toBe(family);
});

test('random numbers are the same for the same seed and spread evenly', () => {
  const [a, b, c] = [seededRandom('x 1'), seededRandom('x 1'), seededRandom('x 2')];
  const drawn = Array.from({ length: 1000 }, a);
  expect(drawn).toEqual(Array.from({ length: 1000 }, b));
  expect(drawn).not.toEqual(Array.from({ length: 1000 }, c));
  expect(Math.abs(drawn.reduce((sum, one) => sum + one, 0) / 1000 - 0.5)).toBeLessThan(0.05);
});
