import { penceToPounds } from '#money/pence.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** What anyone may read over the API: no staff thresholds, amounts in pounds, the promotion only while it runs, finance only where somebody lends. */
export function publicSettings(settings: Settings, now: Date, { lender }: Pick<Services, 'lender'>) {
  const {
    free_delivery_over_pence,
    delivery_charge_pence,
    sample_postage_pence,
    delivery_zones,
    promotion: _hidden,
    stock_hold_minutes: _held,
    max_unpaid_holds: _orders,
    max_hold_percent: _share,
    low_stock_threshold: _staff,
    reviews_need_approval: _approval,
    chat_alert_minutes: _minutes,
    chat_alert_email: _alerts,
    ...said
  } = settings;
  return {
    ...said,
    finance: { ...settings.finance, enabled: settings.finance.enabled && lender !== 'none' },
    free_delivery_over: penceToPounds(free_delivery_over_pence),
    delivery_charge: penceToPounds(delivery_charge_pence),
    sample_postage: penceToPounds(sample_postage_pence),
    countries: delivery_zones.filter((zone) => zone.enabled).map(({ country, name }) => ({ country, name })),
    promotion_line: promotionLine(settings, now),
  };
}
export type PublicSettings = ReturnType<typeof publicSettings>;

/** The header's promotion line while the promotion runs (its end not included), else null. */
export function promotionLine({ promotion }: Pick<Settings, 'promotion'>, now: Date): string | null {
  const started = !promotion.starts_at || Date.parse(promotion.starts_at) <= now.getTime();
  const ended = promotion.ends_at && Date.parse(promotion.ends_at) <= now.getTime();
  return promotion.text && started && !ended ? promotion.text : null;
}
