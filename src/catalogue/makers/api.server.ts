import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { rowVersion, savedSinceRefused } from '#platform/row-version.ts';
import type { Shop } from '../../shop.server.ts';
import { blankMaker, makerShape, typedMaker } from './maker.ts';
import { deleteMaker, listMakers, type MakerRecord, makerGone, makerGoneWords, readMaker, saveMaker } from './makers.server.ts';

const maybe = z.string().nullable();
const keptMaker = z
  .object({
    id: z.uuid(),
    version: rowVersion,
    name: z.string(),
    postal_address: maybe,
    electronic_address: maybe.meta({ description: 'An e-mail address, or a page that begins with http.' }),
    is_in_union: z.boolean().meta({ description: 'Established in the EU or in Northern Ireland: it needs no responsible person there.' }),
    responsible_name: maybe,
    responsible_postal_address: maybe,
    responsible_electronic_address: maybe,
    products: z.int().meta({ description: 'How many products name it.' }),
  })
  .meta({ id: 'Maker' });

const forStaff = { tag: 'Makers', access: 'admin' } as const;
const ofMaker = { ...forStaff, path: '/admin/makers/{id}', params: z.object({ id: uuid }), missing: makerGoneWords } as const;
const said = makerShape.partial().extend({ name: makerShape.shape.name, is_in_union: makerShape.shape.is_in_union });

/** Who makes the goods, as Regulation (EU) 2023/988 wants it said; a product's `maker` is one of their names. */
export const makerCalls = [
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/makers',
    summary: 'All makers by name.',
    answer: z.array(keptMaker),
    handle: async (shop) => (await listMakers(shop)).map(makerToJson),
  }),
  call({
    ...forStaff,
    method: 'post',
    path: '/admin/makers',
    summary: 'Adds a maker.',
    body: said,
    answer: keptMaker,
    status: 201,
    handle: async (shop, { body, http }) => makerNow(shop, await saveMaker(shop, await readVisitor(shop, http.req.raw), { ...blankMaker, ...body })),
  }),
  call({
    ...ofMaker,
    method: 'put',
    summary: 'Changes a maker; what is left out stays. Its products name it by its new name at once.',
    description: savedSinceRefused,
    body: makerShape.partial().extend({ version: rowVersion.optional() }),
    answer: keptMaker,
    refuses: [404, 409],
    handle: async (shop, { params: { id }, body: { version, ...change }, http }) => {
      const now = await readMaker(shop, id);
      if (!now) throw makerGone();
      const kept = { id, version: version ?? now.version };
      return makerNow(shop, await saveMaker(shop, await readVisitor(shop, http.req.raw), { ...typedMaker(now.columns), ...change }, kept));
    },
  }),
  call({
    ...ofMaker,
    method: 'delete',
    summary: 'Deletes a maker that no product names.',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refuses: [404, 409],
    handle: async (shop, { params, http }) => ({
      success: true as const,
      message: `${await deleteMaker(shop, await readVisitor(shop, http.req.raw), params.id)} deleted.`,
    }),
  }),
];

async function makerNow(shop: Shop, id: string): Promise<z.input<typeof keptMaker>> {
  const maker = await readMaker(shop, id);
  if (!maker) throw makerGone();
  return makerToJson(maker);
}

function makerToJson({ id, version, columns, products }: MakerRecord): z.input<typeof keptMaker> {
  return { id, version, ...columns, products };
}
