type State = { failures: number; until: number };
const states = new WeakMap<object, State>();
const mostFailures = 3;
const restMs = 60_000;

/** Whether a provider that failed again and again is left alone for a minute, so that visitors need not wait for it. */
export function isResting(owner: object, now: Date): boolean {
  return (states.get(owner)?.until ?? 0) > now.getTime();
}

export function noteFailure(owner: object, now: Date): void {
  const failures = (states.get(owner)?.failures ?? 0) + 1;
  states.set(owner, { failures, until: failures >= mostFailures ? now.getTime() + restMs : 0 });
}

export function noteSuccess(owner: object): void {
  states.delete(owner);
}
