import { penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { readFixed } from '#platform/read-fixed.ts';
import type { Settings } from '../settings.ts';

/** How many rates the form has room for. */
export const maxRates = 40;

const field = (at: number, name: string) => `vat_rates.${at}.${name}`;

/** What each field of the page of VAT is called. */
export const vatLabels: Readonly<Record<string, string>> = {
  eu_vat_from: 'Charge Irish VAT from',
  eu_prices: 'Irish customers pay',
  eu_threshold_pence: 'Yearly threshold (£)',
  vat_number_eu: 'VAT number on Irish invoices',
  'euro.per_pound': 'Euros for a pound',
  'euro.on': 'Rate looked up on',
  ...Object.fromEntries(
    Array.from({ length: maxRates }, (_, at) =>
      Object.entries({ country: 'country', class: 'class', basis_points: 'rate', from: 'first day', to: 'last day' }).map(
        ([name, label]): [string, string] => [field(at, name), `Rate ${at + 1}: ${label}`],
      ),
    ).flat(),
  ),
};

/** What stands in the form, by field name: rates in per cent, a pound in euros. */
export function vatValues(settings: Settings): Record<string, string> {
  const values: Record<string, string> = {
    eu_vat_from: settings.eu_vat_from ?? '',
    eu_prices: settings.eu_prices,
    eu_threshold_pence: penceToPounds(settings.eu_threshold_pence).toFixed(2),
    vat_number_eu: settings.vat_number_eu,
    'euro.per_pound': settings.euro ? String(settings.euro.per_pound / 10_000) : '',
    'euro.on': settings.euro?.on ?? '',
  };
  settings.vat_rates.forEach((rate, at) => {
    values[field(at, 'country')] = rate.country;
    values[field(at, 'class')] = rate.class;
    values[field(at, 'basis_points')] = String(rate.basis_points / 100);
    values[field(at, 'from')] = rate.from;
    values[field(at, 'to')] = rate.to ?? '';
  });
  return values;
}

/** The rows of the form that hold a rate, as the schema then counts them. */
export function rateRows(values: Record<string, string>): number[] {
  return Array.from({ length: maxRates }, (_, at) => at).filter((at) => (values[field(at, 'basis_points')] ?? '').trim() !== '');
}

/** The record that the form asks for, for the schema to judge; what the form has no field for stays. A row without a rate is no row. */
export function readVatForm(values: Record<string, string>, now: Settings): unknown {
  const said = (path: string) => (values[path] ?? '').trim();
  const rows = rateRows(values).map((at) => (name: string) => said(field(at, name)));
  const [perPound, on] = [said('euro.per_pound'), said('euro.on')];
  return {
    ...now,
    eu_vat_from: said('eu_vat_from') || null,
    eu_prices: said('eu_prices'),
    eu_threshold_pence: poundsToPence(said('eu_threshold_pence')) ?? said('eu_threshold_pence'),
    vat_number_eu: said('vat_number_eu'),
    euro: perPound || on ? { per_pound: decimal(perPound, 4), on } : null,
    vat_rates: rows.map((row) => ({
      country: row('country'),
      class: row('class'),
      basis_points: decimal(row('basis_points'), 2),
      from: row('from'),
      to: row('to') || null,
    })),
  };
}

/** A figure as typed with so many decimals, as a whole number of its smallest part; what cannot be read is left for the settings to refuse. */
function decimal(typed: string, digits: number): number | string {
  const read = readFixed(typed, digits);
  return typeof read === 'number' ? read : typed;
}
