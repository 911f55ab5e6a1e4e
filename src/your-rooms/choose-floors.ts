import { type FloorChoice, floorChoice, type RoomList } from './kept-rooms.ts';

/** The list with one floor more; as it is where the floor is there already. */
export function withFloor({ rooms, floors }: RoomList, productId: string): RoomList {
  if (floors.some(({ product_id }) => product_id === productId)) return { rooms, floors };
  return { rooms, floors: [...floors, { product_id: productId, pattern: 'straight' }] };
}

/** The list without a floor, and without it in its rooms. */
export function withoutFloor({ rooms, floors }: RoomList, productId: string): RoomList {
  return {
    rooms: rooms.map((one) => (one.floor === productId ? { ...one, floor: null } : one)),
    floors: floors.filter(({ product_id }) => product_id !== productId),
  };
}

/** The list with what a form chose: `room-ID` names a room's floor, `pattern-ID` how a floor is laid. What it does not name stays as it was. */
export function chooseFloors({ rooms, floors }: RoomList, sent: (name: string) => unknown): RoomList {
  const known = new Set(floors.map(({ product_id }) => product_id));
  return {
    rooms: rooms.map((one) => {
      const floor = sent(`room-${one.id}`);
      if (typeof floor !== 'string') return one;
      return { ...one, floor: known.has(floor) ? floor : null };
    }),
    floors: floors.map((floor): FloorChoice => {
      const read = floorChoice.safeParse({ ...floor, pattern: sent(`pattern-${floor.product_id}`) });
      return read.success ? read.data : floor;
    }),
  };
}
