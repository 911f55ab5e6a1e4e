import type { Finish } from '../finishes.ts';
import { type FloorTexture, floorTexture, type Pixels } from '../floor-texture.ts';
import { type Laying, layFloor, type RoomPictures } from '../lay-floor.ts';
import type { RoomGeometry } from '../room.ts';

/**
 * What the page says to this worker: the room (with its pictures where they are others than before), a floor to keep ready or to forget, or to
 * lay one, which is answered with pixels.
 */
export type ToLay =
  | { geometry: RoomGeometry; pictures: RoomPictures | null }
  | { floor: { id: number; sizeMm: readonly [number, number]; picture: Pixels } }
  | { forget: number }
  | { lay: { n: number; floor: number; laying: Laying; finish: Finish } };

const floors = new Map<number, FloorTexture>();
let geometry: RoomGeometry | undefined;
let pictures: RoomPictures | undefined;

self.onmessage = ({ data }: MessageEvent<ToLay>) => {
  if ('geometry' in data) {
    geometry = data.geometry;
    pictures = data.pictures ?? pictures;
  } else if ('floor' in data) floors.set(data.floor.id, floorTexture(data.floor.picture, data.floor.sizeMm));
  else if ('forget' in data) floors.delete(data.forget);
  else {
    const { n, floor, laying, finish } = data.lay;
    const texture = floors.get(floor);
    if (!geometry || !pictures || !texture) throw new Error('asked to lay a floor before it was here');
    const pixels = layFloor(geometry, pictures, texture, laying, finish);
    self.postMessage({ n, pixels }, { transfer: [pixels.buffer] });
  }
};
