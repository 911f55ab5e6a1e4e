import { z } from 'zod';
import { checkArea, readAreaM2 } from '#measuring/area.ts';
import { calculatePrice, readWastePercentage } from '#measuring/boxes.ts';
import type { RollRoom } from '#measuring/roll-pieces.ts';
import { cannotBeCut } from '#measuring/roll-plan.ts';
import { areaOfRoom, readRoomsToCut, roomsToCut } from '#measuring/rooms-to-cut.ts';
import { penceToPounds } from '#money/pence.ts';
import { call, uuid } from '#platform/api/route.ts';
import { imageAddress, imageWidths } from '#platform/images/address.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { answerKept, answerList, productText } from './answer-texts.server.ts';
import { calculationJson, calculationQuery, wastageWanted } from './calculation.ts';
import { listCategories, listCategoryNames, listSuppliers, readProduct, readProducts } from './catalogue.server.ts';
import { listRemnants } from './list-remnants.server.ts';
import type { Product } from './product.ts';
import { remnantSize } from './remnant.ts';
import { cutsOfArea, cutsToJson, isFromRoll, rollGoodsOf } from './roll-goods.ts';
import { productJson, productListJson, productQuery, searchTooLong, toBrowseState } from './schemas.ts';
import { suggest } from './suggest.server.ts';
import { imageUrl, productToJson } from './to-json.ts';
import { viewCalls } from './views.server.ts';

const ofProduct = { tag: 'Catalogue', access: 'everyone', params: z.object({ id: uuid }), missing: 'Product not found', refuses: [404] } as const;

const sampleEligible = {
  ...ofProduct,
  method: 'get',
  answer: z.object({ eligible: z.boolean() }),
  handle: async (shop: Shop, { params }: { params: { id: string } }) => ({ eligible: (await wanted(shop, params.id)).isSampleEligible }),
} as const;

const side = z.coerce.number().int().min(1).max(50_000).optional().meta({ type: 'integer', minimum: 1, maximum: 50_000, description: 'mm' });

const suggestions = z
  .object({
    pages: z.array(z.object({ name: z.string(), href: z.string() })),
    phrases: z.array(z.string()),
    categories: z.array(z.string()),
    products: z.array(
      z.object({ id: z.string(), name: z.string(), price: z.number(), price_per_m2: z.number().nullable(), image: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Suggestions' });

/** What is sold: the list with its filters, one product, what an area of it costs. */
export const catalogueCalls = [
  call({
    method: 'get',
    path: '/products',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'The products that the filters leave, a page at a time.',
    description: 'Filters add up. With exact totals, and for every filter how many products each of its values would leave.',
    query: productQuery,
    answer: productListJson,
    handle: (shop, { query, http }) => answerList(shop, toBrowseState(query), http),
  }),
  call({
    method: 'get',
    path: '/remnants',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'Single pieces left of a roll that can be had now, the smallest first: all, or those large enough for a room.',
    description: 'Both sides, or none. What is trimmed at the walls is added here. The list of products is without these.',
    query: z
      .object({ length_mm: side, width_mm: side })
      .refine((room) => (room.length_mm === undefined) === (room.width_mm === undefined), 'Please give both sides of the room.'),
    answer: z.array(productJson),
    handle: async (shop, { query: { length_mm, width_mm } }) => {
      const found = await listRemnants(shop, length_mm && width_mm ? { lengthMm: length_mm, widthMm: width_mm } : null);
      return (await readProducts(shop, found)).map(productToJson);
    },
  }),
  call({
    ...ofProduct,
    method: 'get',
    path: '/products/{id}',
    summary: 'One product.',
    answer: productJson,
    handle: (shop, { params, http }) =>
      answerKept(shop, `product ${params.id}`, http, async () => {
        const text = await productText(shop, params.id);
        if (text === null) throw notFound();
        return text;
      }),
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/products/{id}/calculate-price',
    summary: 'Boxes and price for an area, with wastage; cuts and price for rooms of what is cut from a roll.',
    description: 'Where goods are cut from a roll, rooms in the body decide; for an area alone the answer is for the usual shape that takes most.',
    query: calculationQuery,
    body: roomsToCut,
    answer: calculationJson,
    refuses: [404, 409],
    handle: async (shop, { params, query, body }) => {
      const rooms = readRoomsToCut(body);
      if (rooms.length) return cutRooms(await wanted(shop, params.id), rooms);
      const { area, problem } = readAreaM2(query.area_m2);
      if (problem !== undefined) throw wrong('area_m2', problem);
      const wasteBasisPoints = readWastePercentage(query.waste_percentage);
      if (wasteBasisPoints === null) throw wrong('waste_percentage', wastageWanted);
      const product = await wanted(shop, params.id);
      const { coverageCm2, pricePence, remnantLengthMm, remnantWidthMm } = product;
      if (remnantLengthMm && remnantWidthMm) {
        const size = remnantSize(remnantLengthMm, remnantWidthMm);
        throw new Refusal('conflict', 'one-piece', `This is one piece of ${size}. Please check that your room fits within it.`);
      }
      if (coverageCm2 === null)
        throw new Refusal('conflict', 'no-coverage', 'This product is not sold by the square metre. Please contact us for a price.');
      if (isFromRoll(product)) return cutsOfArea(area, rollGoodsOf(product)) ?? noPlan();
      return calculatePrice({ area, wasteBasisPoints, coverageCm2, pricePence });
    },
  }),
  call({ ...sampleEligible, path: '/product/{id}/sample-eligible', summary: 'Whether a free sample of the product can be ordered.' }),
  call({ ...sampleEligible, path: '/products/{id}/sample-eligible', summary: 'Whether a free sample of the product can be ordered.' }),
  call({
    method: 'get',
    path: '/categories',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'The categories that hold products, in the shop’s order.',
    answer: z.array(z.string()),
    handle: (shop, { http }) => answerKept(shop, 'categories', http, async () => JSON.stringify(await listCategoryNames(shop))),
  }),
  call({
    method: 'get',
    path: '/categories/images',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'For each category that has one, the address of its picture.',
    answer: z.record(z.string(), z.string()),
    handle: (shop, { http }) =>
      answerKept(shop, 'categories/images', http, async () => {
        const pictured = (await listCategories(shop)).map(({ name, picture }) => [name, imageUrl(picture)]);
        return JSON.stringify(Object.fromEntries(pictured.filter(([, address]) => address !== null)));
      }),
  }),
  call({
    method: 'get',
    path: '/suppliers',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'The suppliers of what is sold, by name.',
    answer: z.array(z.string()),
    handle: (shop, { http }) => answerKept(shop, 'suppliers', http, async () => JSON.stringify(await listSuppliers(shop))),
  }),
  ...viewCalls,
  call({
    method: 'get',
    path: '/search/suggestions',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'Pages of the shop, words to search for, categories and products that begin like what is typed.',
    query: z.object({ q: z.string().trim().max(200, searchTooLong).default('') }),
    answer: suggestions,
    handle: (shop, { query: { q }, http }) =>
      answerKept(shop, `suggestions ${q.toLowerCase()}`, http, async () => {
        const { pages, phrases, categories, products } = await suggest(shop, q);
        const said: z.infer<typeof suggestions> = {
          pages,
          phrases,
          categories,
          products: products.map(({ id, name, pricePence, pricePerM2Pence, photos: [photo] }) => ({
            id,
            name,
            price: penceToPounds(pricePence),
            price_per_m2: pricePerM2Pence === null ? null : penceToPounds(pricePerM2Pence),
            image: photo ? imageAddress(photo.imageId, imageWidths[0], 'jpg') : null,
          })),
        };
        return JSON.stringify(said);
      }),
  }),
];

/** Throws a Refusal: 409 for what is not cut from a roll, or cannot be laid from its widths; 422 for more than a shop's floor. */
function cutRooms(product: Product, rooms: readonly RollRoom[]) {
  if (!isFromRoll(product)) throw new Refusal('conflict', 'not-from-a-roll', 'This product is not cut from a roll. Please send an area instead.');
  const { problem } = checkArea(rooms.reduce((sum, room) => sum + areaOfRoom(room), 0n));
  if (problem !== undefined) throw wrong('rooms', problem);
  return cutsToJson(rooms, rollGoodsOf(product)) ?? noPlan();
}

function noPlan(): never {
  throw new Refusal('conflict', 'no-plan', cannotBeCut);
}

async function wanted(shop: Shop, id: string): Promise<Product> {
  const product = await readProduct(shop, id);
  if (!product) throw notFound();
  return product;
}

function notFound(): Refusal {
  return new Refusal('not-found', 'product-not-found', 'Product not found');
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid', 'invalid-form', message, [{ field, message }]);
}
