/** A key under which lines are merged into an account once, however often they are sent. */
export function newMergeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36).padStart(7, '0')).join('-');
}
