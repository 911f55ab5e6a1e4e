/** Who waits for a piece of work: counted as one visitor, and no longer waiting once `gone` is aborted. */
export type Asker = { visitor: string; gone?: AbortSignal };

/** More wait than can be served, or nobody waits any longer: whoever still wants it asks again in a moment. */
export class TooManyWaiting extends Error {}

type Waiting = { start: () => void; drop: () => void; isWanted: () => boolean };

/** How many pieces are worked on at the same time, how many may wait, and how many of those one visitor may have. */
export type Bounds = { atOnce: number; most: number; perVisitor: number };

export type FairTurns = (<T>(visitor: string, isWanted: () => boolean, work: () => Promise<T>) => Promise<T>) & { isBusy: () => boolean };

/**
 * Runs work in turns that visitors take one after another, so that nobody waits behind all that another asked for. Of one
 * visitor's the newest goes first: it is what they look at now. Where too many wait the oldest of whoever has most is dropped,
 * and so is what nobody wants any more once its turn comes: both reject with `TooManyWaiting`.
 */
export function fairTurns({ atOnce, most, perVisitor }: Bounds): FairTurns {
  // In the order in which visitors are served next.
  const lines = new Map<string, Waiting[]>();
  let [running, waiting] = [0, 0];

  const take = (visitor: string, end: 'newest' | 'oldest'): Waiting | undefined => {
    const line = lines.get(visitor) ?? [];
    const taken = end === 'newest' ? line.pop() : line.shift();
    if (taken) waiting -= 1;
    if (!line.length) lines.delete(visitor);
    return taken;
  };
  const next = (): Waiting | undefined => {
    for (const [visitor] of lines) {
      const taken = take(visitor, 'newest');
      const rest = lines.get(visitor);
      if (rest && lines.delete(visitor)) lines.set(visitor, rest);
      if (taken?.isWanted()) return taken;
      taken?.drop();
    }
    return waiting ? next() : undefined;
  };
  const longest = () => [...lines].reduce((a, b) => (b[1].length > a[1].length ? b : a))[0];
  const join = (visitor: string, isWanted: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const line = lines.get(visitor) ?? [];
      line.push({ start: resolve, drop: () => reject(new TooManyWaiting()), isWanted });
      lines.set(visitor, line);
      waiting += 1;
      if (line.length > perVisitor) take(visitor, 'oldest')?.drop();
      else if (waiting > most) take(longest(), 'oldest')?.drop();
    });

  const run = async <T>(visitor: string, isWanted: () => boolean, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await join(visitor, isWanted);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next; only when nobody waits is it given up.
      const following = next();
      if (following) following.start();
      else running -= 1;
    }
  };
  return Object.assign(run, { isBusy: () => running > 0 });
}

/** Work that several may wait for, done once: each joins what is under way, and it is wanted while one of them is there. */
export function sharedWork<T>(turns: FairTurns) {
  const underWay = new Map<string, { done: Promise<T>; askers: Asker[] }>();
  return (key: string, asker: Asker, work: () => Promise<T>): Promise<T> => {
    const joined = underWay.get(key);
    if (joined) {
      joined.askers.push(asker);
      return joined.done;
    }
    const askers = [asker];
    const isWanted = () => askers.some(({ gone }) => !gone?.aborted);
    const done = turns(asker.visitor, isWanted, work).finally(() => underWay.delete(key));
    underWay.set(key, { done, askers });
    return done;
  };
}

/** Runs work, at most `atOnce` pieces of it at the same time; the others wait for their turn, first come first served. */
type InTurn = (<T>(work: () => Promise<T>) => Promise<T>) & { isBusy: () => boolean };

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
