import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import { listAreas, readArea } from './queries.server.ts';

const area = z
  .object({
    area: z.string(),
    slug: z.string(),
    description: z.string(),
    population: z.string(),
    keyServices: z.array(z.string()),
    landmarks: z.array(z.string()),
  })
  .meta({ id: 'Area' });

/** The places that have a page of their own. */
export const areaCalls = [
  call({
    method: 'get',
    path: '/areas',
    tag: 'Content',
    access: 'everyone',
    summary: 'The local areas, in their order.',
    answer: z.array(area),
    handle: (shop) => listAreas(shop),
  }),
  call({
    method: 'get',
    path: '/areas/{slug}',
    tag: 'Content',
    access: 'everyone',
    summary: 'One local area.',
    params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    missing: 'Area not found.',
    answer: area,
    refuses: [404],
    handle: async (shop, { params }) => {
      const found = await readArea(shop, params.slug);
      if (!found) throw new Refusal('not-found', 'area-not-found', 'Area not found.');
      return found;
    },
  }),
];
