import type { Settings } from './settings.ts';

/** The header's promotion line while the promotion runs (its end not included), else null. */
export function promotionLine({ promotion }: Pick<Settings, 'promotion'>, now: Date): string | null {
  const started = !promotion.starts_at || Date.parse(promotion.starts_at) <= now.getTime();
  const ended = promotion.ends_at && Date.parse(promotion.ends_at) <= now.getTime();
  return promotion.text && started && !ended ? promotion.text : null;
}
