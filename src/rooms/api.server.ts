import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import { floorJson, floorToJson, roomJson, roomToJson } from './floor-json.ts';
import { listRooms, readFloor } from './floors.server.ts';

/** Rooms that floors can be seen in, and the floors. */
export const roomCalls = [
  call({
    method: 'get',
    path: '/rooms',
    tag: 'Rooms',
    access: 'everyone',
    summary: 'The rooms that a floor can be seen in: their words, their geometry and the addresses of their pictures.',
    description:
      'A room’s picture shows no floor: one is laid into it. Per pixel, in linear light: albedo · light · (1 − k) + reflection · k, with k the ' +
      'finish’s share of Fresnel’s; light = light_scale · (byte / 255)², reflections likewise by their scales. What is over the shoulder is ' +
      'rolled off; the result is blended over the room by the mask.',
    answer: z.object({ rooms: z.array(roomJson) }),
    handle: async () => ({ rooms: (await listRooms()).map(roomToJson) }),
  }),
  call({
    method: 'get',
    path: '/rooms/floors/{id}',
    tag: 'Rooms',
    access: 'everyone',
    summary: 'A product as a floor that can be laid into the rooms: patterns, grouts and finish.',
    description:
      'The floor from straight above, repeating without a seam, is at /rooms/floors/{id}.webp?pattern=&grout=&width=&v=: a pattern and a grout ' +
      'of those given here, a width of 1024 or 2048 pixels, and the version. It measures size_mm of the pattern. A product that is no floor, ' +
      'or of which nothing says what it looks like, is not found.',
    params: z.object({ id: uuid }),
    missing: 'Product not found',
    answer: floorJson,
    refuses: [404],
    handle: async (shop, { params: { id } }) => {
      const floor = await readFloor(shop, id);
      if (!floor) throw new Refusal('not-found', 'no-floor', 'This product is not a floor that can be shown in a room.');
      return floorToJson(floor);
    },
  }),
];
