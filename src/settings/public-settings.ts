import { penceToPounds } from '#money/pence.ts';
import { areasChargedApart, areasNotFree } from './areas-apart.ts';
import type { Settings } from './settings.ts';

export const testPayments = 'Test payments: no money is taken.';

export const testFinance = 'Test finance: no credit is given.';

/** What anyone may read over the API: no staff thresholds, amounts in pounds, the promotion only while it runs, finance only where somebody lends. */
export function publicSettings(settings: Settings, now: Date, { lender }: Pick<Services, 'lender'>) {
  const {
    free_delivery_over_pence,
    delivery_charge_pence,
    delivery_areas: _areas,
    delivery_cut_off: _cutOff,
    closed_days: _closed,
    vat_number_eu: _ofInvoices,
    vat_rates: _rates,
    eu_vat_from: _euFrom,
    eu_prices: _euPrices,
    eu_threshold_pence: _threshold,
    euro: _euro,
    sample_postage_pence,
    delivery_zones,
    promotion: _hidden,
    left_over_days: _leftOver,
    left_over_percent: _leftOverShare,
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
    not_free_to: areasNotFree(settings),
    charged_apart: areasChargedApart(settings).map(({ name }) => name),
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

/** Who does something for the shop: its own account, a stand-in of this shop's, or nobody. */
export type Service = 'account' | 'stand-in' | 'none';
export type Services = { till: Service; lender: Service; mail: Service };

/** What each stand-in does not do, for staff and for the log at the start. */
const standInWords: Record<keyof Services, string> = {
  till: testPayments,
  lender: testFinance,
  mail: 'Test email: emails are saved to a folder, not sent.',
};

/** What a shop without one goes without, and how it is set up. */
export const missingWords: Record<keyof Services, string> = {
  till: 'Card payments are not set up: SQUARE_APPLICATION_ID, SQUARE_LOCATION_ID, SQUARE_ACCESS_TOKEN and SQUARE_WEBHOOK_KEY are not set.',
  lender: 'Monthly finance is not offered: PAYITMONTHLY_KEY is not set.',
  mail: 'Emails are not being sent: SMTP_URL is not set. They will be sent once it is.',
};

/** One sentence for each service that is not the shop's own. */
export function serviceNotes(services: Services): string[] {
  return (Object.keys(services) as (keyof Services)[]).flatMap((name) => {
    if (services[name] === 'account') return [];
    return services[name] === 'stand-in' ? standInWords[name] : missingWords[name];
  });
}
