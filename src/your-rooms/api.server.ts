import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import { floorChoice, keptRoom, maxFloors, maxKept } from './kept-rooms.ts';
import { changeOwnRooms, newRoomId, readOwnRooms } from './room-list.server.ts';

const floors = z.array(floorChoice).max(maxFloors).meta({ description: 'Floors that stand side by side for the rooms.' });
const floor = keptRoom.shape.floor.meta({ description: 'The product that is chosen for the room: one of `floors`.' });
const roomOut = keptRoom.extend({ floor }).meta({ id: 'KeptRoom' });
const roomsOut = z.object({ rooms: z.array(roomOut), floors: z.array(floorChoice) }).meta({ id: 'YourRooms' });
const roomsIn = z.object({
  rooms: z.array(keptRoom.extend({ id: keptRoom.shape.id.optional(), floor })).max(maxKept),
  floors: floors.default([]),
});

const own = { tag: 'Your rooms', access: 'customer', answer: roomsOut } as const;

/** The rooms that a customer measured, and the floors they weigh up for them. */
export const yourRoomsCalls = [
  call({
    ...own,
    method: 'get',
    path: '/your-rooms',
    summary: 'The customer’s measured rooms, and the floors they are planned with.',
    refuses: [401],
    handle: (shop, { caller }) => readOwnRooms(shop, caller.userId),
  }),
  call({
    ...own,
    method: 'put',
    path: '/your-rooms',
    summary: 'Puts other rooms and floors in the place of all that were there.',
    description: 'A room that is sent without an id is a new one. At most ten of the rooms are flights of stairs.',
    body: roomsIn,
    refuses: [401, 403, 409],
    handle: (shop, { body, caller }) =>
      changeOwnRooms(shop, caller.userId, () => {
        const strange = body.rooms.some((one) => one.floor && !body.floors.some(({ product_id }) => product_id === one.floor));
        if (strange) throw new Refusal('conflict', 'floor-not-there', 'A room’s floor must be one of the floors.');
        const known = new Set<string>();
        const rooms = body.rooms.map((one) => {
          const id = one.id && !known.has(one.id) ? one.id : newRoomId();
          known.add(id);
          return { ...one, id };
        });
        return { rooms, floors: body.floors };
      }),
  }),
];
