import { expect, test } from 'vitest';
import { applicationUrl, formOf, type LenderRequest, lenderForm } from './lender-form.ts';

const request: LenderRequest = {
  goodsDescription: '14 boxes of Mourne Oak & friends (F-7K3M9QXA2B)',
  pricePence: 53_900,
  depositPence: 5000,
  instalments: 12,
  returnTo: {
    pass: 'https://floors.example/back/pass?a=1',
    fail: 'https://floors.example/back/fail?a=1',
    refer: 'https://floors.example/back/refer?a=1',
  },
};
const customer = {
  firstName: 'Aoife',
  lastName: 'Quinn',
  email: 'aoife@example.com',
  phone: '07700 900123',
  address: '1 Quay Street',
  town: 'Bangor',
  postcode: 'BT20 5ED',
};

test('the lender is sent the fields of its form, amounts in pence and before the deposit', () => {
  const account = { key: 'k-1', mode: 'live', url: 'https://lender.example/apply/', method: 'post' } as const;
  const { action, method, fields } = lenderForm(account, 'https://floors.example', { ...request, customer });
  expect([action, method]).toEqual(['https://lender.example/apply/', 'post']);
  expect(Object.fromEntries(fields)).toEqual({
    identification_key: 'k-1',
    identification_version: '1.0.0',
    test_or_live: 'live',
    goods_description: '14 boxes of Mourne Oak & friends (F-7K3M9QXA2B)',
    goods_price: '53900',
    finance_deposit_total: '5000',
    finance_number_of_instalments: '12',
    customer_firstname: 'Aoife',
    customer_surname: 'Quinn',
    customer_email: 'aoife@example.com',
    customer_mobile: '07700 900123',
    customer_address_line_1: '1 Quay Street',
    customer_address_line_3: 'Bangor',
    customer_address_postcode: 'BT20 5ED',
    redirecturl_pass: 'https://floors.example/back/pass?a=1',
    redirecturl_fail: 'https://floors.example/back/fail?a=1',
    redirecturl_refer: 'https://floors.example/back/refer?a=1',
  });
});

test('a number that is no mobile is sent as a landline', () => {
  const phoneField = (phone: string) =>
    lenderForm(null, 'https://floors.example', { ...request, customer: { ...customer, phone } }).fields.find(([, value]) => value === phone)?.[0];
  expect(['+44 7700 900123', '0044 7700900123', '028 9649 6178'].map(phoneField)).toEqual([
    'customer_mobile',
    'customer_mobile',
    'customer_landline',
  ]);
});

test('without an account the shop’s own test lender is asked, in test mode', () => {
  const form = lenderForm(null, 'https://floors.example', request);
  expect(form.action).toBe('https://floors.example/test-lender');
  expect(form.fields).toContainEqual(['test_or_live', 'test']);
  expect(form.fields.map(([name]) => name)).not.toContain('customer_email');
});

test('the form and its address are the same thing', () => {
  const form = lenderForm(null, 'https://floors.example', { ...request, customer });
  expect(formOf(applicationUrl(form))).toEqual({ action: form.action, fields: form.fields });
});
