import { expect, test } from 'vitest';
import { chooseFloors, withFloor, withoutFloor } from './choose-floors.ts';
import { noRooms, type RoomList } from './kept-rooms.ts';

const [oak, slate] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const hall = { id: '000000000001', room: { name: 'Hall', length_mm: 3000, width_mm: 1000, doorways: [], joined: 0 }, floor: null };
const list: RoomList = withFloor(withFloor({ rooms: [hall], floors: [] }, oak), slate);

test('a floor stands there once, and goes with what it was chosen for', () => {
  expect(withFloor(list, oak)).toEqual(list);
  const chosen = chooseFloors(list, (name) => (name === 'room-000000000001' ? oak : null));
  expect(chosen.rooms[0]?.floor).toBe(oak);
  expect(withoutFloor(chosen, oak)).toEqual({ rooms: [hall], floors: [{ product_id: slate, pattern: 'straight' }] });
});

test('a form changes what it names and nothing else, and names only floors that are there', () => {
  const sent: Record<string, string> = {
    'room-000000000001': 'a floor that is not there',
    [`pattern-${oak}`]: 'chevron',
    [`pattern-${slate}`]: 'wild',
  };
  const next = chooseFloors(list, (name) => sent[name]);
  expect(next.rooms[0]?.floor).toBeNull();
  expect(next.floors.map(({ pattern }) => pattern)).toEqual(['chevron', 'straight']);
  expect(chooseFloors(noRooms, () => 'x')).toEqual(noRooms);
});
