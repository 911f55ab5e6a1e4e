import { type Access, grounds } from '#delivery/access-words.ts';
import { type AddressValues, addressFields, addressValues } from '#delivery/shipping-address.ts';

/** What stands in the form of step 1, before or between its sendings. */
export type CheckoutValues = AddressValues &
  AccessValues & {
    notes: string;
    /** '1' where the box is ticked. */
    shows_purchase: string;
    /** The day it should come; empty for as soon as it can be, `holdChoice` until its shopper chooses one. */
    wished_day: string;
    /** 'collection' where it is collected from the showroom; 'delivery' otherwise. */
    way: string;
    /** '1' where the address is to be kept in the account. */
    keep_address: string;
  };

/** What the driver of a pallet must know, a field for each tick. */
const accessFields = ['access.lorry', 'access.floor', 'access.signs', ...grounds.map((ground) => `access.${ground}` as const)] as const;
type AccessValues = Record<(typeof accessFields)[number], string>;

export const checkoutFields = [...addressFields, 'notes', 'shows_purchase', 'wished_day', 'way', 'keep_address', ...accessFields] as const;

/** An address with no words for the driver and the box not ticked. */
export function checkoutValues(
  address: unknown,
  { notes = '', showsPurchase = false, wishedDay = '', collects = false, access = null as Access | null } = {},
): CheckoutValues {
  const way = collects ? 'collection' : 'delivery';
  return {
    ...addressValues(address),
    ...accessValues(access),
    notes,
    shows_purchase: showsPurchase ? '1' : '',
    wished_day: wishedDay,
    way,
    keep_address: '',
  };
}

function accessValues(access: Access | null): AccessValues {
  const ticks = Object.fromEntries(grounds.map((ground) => [`access.${ground}`, access?.ground.includes(ground) ? '1' : '']));
  return { 'access.lorry': access?.lorry ?? '', 'access.floor': access?.floor ?? '', 'access.signs': access?.signs ?? '', ...ticks } as AccessValues;
}

/** What the form says of it, for the order to judge. */
export function accessOf(values: CheckoutValues): unknown {
  const ground = grounds.filter((each) => values[`access.${each}`] === '1');
  return { lorry: values['access.lorry'], ground, floor: values['access.floor'], signs: values['access.signs'] };
}

/** A full name as first and last name, for a form that somebody may still change: 'Mary Jane Watson' is Mary Jane, Watson. */
export function splitName(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { first_name: (last ? words.slice(0, -1) : words).join(' '), last_name: last };
}

/** Said where an order could not be placed, by a fault of ours or because the shop was not reached. */
export const couldNotPlace = 'Error creating order. Please try again.';
