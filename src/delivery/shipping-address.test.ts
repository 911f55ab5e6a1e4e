import { expect, test } from 'vitest';
import { formErrors } from '#platform/refusal.ts';
import { addressValues, envelopeLines, shippingAddressSchema } from './shipping-address.ts';

const schema = shippingAddressSchema(['GB', 'IE']);
const address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  phone: '',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'bt20  1aa',
  country: 'GB',
};
const problems = (form: unknown) => {
  const { error } = schema.safeParse(form);
  return error ? formErrors(error) : [];
};

test('a whole address passes, tidied', () => {
  expect(schema.parse(address)).toEqual({ ...address, postal_code: 'BT20 1AA' });
  const { phone: _phone, ...rest } = address;
  expect(schema.parse(rest).phone).toBe('');
});

test('an empty form is told what each field needs', () => {
  const expected = [
    { field: 'first_name', message: 'First name is required' },
    { field: 'last_name', message: 'Last name is required' },
    { field: 'email', message: 'Email is required' },
    { field: 'address', message: 'Address is required' },
    { field: 'city', message: 'Town or city is required' },
    { field: 'postal_code', message: 'Postcode is required' },
    { field: 'country', message: 'Country is required' },
  ];
  expect(problems({})).toEqual(expected);
  expect(problems(addressValues(null))).toEqual(expected);
});

test('junk is refused, and countries without a zone', () => {
  expect(problems({ ...address, country: 'US' })).toEqual([{ field: 'country', message: 'We do not deliver to this country.' }]);
  expect(problems({ ...address, address: 'x'.repeat(10_000) })).toEqual([{ field: 'address', message: 'Please keep this to 200 characters.' }]);
  expect(problems({ ...address, email: 'a@b' })).toEqual([{ field: 'email', message: 'Please enter a valid email' }]);
});

test('on an envelope', () => {
  expect(envelopeLines(address, () => 'United Kingdom')).toEqual(['Aoife Quinn', '1 Quay Street', 'Bangor', 'bt20  1aa', 'United Kingdom']);
  expect(envelopeLines(addressValues({ city: 'Bangor', country: 7 }), (code) => code)).toEqual(['Bangor']);
});
