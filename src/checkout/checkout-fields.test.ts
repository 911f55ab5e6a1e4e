import { expect, test } from 'vitest';
import { payPath } from '#orders/order.ts';
import { checkoutValues, splitName } from './checkout-fields.ts';
import { changePath, donePath } from './checkout-path.ts';
import { likelyEmail } from './components/email-field.tsx';

test('a name is split where a form may still put it right', () => {
  expect(splitName('Aoife Quinn')).toEqual({ first_name: 'Aoife', last_name: 'Quinn' });
  expect(splitName('  Mary  Jane   Watson ')).toEqual({ first_name: 'Mary Jane', last_name: 'Watson' });
  expect(splitName('Bono')).toEqual({ first_name: 'Bono', last_name: '' });
  expect(splitName('')).toEqual({ first_name: '', last_name: '' });
});

test('a mistyped address is hinted at, and nothing else', () => {
  const meant = {
    'ann@gmial.com': 'ann@gmail.com',
    'ann@gmal.com': 'ann@gmail.com',
    'Ann@HOTMAIL.CO.UKK': 'Ann@hotmail.co.uk',
    'a@iclous.com': 'a@icloud.com',
  };
  for (const [typed, likely] of Object.entries(meant)) expect(likelyEmail(typed)).toBe(likely);
  for (const fine of ['ann@gmail.com', 'ann@outlook.ie', 'ann@floors.example', 'ann', '', 'a@b@c', 'ann@mail.com'])
    expect(likelyEmail(fine)).toBeNull();
});

test('a guest’s steps carry their token, a customer’s do not', () => {
  expect(payPath('o1', null)).toBe('/checkout/o1/pay');
  expect(donePath('o1', 't-_')).toBe('/checkout/o1/done?token=t-_');
  expect(changePath('o1', 't')).toBe('/checkout?order=o1&token=t');
  expect(checkoutValues(null, { notes: 'Ring the bell', showsPurchase: true })).toMatchObject({
    city: '',
    notes: 'Ring the bell',
    shows_purchase: '1',
  });
});
