/**
 * Has `work` done for the first at once, and for those that come while it is under way together, as soon as it is over. Each is answered when
 * its own is done, and rejected where that failed.
 */
export function gather<T>(work: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | null = null;
  let underWay: Promise<void> = Promise.resolve();
  const doNext = async () => {
    await underWay.catch(() => {});
    const all = waiting;
    waiting = [];
    next = null;
    underWay = work(all);
    return underWay;
  };
  return (one) => {
    waiting.push(one);
    next ??= doNext();
    return next;
  };
}
