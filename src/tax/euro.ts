import { divideHalfUp, type Pence } from '#money/pence.ts';
import type { EuroGuide } from '#settings/vat-terms.ts';

/** What pounds come to in euros at the rate that staff looked up, in cents; `on`: that day. */
export type InEuro = { cents: number; perPound: number; on: string };

/** An amount in euros, as a guide; null where staff set no rate. */
export function inEuro(pence: Pence, guide: EuroGuide): InEuro | null {
  if (!guide) return null;
  return { cents: divideHalfUp(pence * guide.per_pound, 10_000), perPound: guide.per_pound, on: guide.on };
}

/** '€1,234.56'. */
export function formatEuro(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `€${whole}.${String(cents % 100).padStart(2, '0')}`;
}
