import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { demoProduct } from '../../db/demo/products.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { serveRooms } from './serve.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const files = serveRooms(shop);
const tile = demoProduct('TIL-STR-6060-GRY').id;
const trim = demoProduct('TRM-DRJ-SKT-TOR120').id;
const view = (address: string) => files.request(`/views/${address}`);

test('a floor in a room is made by the server for a browser without scripts', async () => {
  const answer = await view(`kitchen/${tile}.webp?pattern=brick&grout=charcoal&turn=45`);
  expect(answer.status).toBe(200);
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 });
  const plain = Buffer.from(await (await view(`kitchen/${tile}.webp`)).arrayBuffer());
  expect(picture.equals(plain)).toBe(false);
}, 120_000);

test('what cannot be shown is said in a sentence', async () => {
  const said = async (address: string) => {
    const answer = await view(address);
    return [answer.status, await answer.text()];
  };
  expect(await said(`ballroom/${tile}.webp`)).toEqual([404, 'There is no such room.']);
  expect(await said(`kitchen/${trim}.webp`)).toEqual([404, 'This is not a floor that can be shown in a room.']);
  expect(await said('kitchen/00000000-0000-4000-8000-000000000000.webp')).toEqual([404, 'There is no such product.']);
  expect(await said('kitchen/tile.webp')).toEqual([404, 'There is no such picture.']);
  expect(await said(`kitchen/${tile}.webp?turn=30`)).toEqual([400, 'Please give a turn of 0, 45, 90.']);
  expect((await view(`kitchen/${tile}.webp?pattern=chevron`)).status).toBe(400);
});
