import { formatShortPounds, poundsToPence } from '#money/pence.ts';

/** 'Free delivery over £199', or of everything where there is no threshold. `over` in pounds, as the public settings say it. */
export function freeDelivery(over: number): string {
  return over > 0 ? `Free delivery over ${saidInPounds(over)}` : 'Free delivery';
}

/** '£199' or '£29.95' of an amount in pounds. */
export function saidInPounds(pounds: number): string {
  return formatShortPounds(poundsToPence(pounds) ?? 0);
}
