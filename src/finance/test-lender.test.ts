import { expect, test } from 'vitest';
import { lenderForm } from './lender-form.ts';
import { readTestLoan } from './test-lender.ts';

const origin = 'https://floors.example';
const back = (outcome: string) => `${origin}/finance/${outcome}?application=1`;
const form = lenderForm(null, origin, {
  goodsDescription: '14 × Mourne Oak',
  pricePence: 100_000,
  depositPence: 5000,
  instalments: 12,
  customer: {
    firstName: 'Aoife',
    lastName: 'Quinn',
    email: 'aoife@example.com',
    phone: '',
    address: '1 Quay Street',
    town: 'Bangor',
    postcode: 'BT20',
  },
  returnTo: { pass: back('pass'), fail: back('fail'), refer: back('refer') },
});
const fields = Object.fromEntries(form.fields);

test('the test lender reads the same form as the real one', () => {
  expect(readTestLoan(fields, origin)).toEqual({
    loan: {
      goods: '14 × Mourne Oak',
      customer: 'Aoife Quinn, aoife@example.com',
      rows: [
        ['Price of the goods', '£1,000.00'],
        ['Deposit, taken by the shop', '£50.00'],
        ['Amount of credit', '£950.00'],
        ['Instalments', '11 of £79.16, then £79.24'],
      ],
      leadsTo: { pass: '/finance/pass?application=1', fail: '/finance/fail?application=1', refer: '/finance/refer?application=1' },
    },
  });
});

test('it refuses what the real one would, and leads nowhere but back here', () => {
  const wrong: Record<string, string>[] = [
    { goods_price: '1199' },
    { goods_price: '1000001' },
    { goods_price: '10.00' },
    { finance_deposit_total: '-1' },
    { finance_deposit_total: '85000' },
    { finance_number_of_instalments: '13' },
    { identification_key: '' },
    { identification_version: '2' },
    { redirecturl_pass: 'https://elsewhere.example/finance/pass' },
    { redirecturl_fail: 'javascript:alert(1)' },
    { redirecturl_refer: '' },
  ];
  for (const change of wrong) expect(readTestLoan({ ...fields, ...change }, origin), JSON.stringify(change)).toHaveProperty('problem');
  expect(readTestLoan({}, origin)).toHaveProperty('problem');
});
