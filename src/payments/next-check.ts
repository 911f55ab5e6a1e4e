/** Seconds to wait before the provider is asked again: soon at first, so that a shopper who waits is told within two minutes; then ever less often. */
const waits = [5, 10, 15, 30, 30, 60, 120, 300, 900];

/** When to ask again after `checks` earlier tries. The wait is longer than one try can take, so that two are never under way. */
export function nextCheck(now: Date, checks: number): Date {
  const longestTrySeconds = 25;
  return new Date(now.getTime() + ((waits[Math.min(checks, waits.length - 1)] ?? 900) + longestTrySeconds) * 1000);
}
