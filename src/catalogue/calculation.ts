import { z } from 'zod';
import { areaProblems, maxAreaM2 } from '#measuring/area.ts';

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
