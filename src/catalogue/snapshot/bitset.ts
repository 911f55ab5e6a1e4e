/** A set of row numbers, one bit each. Int32Array because its words stay small integers in V8, which is what makes counting fast. */
export type Bitset = Int32Array<ArrayBuffer>;

export const createBitset = (capacity: number): Bitset => new Int32Array((capacity + 31) >>> 5);

export const hasBit = (set: Bitset, row: number): boolean => (((set[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

export function setBit(set: Bitset, row: number, on: boolean) {
  const word = row >>> 5;
  const bit = 1 << (row & 31);
  set[word] = on ? (set[word] as number) | bit : (set[word] as number) & ~bit;
}

/** The rows that are in all of `sets` (one at least), as a new set. */
export function intersect(sets: readonly [Bitset, ...Bitset[]]): Bitset {
  const result = sets[0].slice();
  for (let s = 1; s < sets.length; s++) {
    const other = sets[s] as Bitset;
    for (let i = 0; i < result.length; i++) result[i] = (result[i] as number) & (other[i] as number);
  }
  return result;
}

export function countBits(set: Bitset): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += bitsIn(set[i] as number);
  return count;
}

/** How many rows are in both. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) {
    const word = (a[i] as number) & (b[i] as number);
    if (word !== 0) count += bitsIn(word);
  }
  return count;
}

/** The rows of a set, ascending; `count` is how many there are. */
export function rowsIn(set: Bitset, count: number): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < set.length && at < count; i++) {
    let word = set[i] as number;
    while (word !== 0) {
      rows[at++] = (i << 5) | (31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
  return rows;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
