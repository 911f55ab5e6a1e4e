import { type Context, Hono } from 'hono';
import { isDatabaseDown } from '#platform/database/unavailable.server.ts';
import { longestPaintMs } from '#platform/http/answer-within.server.ts';
import { askerOf } from '#platform/http/client-address.server.ts';
import { TooManyWaiting } from '#platform/images/fair-turns.ts';
import type { Shop } from '../shop.server.ts';
import { floorPicture } from './draw-floor.server.ts';
import { chooseFloor } from './floors.server.ts';
import { readRooms, thumbnailFile, thumbnailVersion } from './read-rooms.server.ts';
import { floorPictureWidths, turns } from './room-address.ts';

import { roomThumbnail, viewPicture } from './view-picture.server.ts';

const forEver = 'public, max-age=31536000, immutable';

/**
 * GET /rooms/pictures/{room}/{file}: a room's pictures. GET /rooms/floors/{product id}.webp?pattern=&grout=&width=&v=: a floor
 * from straight above, drawn when it is first asked for. With the version the shop gave (`v`) an address never changes its content.
 * GET /rooms/views/{room}/{product id}.webp?pattern=&grout=&turn=: the floor in the room, for a browser that does not lay it itself.
 */
export function serveRooms(shop: Shop): Hono {
  const asker = (c: Context) => askerOf(c, shop.config.trustedProxies, longestPaintMs);
  return new Hono()
    .get('/pictures/:room/:file', async (c) => {
      const room = (await readRooms()).find(({ id }) => id === c.req.param('room'));
      if (room && c.req.param('file') === thumbnailFile) {
        const version = thumbnailVersion(room);
        return answer(c.req.raw, await roomThumbnail(shop, room), 'image/webp', version, c.req.query('v') === version);
      }
      const picture = room && Object.values(room.pictures).find(({ file }) => file === c.req.param('file'));
      if (!picture) return sentence(404, 'There is no such picture.');
      const type = picture.file.endsWith('.png') ? 'image/png' : 'image/jpeg';
      return answer(c.req.raw, picture.bytes, type, picture.version, c.req.query('v') === picture.version);
    })
    .get('/floors/:file', async (c) => {
      const [, id] = /^([0-9a-f-]{36})\.webp$/.exec(c.req.param('file')) ?? [];
      if (!id) return sentence(404, 'There is no such picture.');
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
      if (!product) return sentence(404, 'There is no such picture.');
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
