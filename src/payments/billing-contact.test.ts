import { expect, test } from 'vitest';
import { billingContact } from './card-form.ts';

const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };

test('the bank is told of the delivery’s name and address only where they are the card’s', () => {
  expect(billingContact(address, true)).toEqual({
    email: 'aoife@example.com',
    givenName: 'Aoife',
    familyName: 'Quinn',
    addressLines: ['1 Quay Street'],
    city: 'Bangor',
    postalCode: 'BT20 5ED',
    countryCode: 'GB',
  });
  expect(billingContact({ ...address, phone: '028 9649 6999' }, false)).toEqual({ email: 'aoife@example.com', phone: '028 9649 6999' });
});
