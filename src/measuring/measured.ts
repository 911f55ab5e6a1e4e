import { keepInTab, readInTab } from '#ui/kept-in-browser.ts';
import { areaToM2, readAreaM2 } from './area.ts';
import { type Buying, readBuying } from './boxes.ts';
import type { LengthUnit } from './length.ts';
import type { TypedRoom } from './rooms.ts';

/** What was measured lasts for the visit, in its tab, and goes along from floor to floor. */

const areaKey = 'measured_area';
const roomsKey = 'measured_rooms';

/** As they stand in the form of rooms. */
export type TypedRooms = { unit: LengthUnit; rooms: TypedRoom[] };

/**
 * Counts what was measured for another floor in the boxes of this one (cm²), unless something was said here meanwhile, and keeps
 * what is measured here. `start`: as the page came.
 */
export function carryMeasured(buying: Buying, start: Buying, coverageCm2: number, change: (make: (now: Buying) => Buying) => void) {
  if (buying === start && !start.area) change((now) => (now === start ? (readMeasured(coverageCm2) ?? now) : now));
  else keepMeasured(buying);
}

/** The rooms do not add up, or no longer: the area they gave is gone. */
export function forgetArea(now: Buying, isUnclear: boolean): Buying {
  return { ...now, mode: isUnclear ? 'unclear' : 'manual', area: '' };
}

/** Square metres that were measured in this visit, as a plain number; empty where none were. */
export function readMeasuredArea(): string {
  const { area } = readAreaM2(new URLSearchParams(readInTab(areaKey)).get('area') ?? '');
  return area === undefined ? '' : String(areaToM2(area));
}

/** Null where nothing was measured, or it is more than this floor is sold in. */
function readMeasured(coverageCm2: number): Buying | null {
  const read = readBuying(new URLSearchParams(readInTab(areaKey)), coverageCm2);
  return read.mode === 'area' ? read : null;
}

/** Keeps an area with the way of laying it, and forgets it once the boxes are chosen without one. */
function keepMeasured({ mode, area, pattern }: Pick<Buying, 'mode' | 'area' | 'pattern'>) {
  if (mode === 'area') keepInTab(areaKey, `${new URLSearchParams({ area, pattern })}`);
  else if (mode === 'manual' && !area) keepInTab(areaKey, '');
}

export function readRooms(): TypedRooms | null {
  try {
    const { unit, rooms } = JSON.parse(readInTab(roomsKey)) as TypedRooms;
    return rooms.length > 0 && rooms.every(({ parts }) => parts.length > 0) ? { unit: unit === 'ft' ? 'ft' : 'm', rooms } : null;
  } catch {
    return null; // None, or another release's.
  }
}

export function keepRooms(typed: TypedRooms) {
  keepInTab(roomsKey, JSON.stringify(typed));
}
