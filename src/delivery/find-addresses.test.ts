import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { findAddresses } from './find-addresses.server.ts';
import { readFound } from './found-address.ts';

const quay = { line_1: '1 Quay Street', line_2: '', line_3: '', line_4: '', locality: '', town_or_city: 'Bangor', county: 'County Down' };
let shop: Shop;
let asked: string[] = [];
let answers: { status: number; body: unknown };
const register = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answers.status, { 'content-type': 'application/json' }).end(JSON.stringify(answers.body));
});

beforeAll(async () => {
  await new Promise<void>((listening) => void register.listen(0, '127.0.0.1', listening));
  const { port } = register.address() as AddressInfo;
  const opened = await openTestShop('empty');
  shop = { ...opened, config: { ...opened.config, addressLookup: { url: `http://127.0.0.1:${port}`, key: 'k&y' } } };
});
afterAll(async () => {
  register.close();
  await shop.close();
});

test('the register’s lines become the fields of the form', () => {
  const flat = { ...quay, line_1: 'Flat 2', line_2: 'The Old Mill', line_3: '1 Quay Street', locality: 'Ballyholm' };
  const [one, two] = readFound({ addresses: [quay, flat, { ...quay, line_1: '' }, { ...quay, town_or_city: 'x'.repeat(81) }] }, 'BT20 5ED');
  expect(one).toEqual({ address: '1 Quay Street', address2: '', city: 'Bangor', county: 'County Down', postal_code: 'BT20 5ED' });
  expect(two?.address2).toBe('The Old Mill, 1 Quay Street, Ballyholm');
  expect(() => readFound({ addresses: 'none' }, 'BT20 5ED')).toThrow();
});

test('a postcode is asked for once, and whatever goes wrong is said at its field', async () => {
  answers = { status: 200, body: { postcode: 'BT20 5ED', addresses: [quay] } };
  expect(await findAddresses(shop, ' bt205ed', 'one')).toHaveLength(1);
  expect(asked).toEqual(['/find/BT20%205ED?expand=true&sort=true&api-key=k%26y']);
  const said = (typed: string, detail: string, kind: string) =>
    expect(findAddresses(shop, typed, 'one')).rejects.toMatchObject({ kind, errors: [{ field: 'find_postcode', message: detail }] });
  await said('Bangor', 'Please enter a full postcode, such as BT20 1AA.', 'invalid');
  expect(asked).toHaveLength(1);
  answers = { status: 404, body: {} };
  await said('BT20 5ED', 'We found no addresses for this postcode. Please type yours.', 'invalid');
  for (const wrong of [
    { status: 401, body: {} },
    { status: 200, body: { addresses: 7 } },
  ]) {
    answers = wrong;
    await said('BT20 5ED', 'We could not look up this postcode. Please type your address.', 'unavailable');
  }
  const without = { ...shop, config: { ...shop.config, addressLookup: null } };
  await expect(findAddresses(without, 'BT20 5ED', 'one')).rejects.toMatchObject({
    kind: 'invalid',
    detail: 'Addresses cannot be looked up at the moment. Please type yours.',
  });
});

test('look-ups cost money, and are counted by who asks', async () => {
  asked = [];
  answers = { status: 200, body: { addresses: [quay] } };
  for (let n = 0; n < 30; n++) await findAddresses(shop, 'BT20 5ED', 'many');
  await expect(findAddresses(shop, 'BT20 5ED', 'many')).rejects.toMatchObject({ kind: 'too-many' });
  expect(asked).toHaveLength(30);
});
