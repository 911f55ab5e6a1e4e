/** A word of the catalogue, and how many products use it. */
export type KnownWord = { word: string; products: number };

const maxCorrections = 2;

/** The words most likely meant by one that nothing answers to: nearest first, of equally near ones the commoner. None where all are too far. */
export function closestWords(typed: string, known: readonly KnownWord[]): string[] {
  const most = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  const near = known
    .map(({ word, products }) => ({ word, products, distance: editDistance(typed, word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.products - a.products || (a.word < b.word ? -1 : 1));
  const nearest = near[0]?.distance;
  return near
    .filter(({ distance }) => distance === nearest)
    .slice(0, maxCorrections)
    .map(({ word }) => word);
}

/** Letters missing, added, wrong or swapped with their neighbour between two words; anything above `most` is only said to be above it. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
