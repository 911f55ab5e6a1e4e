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

test('one name is enough, and what may be left out may', () => {
  expect(schema.parse({ ...address, last_name: '' })).toMatchObject({ first_name: 'Aoife', last_name: '' });
  expect(problems({ ...address, first_name: '', last_name: '' }).map(({ field }) => field)).toEqual(['first_name', 'last_name']);
  expect(schema.parse({ ...address, country: 'IE', postal_code: '' })).toMatchObject({ country: 'IE', postal_code: '' });
});

test('postcodes are tidied and checked, and the country follows them', () => {
  const parsed = (postal_code: string, country: string) => {
    const { data } = schema.safeParse({ ...address, postal_code, country });
    return data && [data.postal_code, data.country];
  };
  expect(parsed('D02X285', 'IE')).toEqual(['D02 X285', 'IE']);
  expect(parsed('d02 x285', 'GB')).toEqual(['D02 X285', 'IE']);
  expect(parsed('bt201aa', 'IE')).toEqual(['BT20 1AA', 'GB']);
  expect(problems({ ...address, postal_code: 'BT20' })).toEqual([
    { field: 'postal_code', message: 'Please enter a full UK postcode, such as BT20 1AA.' },
  ]);
  expect(problems({ ...address, postal_code: 'D02', country: 'IE' })[0]?.message).toContain('or leave it empty');
  expect(problems({ ...address, postal_code: '' })).toEqual([{ field: 'postal_code', message: 'Postcode is required' }]);
});

test('on an envelope', () => {
  expect(envelopeLines(address, () => 'United Kingdom')).toEqual(['Aoife Quinn', '1 Quay Street', 'Bangor', 'bt20  1aa', 'United Kingdom']);
  expect(envelopeLines(addressValues({ city: 'Bangor', country: 7 }), (code) => code)).toEqual(['Bangor']);
});
