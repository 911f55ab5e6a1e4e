import type { Pence } from '#money/pence.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DeliveryArea } from '#settings/delivery-terms.ts';
import type { Settings } from '#settings/settings.ts';
import { countryName, deliversTo, deliveryCharge, missingForFreeDelivery } from './delivery.ts';
import { fitsPrefix, type Place } from './postcode.ts';
import { addWorkingDays, type Calendar, type Day, daysAfter, type HolidayRegion, isWorkingDay, nextWorkingDay } from './working-days.ts';

export const parcelMaxGrams = 30_000;
/** How far ahead a day may be wished for. */
const offeredWeeks = 4;

export const deliveryWays = ['parcel', 'pallet', 'samples', 'collection'] as const;
export type Way = (typeof deliveryWays)[number];

/** What is sent. `grams`: null where the weight of something is not known. Samples go by post and weigh nothing here. */
export type Load = { goodsPence: Pence; samples: number; grams: number | null; isLong: boolean };

type Terms = Pick<Settings, 'free_delivery_over_pence' | 'delivery_charge_pence' | 'delivery_areas'>;

/** The area of a place: the closest prefix, else the rest of its country. Null: nothing is said of it, and the shop's own terms hold. */
export function areaOf({ delivery_areas }: Pick<Settings, 'delivery_areas'>, place: Place): DeliveryArea | null {
  let best: { area: DeliveryArea; fit: number } | null = null;
  for (const area of delivery_areas) {
    if (area.country !== place.country) continue;
    const fits = area.postcodes.map((prefix) => fitsPrefix(place, prefix));
    const fit = area.postcodes.length === 0 ? 0.5 : Math.max(...fits);
    if (fit > 0 && fit > (best?.fit ?? 0)) best = { area, fit };
  }
  return best?.area ?? null;
}

/** Where an address is, as far as it is filled in; null without a country, or without the postcode that Great Britain's areas go by. */
export function placeOfAddress(settings: Pick<Settings, 'delivery_zones'>, address: { country: string; postal_code: string }): Place | null {
  const { country, postal_code: postalCode } = address;
  if (!deliversTo(settings, country) || (country === 'GB' && !postalCode.trim())) return null;
  return { country, postalCode };
}

/** What the area of a place is called; the country's name where it is of none. */
export function zoneName(settings: Pick<Settings, 'delivery_areas' | 'delivery_zones'>, place: Place): string {
  return areaOf(settings, place)?.name ?? countryName(settings, place.country);
}

/** How it goes: goods up to 30 kg as a parcel, more or of unknown weight on a pallet, samples alone by post. Null: nothing to send. */
export function wayOf({ goodsPence, samples, grams }: Load): Way | null {
  if (goodsPence > 0) return grams !== null && grams <= parcelMaxGrams ? 'parcel' : 'pallet';
  return samples > 0 ? 'samples' : null;
}

/** `pence`: null where the shop wants to be asked first, because of the place or because no charge goes up to that weight. */
export type DeliveryPrice = { pence: Pence | null; missingPence: Pence };

/**
 * What delivery of goods costs (samples pay their postage apart), and what is missing from free delivery: the one rule of page, cart,
 * order and API. `place`: null while nobody has said where to; then the shop's own charge stands.
 */
export function priceDelivery(terms: Terms, place: Place | null, load: Load): DeliveryPrice {
  const area = place && areaOf(terms, place);
  const goods = load.goodsPence;
  if (goods <= 0 || !area) return { pence: deliveryCharge(terms, goods), missingPence: missingForFreeDelivery(terms, goods) };
  if (area.asks) return { pence: null, missingPence: 0 };
  const freeFrom = area.is_never_free ? Number.POSITIVE_INFINITY : (area.free_over_pence ?? terms.free_delivery_over_pence);
  if (goods >= freeFrom) return { pence: 0, missingPence: 0 };
  const charge = chargeByWeight(terms, area, load);
  if (charge === null) return { pence: null, missingPence: 0 };
  const pence = charge + (load.isLong ? area.long_pence : 0);
  return { pence, missingPence: pence === 0 || freeFrom === Number.POSITIVE_INFINITY ? 0 : freeFrom - goods };
}

function chargeByWeight(terms: Terms, { bands }: DeliveryArea, { grams }: Load): Pence | null {
  if (bands.length === 0) return terms.delivery_charge_pence;
  const weighed = grams ?? parcelMaxGrams + 1;
  return bands.find(({ up_to_kg }) => weighed <= up_to_kg * 1000)?.pence ?? null;
}

export type Calendared = Pick<Settings, 'delivery_areas' | 'delivery_cut_off' | 'closed_days' | 'postcode'>;
export type DeliveryDays = { earliest: Day; latest: Day; days: Day[] };

/**
 * The days on which goods can come to a place, ordered at `localTime` ('2026-11-28T11:30' by the shop's clock), of which the slowest take
 * `leadDays` working days before they can leave. Null: the area says none.
 */
export function deliveryDays(settings: Calendared, place: Place, localTime: string, leadDays = 0): DeliveryDays | null {
  const area = areaOf(settings, place);
  if (!area || area.asks) return null;
  const calendar = calendarOf(settings, place);
  const start = addWorkingDays(startDay(settings, localTime, calendar), leadDays, calendar);
  const earliest = addWorkingDays(start, area.first_day, calendar);
  const days: Day[] = [];
  for (let n = 0; n < offeredWeeks * 7; n++) if (isWorkingDay(daysAfter(earliest, n), calendar)) days.push(daysAfter(earliest, n));
  return { earliest, latest: addWorkingDays(start, area.last_day, calendar), days };
}

/** When work is done both at the shop and at a place. */
export function calendarOf(settings: Calendared, place: Place): Calendar {
  return { regions: [homeRegion(settings), regionOf(place)], closed: settings.closed_days };
}

/** The working day for which an order counts: its own until the cut-off, else the next. */
export function startDay({ delivery_cut_off }: Calendared, localTime: string, calendar: Calendar): Day {
  const [today, time] = [localTime.slice(0, 10), localTime.slice(11)];
  const isToday = isWorkingDay(today, calendar) && time < delivery_cut_off;
  return nextWorkingDay(isToday ? today : daysAfter(today, 1), calendar);
}

/** When work is done at the shop itself. */
export function homeCalendar(settings: Calendared): Calendar {
  return { regions: [homeRegion(settings)], closed: settings.closed_days };
}

const otherDay = 'We can no longer deliver on that day. Please choose another.';

/** The day that was wished for, where it is one of those offered. Null: none was. Throws a Refusal (409) for any other. */
export function wishedDay(wished: Day | null, offered: DeliveryDays | null): Day | null {
  if (!wished) return null;
  if (offered?.days.includes(wished)) return wished;
  throw new Refusal('conflict', 'other-day', otherDay, [{ field: 'wished_day', message: otherDay }]);
}

function regionOf({ country, postalCode }: Place): HolidayRegion {
  if (country === 'IE') return 'ireland';
  return fitsPrefix({ country: 'GB', postalCode }, 'BT') ? 'northern-ireland' : 'england-and-wales';
}

function homeRegion({ postcode }: Pick<Settings, 'postcode'>): HolidayRegion {
  return regionOf({ country: 'GB', postalCode: postcode });
}
