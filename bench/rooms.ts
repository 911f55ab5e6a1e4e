/** Floors laid into rooms, 1600 pixels wide, in one thread: what the server and a browser without a graphics card do. */
import { decodeRoom } from '#rooms/decode-room.server.ts';
import { finishes } from '#rooms/finishes.ts';
import { floorTexture } from '#rooms/floor-texture.ts';
import { layFloor } from '#rooms/lay-floor.ts';
import { readRooms } from '#rooms/read-rooms.server.ts';
import { floorPatch } from '#surfaces/floor-patch.ts';
import { demoProduct } from '../db/demo/products.ts';
import { median, percentile, table } from './figures.ts';

const widthPx = 1600;
const rounds = 5;

/** Milliseconds of this process's own work, which on a busy machine is less than what passes. */
async function worked<T>(work: () => T | Promise<T>): Promise<{ ms: number; result: T }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

const { appearance } = demoProduct('WOD-HER-15120-NAT');
const drawn = await worked(() => floorPatch(appearance, 2048, 2048));
const readied = await worked(() => floorTexture(drawn.result, drawn.result.sizeMm));
const laid: number[] = [];
const decoded: number[] = [];
for (const room of await readRooms()) {
  const { ms, result: pictures } = await worked(() => decodeRoom(room, widthPx));
  decoded.push(ms);
  for (let round = 0; round < rounds; round++) {
    laid.push((await worked(() => layFloor(room, pictures, readied.result, { angle: 0, originMm: [0, 0] }, finishes.lacquered))).ms);
  }
}
const row = (what: string, values: number[]) => ({ what, 'median (ms)': median(values).toFixed(0), 'p95 (ms)': percentile(values, 0.95).toFixed(0) });
console.log(
  table([
    row('a floor laid into a room, 1600 px', laid),
    row('a room’s five pictures decoded', decoded),
    row('smaller copies of a floor’s picture, 2048 px', [readied.ms]),
    row('that picture drawn for the first time', [drawn.ms]),
  ]),
);
