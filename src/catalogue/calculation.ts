import { z } from 'zod';
import { areaProblems, maxAreaM2 } from '#measuring/area.ts';
import { cornerProblem } from '#measuring/rooms.ts';

export const wastageWanted = 'Please enter the wastage as a percentage from 0 to 100.';

const amount = (description: string) => z.number().meta({ description });

/** POST /api/products/{id}/calculate-price takes an area from the address, or rooms in a body for what is cut from a roll. */
export const calculationQuery = z.object({
  area_m2: z
    .string(areaProblems.missing)
    .max(100, areaProblems.missing)
    .default('')
    .meta({ type: 'number', exclusiveMinimum: 0, maximum: maxAreaM2, description: 'Square metres; needed where no rooms are sent.' }),
  waste_percentage: z.string().max(20, wastageWanted).default('10').meta({
    type: 'number',
    minimum: 0,
    maximum: 100,
    description: 'Per cent, added for cuts. Goods from a roll are cut to size: it does not count.',
  }),
});

const mm = (least: number, most: number) => z.int(`Please give whole mm from ${least} to ${most}.`).min(least).max(most);
const roomName = z.string().trim().max(40).default('');

export const roomsToCut = z
  .object({
    rooms: z
      .array(
        z
          .object({
            name: roomName,
            length_mm: mm(100, 50_000),
            width_mm: mm(100, 50_000),
            corner_length_mm: mm(1, 50_000).optional().meta({ description: 'An L: the corner that is missing from the room.' }),
            corner_width_mm: mm(1, 50_000).optional(),
            doorways: z
              .array(z.object({ wall: z.enum(['start', 'end', 'left', 'right']), depth_mm: mm(0, 1000) }))
              .max(8)
              .default([])
              .meta({ description: 'To run into. The length runs from the start to the end wall.' }),
            joined: z.int().min(0).max(30).default(0).meta({ description: 'Rooms of one number join: the pile runs one way in them.' }),
          })
          .refine((one) => (one.corner_length_mm ?? 0) < one.length_mm && (one.corner_width_mm ?? 0) < one.width_mm, cornerProblem)
          .refine(
            (one) => (one.corner_length_mm === undefined) === (one.corner_width_mm === undefined),
            'Please give both sides of the missing corner.',
          ),
      )
      .max(30)
      .default([]),
    stairs: z
      .array(
        z.object({
          name: roomName,
          steps: z.int().min(1).max(30),
          tread_mm: mm(50, 2000),
          riser_mm: mm(50, 500),
          nosing_mm: mm(0, 200).default(0),
          width_mm: mm(100, 5000),
        }),
      )
      .max(10)
      .default([]),
  })
  .prefault({});
export type RoomsToCut = z.output<typeof roomsToCut>;

const cutPlan = z.object({
  roll_width_mm: z.int(),
  metres: z.number().meta({ description: 'As they are sold: whole, unless the product says in which steps it is cut.' }),
  seams: z.int(),
  total_price: amount('Pounds.'),
  cuts: z.array(
    z.object({
      length_mm: z.int(),
      width_mm: z.int(),
      roll_width_mm: z.int(),
      room: z.string(),
      seam: z.boolean().meta({ description: 'Joined to another piece of its room.' }),
    }),
  ),
});

export const calculationJson = z
  .object({
    area_m2: z.number(),
    boxes_needed: z.int(),
    total_area_covered: z.number(),
    waste_percentage: z.number(),
    total_price: amount('Pounds.'),
    ...cutPlan.omit({ total_price: true }).partial().shape,
    other_plan: cutPlan.optional().meta({ description: 'A plan with a seam, or from another width, to choose instead.' }),
    note: z.string().optional().meta({ description: 'What was taken to be so where only an area is known.' }),
  })
  .meta({ id: 'PriceCalculation' });
