import { type AddressValues, addressFields, addressValues } from '#delivery/shipping-address.ts';

/** What stands in the form of step 1, before or between its sendings. */
export type CheckoutValues = AddressValues & {
  notes: string;
  /** '1' where the box is ticked. */
  shows_purchase: string;
  /** The day it should come; empty for as soon as it can be. */
  wished_day: string;
  /** 'collection' where it is collected from the showroom; 'delivery' otherwise. */
  way: string;
  /** '1' where the address is to be kept in the account. */
  keep_address: string;
};

export const checkoutFields = [...addressFields, 'notes', 'shows_purchase', 'wished_day', 'way', 'keep_address'] as const;

/** An address with no words for the driver and the box not ticked. */
export function checkoutValues(address: unknown, { notes = '', showsPurchase = false, wishedDay = '', collects = false } = {}): CheckoutValues {
  const way = collects ? 'collection' : 'delivery';
  return { ...addressValues(address), notes, shows_purchase: showsPurchase ? '1' : '', wished_day: wishedDay, way, keep_address: '' };
}

/** A full name as first and last name, for a form that somebody may still change: 'Mary Jane Watson' is Mary Jane, Watson. */
export function splitName(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { first_name: (last ? words.slice(0, -1) : words).join(' '), last_name: last };
}

/** Said where an order could not be placed, by a fault of ours or because the shop was not reached. */
export const couldNotPlace = 'Error creating order. Please try again.';
