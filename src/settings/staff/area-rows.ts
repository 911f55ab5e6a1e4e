import { penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import type { DeliveryArea } from '../delivery-terms.ts';

/** How many areas the form has room for. */
export const maxAreas = 20;

const field = (at: number, name: string) => `delivery_areas.${at}.${name}`;

/** What each field of an area's row is called. */
export const areaFields: Readonly<Record<string, string>> = {
  name: 'name',
  country: 'country',
  postcodes: 'postcodes begin with',
  bands: 'charges by weight',
  long_pence: 'extra for pieces over 2 m (£)',
  free_over_pence: 'free from (£)',
  is_never_free: 'never free',
  asks: 'customers must ask us',
  first_day: 'first working day',
  last_day: 'last working day',
};

export const areaLabels: [string, string][] = Array.from({ length: maxAreas }, (_, at) =>
  Object.entries(areaFields).map(([name, label]): [string, string] => [field(at, name), `Area ${at + 1}: ${label}`]),
).flat();

const inPounds = (pence: number) => penceToPounds(pence).toFixed(2);

/** Areas as they stand in the form, by field name. */
export function areaValues(areas: readonly DeliveryArea[]): Record<string, string> {
  const values: Record<string, string> = {};
  areas.forEach((area, at) => {
    values[field(at, 'name')] = area.name;
    values[field(at, 'country')] = area.country;
    values[field(at, 'postcodes')] = area.postcodes.join(' ');
    values[field(at, 'bands')] = area.bands.map(({ up_to_kg, pence }) => `${up_to_kg} ${inPounds(pence)}`).join('\n');
    values[field(at, 'long_pence')] = inPounds(area.long_pence);
    values[field(at, 'free_over_pence')] = area.free_over_pence === null ? '' : inPounds(area.free_over_pence);
    values[field(at, 'first_day')] = String(area.first_day);
    values[field(at, 'last_day')] = String(area.last_day);
    if (area.is_never_free) values[field(at, 'is_never_free')] = 'on';
    if (area.asks) values[field(at, 'asks')] = 'on';
  });
  return values;
}

/** The areas a form asks for, for the schema to judge; a row without a name is no area. `said`: what a field holds. */
export function readAreas(said: (path: string) => string): unknown[] {
  const rows = Array.from({ length: maxAreas }, (_, at) => (name: string) => said(field(at, name)));
  return rows
    .filter((row) => row('name') !== '')
    .map((row) => ({
      name: row('name'),
      country: row('country'),
      postcodes: row('postcodes')
        .split(/[\s,]+/)
        .filter(Boolean),
      asks: row('asks') === 'on',
      bands: row('bands')
        .split(/\r?\n/)
        .filter((line) => line.trim())
        .map(readBand),
      long_pence: row('long_pence') === '' ? 0 : (poundsToPence(row('long_pence')) ?? row('long_pence')),
      is_never_free: row('is_never_free') === 'on',
      free_over_pence: row('free_over_pence') === '' ? null : (poundsToPence(row('free_over_pence')) ?? row('free_over_pence')),
      first_day: wholeNumber(row('first_day')),
      last_day: wholeNumber(row('last_day')),
    }));
}

function readBand(line: string): { up_to_kg: unknown; pence: unknown } {
  const [weight = '', charge = ''] = line
    .trim()
    .replace(/\s*kg\b/i, '')
    .split(/\s+/);
  return { up_to_kg: wholeNumber(weight), pence: poundsToPence(charge) ?? charge };
}

const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : text);
