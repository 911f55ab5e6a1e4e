import { z } from 'zod';
import { areaProblems, readAreaM2 } from '#measuring/area.ts';
import { readRoomsToCut, roomsToCut } from '#measuring/rooms-to-cut.ts';
import { type Site, siteOfArea, siteOfRooms } from './site.ts';

const yes = z
  .union([z.boolean(), z.enum(['', '0', '1', 'true', 'false', 'on'])])
  .default(false)
  .transform((said) => said === true || said === '1' || said === 'true' || said === 'on');
const whole = (least: number, most: number, fallback: number) => z.coerce.number().int().min(least).max(most).default(fallback);

/** What a kit depends on beside the size of the floor. */
export const kitConditions = z.object({
  heating: yes.meta({ type: 'boolean', description: 'Underfloor heating.' }),
  concrete: yes.meta({ type: 'boolean', description: 'The subfloor is concrete: underlay keeps damp out.' }),
  beyond: z.enum(['same', 'lower', 'carpet']).default('same').meta({ description: 'The floor beyond the doorways.' }),
  level_mm: whole(1, 50, 3).meta({ description: 'How deep a levelling compound is poured.' }),
  joint_mm: whole(1, 20, 3).meta({ description: 'Between tiles.' }),
  doorways: z.coerce.number().int().min(0).max(50).optional().meta({ description: 'Where no rooms are sent; one unless said.' }),
  steps: whole(0, 60, 0).meta({ description: 'Of stairs, where no rooms are sent: each has a nosing.' }),
  step_width_mm: whole(300, 5000, 900),
});

/** Rooms, or an area where none were measured. */
export const kitAsked = kitConditions.extend({ area_m2: z.number().positive().max(10_000).nullish(), ...roomsToCut.unwrap().shape });
export type KitAsked = z.output<typeof kitAsked>;

/** Where the floor goes, or what is wrong with what was said of it. */
export function siteOf({
  heating,
  concrete,
  beyond,
  level_mm,
  joint_mm,
  area_m2,
  doorways,
  steps,
  step_width_mm,
  ...measured
}: KitAsked): Site | { problem: string } {
  const conditions = { heating, concrete, beyond, levelMm: level_mm, jointMm: joint_mm };
  const rooms = readRoomsToCut(measured);
  if (rooms.length) return siteOfRooms(rooms, conditions);
  const { area, problem } = area_m2 ? readAreaM2(area_m2) : { area: undefined, problem: areaProblems.missing };
  return area === undefined ? { problem } : siteOfArea(area, conditions, { doorways, flights: steps ? [{ steps, widthMm: step_width_mm }] : [] });
}
