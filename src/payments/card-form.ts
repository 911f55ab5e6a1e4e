import type { AddressValues } from '#delivery/shipping-address.ts';
import { invalidApplicationId, type SquareAccount, squareEnvironment } from '#platform/provider-accounts.ts';

export const cardFormMissing = 'The card form could not be loaded.';

/** What the card form has to know of the provider; nothing of it is secret. */
export type CardForm = {
  applicationId: string;
  locationId: string;
  scriptSrc: string;
  /** No money moves; the page says so and tells where the test cards are. */
  isTestTill: boolean;
};

/** The test till's names, and its script in this shop. */
export const testTillForm: CardForm = {
  applicationId: 'sandbox-sq0idb-test-till',
  locationId: 'TEST-TILL',
  scriptSrc: '/test-till/square.js',
  isTestTill: true,
};

/** The form for the shop's account with the provider. */
export function cardFormFor(account: SquareAccount): CardForm {
  return { applicationId: account.applicationId, locationId: account.locationId, scriptSrc: account.scriptUrl, isTestTill: false };
}

/** The words for a shop's owner where the form lacks what it needs. */
export const missingParameters = 'Please contact your developer to provide the required parameters to use the Web Payments SDK.';

/** Why the form cannot be shown with these; null when it can. */
export function cardFormProblem(applicationId: string, locationId: string): string | null {
  if (!applicationId || !locationId) return missingParameters;
  return squareEnvironment(applicationId) ? null : invalidApplicationId;
}

/**
 * What a card's bank is told of its owner to confirm them: the name and address of the delivery only where the buyer says that the card
 * is registered there. Who orders to somebody else's door would be compared with the wrong person, and declined. How to reach them is
 * always the buyer's. https://developer.squareup.com/docs/web-payments/sca
 */
export function billingContact(
  { first_name, last_name, email, phone, address, address2, city, postal_code, country }: AddressValues,
  isOwnAddress: boolean,
) {
  return {
    email,
    ...(phone && { phone }),
    ...(isOwnAddress && {
      givenName: first_name,
      familyName: last_name,
      addressLines: address2 ? [address, address2] : [address],
      city,
      postalCode: postal_code,
      countryCode: country,
    }),
  };
}
