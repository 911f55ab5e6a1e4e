import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createApi } from '#api/api.server.ts';
import { demoProduct } from '../../db/demo/products.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { floorFromJson } from './floor-json.ts';
import { isFloor, listRooms, readFloor } from './floors.server.ts';
import { floorPictureAddress } from './room-address.ts';
import { serveRooms } from './serve.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
const files = serveRooms(shop);
const get = (address: string, init: RequestInit = {}) => files.request(address.replace('/rooms', ''), init);

const tile = demoProduct('TIL-STR-6060-GRY').id;
const carpet = demoProduct('CPT-ARV-TW-OAT').id;
const trim = demoProduct('TRM-DRJ-SKT-TOR120').id;

test('the rooms are listed with words, geometry and pictures that are there, for ever', async () => {
  const { rooms } = await (await api.request('/rooms')).json();
  expect(rooms.length).toBeGreaterThanOrEqual(8);
  expect(rooms.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(['living-room', 'kitchen']);
  for (const room of rooms) {
    expect(room.name).not.toBe('');
    expect(room.alt.length).toBeGreaterThan(40);
    expect(room.geometry.floor_to_picture).toHaveLength(3);
  }
  for (const address of Object.values(rooms[0].pictures) as string[]) {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBeGreaterThan(300);
  }
  const small = await get(rooms[0].thumbnail);
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
  expect((await get(`/rooms/pictures/${rooms[0].id}/mask.png`)).headers.get('Cache-Control')).toBe('no-cache');
});

test('a floor says how it can be laid, and has a picture of itself', async () => {
  const floor = await (await api.request(`/rooms/floors/${tile}`)).json();
  expect(floor.patterns.map(({ id }: { id: string }) => id)).toEqual(['stack', 'brick']);
  expect(floor.patterns[0].size_mm[0] % 602).toBeCloseTo(0);
  expect(floor.grouts[0].id).toBe('usual');
  expect(floorFromJson(floor)).toEqual(await readFloor(shop, tile));
  const address = floorPictureAddress(tile, floor.version, { pattern: 'brick', grout: 'charcoal', width: 1024 });
  const [answer, again] = await Promise.all([get(address), get(address)]);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1024, height: 1024 });
  const etag = answer.headers.get('ETag') ?? '';
  expect((await get(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  // An address with an old version, or none, shows the floor as it is now, and is not kept.
  expect((await get(address.replace(floor.version, 'old'))).headers.get('Cache-Control')).toBe('no-cache');
});

test('what is no floor is not found, and a wish that no goods fit is answered with a sentence', async () => {
  expect((await api.request(`/rooms/floors/${trim}`)).status).toBe(404);
  expect((await api.request('/rooms/floors/nothing')).status).toBe(404);
  const says = async (address: string) => {
    const answer = await get(address);
    return [answer.status, await answer.text()];
  };
  expect(await says(`/rooms/floors/${trim}.webp`)).toEqual([404, 'This is not a floor that can be shown in a room.']);
  expect(await says('/rooms/floors/00000000-0000-4000-8000-00000000dead.webp')).toEqual([404, 'There is no such product.']);
  expect(await says('/rooms/floors/nothing.webp')).toEqual([404, 'There is no such picture.']);
  expect(await says(`/rooms/floors/${tile}.webp?pattern=herringbone`)).toEqual([400, 'Please give a pattern of stack, brick.']);
  expect(await says(`/rooms/floors/${tile}.webp?grout=purple`)).toEqual([400, expect.stringMatching(/^Please give a grout of usual, white/)]);
  expect(await says(`/rooms/floors/${carpet}.webp?grout=white`)).toEqual([400, 'This floor is laid without grout: please leave it out.']);
  expect(await says(`/rooms/floors/${tile}.webp?width=9999`)).toEqual([400, 'Please give a width of 1024 or 2048.']);
  expect(await says('/rooms/pictures/kitchen/room.json')).toEqual([404, 'There is no such picture.']);
  expect(await says('/rooms/pictures/cellar/room.jpg')).toEqual([404, 'There is no such picture.']);
});

test('every floor of the demo shop can be shown, and nothing that is none', async () => {
  expect((await listRooms()).length).toBeGreaterThan(6);
  const { readProduct } = await import('#catalogue/read-products.server.ts');
  const shown = async (sku: string) => isFloor((await readProduct(shop, demoProduct(sku).id)) as never);
  for (const sku of ['WOD-BLD-14190-NAT', 'LVT-QUO-CH-OAK', 'CPT-SQR-CT-TEA', 'VIN-LNO-MB-EAU', 'LAM-LNG-10-DUN'])
    expect(await shown(sku), sku).toBe(true);
  for (const sku of ['TRM-DRJ-SKT-TOR120', 'UND-QF-CPT11', 'ADH-TRN-MSWOOD15', 'OTH-CLN-WOODKIT']) expect(await shown(sku), sku).toBe(false);
});

test('a product with photographs only is drawn from its attributes', async () => {
  await shop.sql`update products set appearance = null where id = ${tile}`;
  const drawn = await readFloor(shop, tile);
  expect(drawn?.patterns[0]?.id).toBe('stack');
  await shop.sql`update products set colour = 'Whimsy' where id = ${tile}`;
  expect(await readFloor(shop, tile)).toBeNull();
});
