import { expect, test } from 'vitest';
import { readCutForm } from '#catalogue/cut-form.ts';
import type { RoomToCut, StairsToCut } from '#measuring/rooms-to-cut.ts';
import {
  addRooms,
  areaOf,
  joinLists,
  type Measured,
  measuredRooms,
  plainM2,
  queryForProduct,
  readRoomList,
  roomsOf,
  saySizes,
  tooManyRooms,
} from './kept-rooms.ts';
import { blankRoom, readTypedRoom, typedFrom } from './room-form.ts';

let made = 0;
const newId = () => `${++made}`.padStart(12, '0');
const rectangle = (name: string, length_mm: number, width_mm: number): RoomToCut => ({ name, length_mm, width_mm, doorways: [], joined: 0 });
const keep = (...rooms: Measured[]) => addRooms([], rooms, newId);
const flight: StairsToCut = { name: '', steps: 13, tread_mm: 250, riser_mm: 200, nosing_mm: 0, width_mm: 800 };
const lShape: RoomToCut = {
  ...rectangle('Kitchen', 5000, 4000),
  corner_length_mm: 2000,
  corner_width_mm: 2000,
  doorways: [{ wall: 'end', depth_mm: 50 }],
};

test('a room typed in feet or metres is kept in mm, and stands in its form again as it was', () => {
  const read = readTypedRoom({ ...blankRoom, name: ' Lounge ', length: '5', width: `13' 6"` }, false);
  expect(read.room).toEqual(rectangle('Lounge', 5000, 4115));
  for (const room of [lShape, { ...lShape, joined: 1 }]) expect(readTypedRoom(typedFrom(room), false).room).toEqual(room);
  expect(readTypedRoom(typedFrom(flight), true).room).toEqual(flight);
});

test('what is wrong is said at its field, and nothing is kept', () => {
  const problems = (typed: object, isStairs = false) => readTypedRoom({ ...blankRoom, ...typed }, isStairs).errors ?? [];
  expect(problems({ length: 'long' }).map(({ field }) => field)).toEqual(['length', 'width']);
  expect(problems({ length: '60', width: '4' })).toEqual([{ field: 'length', message: 'Please enter a length from 0.10 m to 50.00 m.' }]);
  expect(problems({ length: '5', width: '4', corner_length: '6', corner_width: '1' })).toEqual([
    { field: 'corner_length', message: 'The missing corner must be smaller than the room.' },
  ]);
  expect(problems({ length: '5', width: '4', corner_length: '1' })[0]?.field).toBe('corner_length');
  expect(problems({ length: '5', width: '4', name: 'x'.repeat(61) })[0]?.field).toBe('name');
  expect(problems({ steps: '13.5', width: '0.8', tread: '25 cm', riser: '20 cm' }, true)[0]?.field).toBe('steps');
});

test('areas add up exactly: an L without its corner, doorways with what runs into them, stairs unrolled', () => {
  // 5.05 × 4 - 2 × 2 = 16.2; 13 × 0.45 × 0.8 = 4.68
  expect(plainM2(areaOf(keep(lShape)))).toBe('16.2');
  expect(plainM2(areaOf(keep(lShape, flight)))).toBe('20.88');
  expect(saySizes(lShape)).toBe('5.00 m × 4.00 m, less a corner of 2.00 m × 2.00 m');
  expect(saySizes(flight)).toBe('13 steps, 0.80 m wide');
});

test('the same room sent twice is kept once; another of its name is another room', () => {
  const once = keep(rectangle('Room 1', 4000, 3000));
  expect(addRooms(once, [rectangle('Room 1', 4000, 3000)], newId)).toHaveLength(1);
  expect(addRooms(once, [rectangle('Room 1', 5000, 3000)], newId)).toHaveLength(2);
});

test('there is a place for 30 rooms, 10 of them stairs', () => {
  const rooms = keep(...Array.from({ length: 31 }, (_, at) => rectangle(`Room ${at}`, 1000 + at, 1000)));
  expect([tooManyRooms(rooms.slice(0, 30)), tooManyRooms(rooms)]).toEqual([null, 'You can keep up to 30 rooms. Please remove one first.']);
  const flights = keep(...Array.from({ length: 11 }, (_, at) => ({ ...flight, steps: at + 1 })));
  expect(tooManyRooms(flights)).toBe('You can keep up to 10 flights of stairs.');
});

test('two lists become one without anything twice, and what is too many is left out', () => {
  const [oak, slate] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const own = { rooms: keep(rectangle('Hall', 3000, 1000)), floors: [{ product_id: oak, pattern: 'straight' as const }] };
  const other = {
    rooms: keep(rectangle('Hall', 3000, 1000), lShape).map((one) => ({ ...one, floor: slate })),
    floors: [{ product_id: slate, pattern: 'chevron' as const }],
  };
  const joined = joinLists(own, other, newId);
  expect(joined.rooms.map(({ room, floor }) => [room.name, floor])).toEqual([
    ['Hall', null],
    ['Kitchen', slate],
  ]);
  expect(joined.floors).toEqual([...own.floors, ...other.floors]);
  const full = { rooms: keep(...Array.from({ length: 30 }, (_, at) => rectangle('', 1000 + at, 1000))), floors: [] };
  expect(joinLists(full, other, newId).rooms).toEqual(full.rooms);
});

test('a product’s page works out the very rooms that were kept', () => {
  const kept = keep(lShape, { ...rectangle('Hall', 3200, 1150), joined: 1 }, flight);
  const query = queryForProduct(kept, true) ?? '';
  const form = readCutForm(new URLSearchParams(query.slice(0, query.indexOf('#'))));
  expect(form.problems).toEqual({});
  expect(form.wanted).toEqual(roomsOf(kept));
  expect(queryForProduct(kept, false)).toBe(`?area=24.56&${query.slice(1).replace('#cuts', '#calculator')}`);
  expect(queryForProduct(keep(flight, flight), false)).toMatch(/^\?area=[\d.]+#calculator$/);
  expect(queryForProduct(keep(flight, { ...flight, steps: 3 }), true)).toBeNull();
});

test('rooms of the calculator become rooms to keep, each of several rectangles on its own', () => {
  const sides = (length: number, width: number) => ({ length: length * 1_000_000, width: width * 1_000_000 });
  const rooms = measuredRooms([
    { name: 'L', shape: 'l-shape', parts: [sides(5, 4), sides(2, 1)] },
    { name: 'Two', shape: 'several', parts: [sides(3, 1), sides(2, 1)] },
  ]);
  expect(rooms.map(({ name, length_mm, corner_width_mm }) => [name, length_mm, corner_width_mm])).toEqual([
    ['L', 5000, 1000],
    ['Two (1)', 3000, undefined],
    ['Two (2)', 2000, undefined],
  ]);
});

test('what is stored and not known is left out', () => {
  const [room] = keep(flight);
  expect(readRoomList({ rooms: [room, { id: 'x', room: {} }, 7], floors: [{ product_id: 'none' }] })).toEqual({ rooms: [room], floors: [] });
  expect(readRoomList({ rooms: null, floors: 'x' })).toEqual({ rooms: [], floors: [] });
});
