import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

test('mail comes from an address, with or without a name', () => {
  const sender = (text: string) => readConfig({ SHOP_MAIL_FROM: text }).mailFrom;
  expect(sender('orders@floors.example')).toEqual({ name: null, address: 'orders@floors.example' });
  expect(sender('Strangford Floors <orders@floors.example>')).toEqual({ name: 'Strangford Floors', address: 'orders@floors.example' });
  expect(sender('"Floors, Ltd" <orders@floors.example>')).toEqual({ name: 'Floors, Ltd', address: 'orders@floors.example' });
  for (const wrong of ['Strangford Floors', 'Floors <orders>', '<a@b.example> <c@d.example>'])
    expect(() => sender(wrong)).toThrow('The setting SHOP_MAIL_FROM must be an e-mail address');
});

test('what is wrong with a setting is one sentence, and a password in it is not said', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow('DATABASE_URL must be a postgres:// address; it is not.');
  expect(() => readConfig({ SHOP_INDEXING: 'no' })).toThrow('SHOP_INDEXING must be 1 or 0; it is "no".');
  expect(() => readConfig({ SHOP_CACHE_MB: 'much' })).toThrow(
    'The setting SHOP_CACHE_MB must be a whole number of megabytes from 8 to 100000; it is "much".',
  );
});
