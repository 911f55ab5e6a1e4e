import { type Context, Hono } from 'hono';
import { createCache, onePerShop, shareOf } from '#platform/cache.server.ts';
import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { maxPaintMs } from '#platform/http/answer-within.server.ts';
import { askerOf } from '#platform/http/client-address.server.ts';
import { type Asker, fairTurns, sharedWork, TooManyWaiting } from '#platform/images/fair-turns.ts';
import { noPicture } from '#platform/images/serve.server.ts';
import { sharp } from '#platform/images/sharp.server.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { floorPatch, patchSizeMm } from '#surfaces/floor-patch.ts';
import type { Shop } from '../shop.server.ts';
import { decodeRoom } from './decode-room.server.ts';
import { floorPicture, pictureFromThread } from './draw-floor.server.ts';
import { finishes } from './finishes.ts';
import { floorTexture } from './floor-texture.ts';
import { chooseFloor } from './floors.server.ts';
import { layFloor } from './lay-floor.ts';
import type { ViewToMake } from './lay-floor-worker.server.ts';
import { type Room, readRooms, thumbnailFile, thumbnailVersion } from './read-rooms.server.ts';
import { floorPictureWidths, type Turn, turns } from './room-address.ts';

const forEver = 'public, max-age=31536000, immutable';

/**
 * GET /rooms/pictures/{room}/{file}: a room's pictures. GET /rooms/floors/{product id}.webp?pattern=&grout=&width=&v=: a floor
 * from straight above, drawn when it is first asked for. With the version the shop gave (`v`) an address never changes its content.
 * GET /rooms/views/{room}/{product id}.webp?pattern=&grout=&turn=: the floor in the room, for a browser that does not lay it itself.
 */
export function serveRooms(shop: Shop): Hono {
  const asker = (c: Context) => askerOf(c, shop.config.trustedProxies, maxPaintMs);
  return new Hono()
    .get('/pictures/:room/:file', async (c) => {
      const room = (await readRooms()).find(({ id }) => id === c.req.param('room'));
      if (room && c.req.param('file') === thumbnailFile) {
        const version = thumbnailVersion(room);
        return answer(c.req.raw, await roomThumbnail(shop, room), 'image/webp', version, c.req.query('v') === version);
      }
      const picture = room && Object.values(room.pictures).find(({ file }) => file === c.req.param('file'));
      if (!picture) return sentence(404, noPicture);
      const type = picture.file.endsWith('.png') ? 'image/png' : 'image/jpeg';
      return answer(c.req.raw, picture.bytes, type, picture.version, c.req.query('v') === picture.version);
    })
    .get('/floors/:file', async (c) => {
      const [, id] = /^([0-9a-f-]{36})\.webp$/.exec(c.req.param('file')) ?? [];
      if (!id) return sentence(404, noPicture);
      const said = c.req.query('width') || String(floorPictureWidths[0]);
      const width = floorPictureWidths.find((offered) => String(offered) === said);
      if (!width) return sentence(400, `Please give a width of ${floorPictureWidths.join(' or ')}.`);
      const chosen = await chooseFloor(shop, id, { pattern: c.req.query('pattern') || null, grout: c.req.query('grout') || null });
      if ('problem' in chosen) return sentence(chosen.isMissing ? 404 : 400, chosen.problem);
      const bytes = await floorPicture(shop, chosen.appearance, width, asker(c));
      return answer(c.req.raw, bytes, 'image/webp', chosen.version, c.req.query('v') === chosen.version);
    })
    .get('/views/:room/:file', async (c) => {
      const [, product] = /^([0-9a-f-]{36})\.webp$/.exec(c.req.param('file')) ?? [];
      const turn = turns.find((each) => String(each) === (c.req.query('turn') || '0'));
      if (!product) return sentence(404, noPicture);
      if (turn === undefined) return sentence(400, `Please give a turn of ${turns.join(', ')}.`);
      const [room, pattern, grout] = [c.req.param('room'), c.req.query('pattern') || null, c.req.query('grout') || null];
      const view = await viewPicture(shop, { room, product, pattern, grout, turn }, asker(c));
      if ('problem' in view) return sentence(view.isMissing ? 404 : 400, view.problem);
      return new Response(view, {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600', 'Content-Length': String(view.length) },
      });
    })
    .onError((error, c) => {
      const isBusy = error instanceof TooManyWaiting;
      if (!isBusy) shop.log.error({ err: error, requestId: c.get('requestId') }, 'a floor could not be drawn');
      const wait = isBusy || isDatabaseDown(error);
      return sentence(503, 'This picture cannot be shown at the moment. Please try again.', wait ? { 'Retry-After': '5' } : {});
    });
}

function answer(request: Request, bytes: Buffer<ArrayBuffer>, type: string, version: string, isFixed: boolean): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': isFixed ? forEver : 'no-cache', ETag: `"${version}"` };
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}

function sentence(status: number, says: string, more: Record<string, string> = {}): Response {
  return new Response(says, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more } });
}

/** Wide enough for a page without a script, small enough to be made while somebody waits. */
const viewWidthPx = 960;
const maxMs = 30_000;

const laying = sharedWork<Buffer<ArrayBuffer>>(fairTurns({ atOnce: 1, most: 6, perVisitor: 2 }));

type ViewChoice = { room: string; product: string; pattern: string | null; grout: string | null; turn: Turn };

/**
 * A room with a product's floor, WebP, as the page shows it to a browser without scripts. A sentence where there is no such room,
 * floor, pattern or grout. Rejects with `TooManyWaiting`.
 */
async function viewPicture(shop: Shop, choice: ViewChoice, asker: Asker): Promise<Buffer<ArrayBuffer> | { problem: string; isMissing: boolean }> {
  const room = (await readRooms()).find(({ id }) => id === choice.room);
  if (!room) return { problem: 'There is no such room.', isMissing: true };
  const chosen = await chooseFloor(shop, choice.product, choice);
  if ('problem' in chosen) return chosen;
  const key = [room.id, room.pictures.room.version, chosen.version, chosen.appearance.layout, chosen.appearance.jointColour, choice.turn].join(' ');
  const kept = roomPicturesOf(shop);
  const known = kept.find(key);
  if (known) return known;
  const picture = await floorPicture(shop, chosen.appearance, 1024, asker);
  const view: ViewToMake = {
    room,
    widthPx: viewWidthPx,
    floor: new Uint8Array(picture),
    sizeMm: patchSizeMm(chosen.appearance),
    laying: { angle: (choice.turn * Math.PI) / 180, originMm: [0, 0] },
    finish: chosen.finish,
  };
  const made = await laying(key, asker, () => pictureFromThread('lay-floor-worker.server.ts', view, maxMs));
  kept.keeper()(key, made);
  return made;
}

/** Pictures of rooms with floors, kept in memory only, the latest: there are too many ways to lay a floor to keep them all. */
const roomPicturesOf = onePerShop((shop: Pick<Shop, 'config'>) =>
  createCache<Buffer<ArrayBuffer>>(shareOf('pictures of rooms', shop.config), (picture) => picture.length),
);

/** Plain oak boards: a floor for showing the room rather than the floor. */
const oak: Appearance = {
  material: 'wood',
  layout: 'random-plank',
  unitMm: [190, 1900],
  jointMm: 1,
  jointColour: '#6b5335',
  colours: ['#c3a27a', '#ab8a60', '#8e6f4a'],
  character: 0.35,
  gloss: 0.2,
  seed: 12,
};
const widthPx = 320;

/** A room with an oak floor, WebP, 320 pixels wide. */
function roomThumbnail(shop: Pick<Shop, 'config'>, room: Room): Promise<Buffer<ArrayBuffer>> {
  return roomPicturesOf(shop).get(`thumbnail of ${room.id}`, () => make(room));
}

async function make(room: Room): Promise<Buffer<ArrayBuffer>> {
  const patch = floorPatch(oak, 256, 256);
  const pictures = await decodeRoom(room, widthPx);
  const laid = layFloor(room, pictures, floorTexture(patch, patch.sizeMm), { angle: 0, originMm: [0, 0] }, finishes.oiled);
  const raw = { width: pictures.widthPx, height: pictures.heightPx, channels: 3 } as const;
  return (await sharp(laid, { raw }).webp({ quality: 80 }).toBuffer()) as Buffer<ArrayBuffer>;
}
