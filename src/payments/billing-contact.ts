import type { AddressValues } from '#delivery/shipping-address.ts';

/**
 * What a card's bank is told of its owner to confirm them: the name and address of the delivery only where the buyer says that the card
 * is registered there. Who orders to somebody else's door would be compared with the wrong person, and declined. How to reach them is
 * always the buyer's. https://developer.squareup.com/docs/web-payments/sca
 */
export function billingContact({ first_name, last_name, email, phone, address, city, postal_code, country }: AddressValues, isOwnAddress: boolean) {
  return {
    email,
    ...(phone && { phone }),
    ...(isOwnAddress && {
      givenName: first_name,
      familyName: last_name,
      addressLines: [address],
      city,
      postalCode: postal_code,
      countryCode: country,
    }),
  };
}
