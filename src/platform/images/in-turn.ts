/** Runs work, at most `atOnce` pieces of it at the same time; the others wait for their turn, first come first served. */
export type InTurn = (<T>(work: () => Promise<T>) => Promise<T>) & { isBusy: () => boolean };

export function inTurn(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line; only when nobody waits is it given up.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { isBusy: () => running > 0 });
}
