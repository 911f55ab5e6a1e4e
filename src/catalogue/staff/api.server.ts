import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import type { Actor } from '#audit/changes.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import { rowVersion } from '#platform/row-version.ts';
import { chosenReasons } from '#stock/stock-reasons.ts';
import type { Shop } from '../../shop.server.ts';
import { readProduct } from '../catalogue.server.ts';
import { productJson } from '../schemas.ts';
import { productToJson } from '../to-json.ts';
import { adjustRoll, adjustStock } from './adjust-stock.server.ts';
import { changeProduct, photoChange, toggleFeatured } from './change-product.server.ts';

import { createProduct, deleteProduct } from './create-products.server.ts';
import { makeRemnant } from './make-remnant.server.ts';
import { byColumn, productBody, requiredFields } from './product-fields.ts';
import { productNotFound, readProductRecord } from './product-record.server.ts';
import { price } from './readings.ts';
import { fileGone, keepImportPictures } from './sheets/look-at-import.server.ts';
import { stockCount, stockNote } from './stock-form.ts';
import { productSaid } from './text.ts';

const ofProduct = { tag: 'Products', access: 'admin', params: z.object({ id: uuid }), missing: 'Product not found' } as const;

const keptProduct = productJson.extend({ version: rowVersion, is_archived: z.boolean() }).meta({ id: 'KeptProduct' });

/** Yes, No or nothing, as the product's `water_resistant` is given. */
const resistsWater = z
  .union([z.enum(['Yes', 'No', '', 'unspecified']), z.null()], 'Please say Yes, No or nothing.')
  .transform((said) => (said === 'Yes' ? true : said === 'No' ? false : null))
  .optional();

/** What staff do with products. */
export const productCalls = [
  call({
    method: 'post',
    path: '/admin/products',
    tag: 'Products',
    access: 'admin',
    summary: 'Puts a new product on sale.',
    description: 'Name, price, category and supplier are needed; an SKU is made up where none is given.',
    body: productBody.extend({ water_resistant: resistsWater, stock: stockCount.optional() }).meta({ required: [...requiredFields] }),
    answer: keptProduct,
    status: 201,
    handle: async (shop, { body: { stock, water_resistant, ...said }, http }) => {
      const grade =
        water_resistant === undefined || said.water_resistance !== undefined
          ? {}
          : { water_resistance: water_resistant === null ? null : water_resistant ? 'Water Resistant' : 'Standard' };
      return keptNow(shop, await createProduct(shop, await staff(shop, http), { ...grade, ...byColumn(said) }, stock));
    },
  }),
  call({
    ...ofProduct,
    method: 'put',
    path: '/admin/products/{id}',
    summary: 'Changes what is said of a product; what is left out stays.',
    description:
      'With `is_archived` it leaves the shop, and comes back, without being deleted. With `version` the answer is 409 where somebody else ' +
      'changed the product meanwhile. `photos` names photos that the product has: their order, words and display.',
    body: productBody.extend({ water_resistant: resistsWater, version: rowVersion.optional(), photos: z.array(photoChange).max(1000).optional() }),
    answer: keptProduct,
    refuses: [404, 409],
    handle: async (shop, { params, body: { version, photos, water_resistant, ...said }, http }) => {
      await changeProduct(shop, await staff(shop, http), params.id, { values: byColumn(said), version, photos, resistsWater: water_resistant });
      return keptNow(shop, params.id);
    },
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/toggle-featured',
    summary: 'Features a product on the home page, or no longer.',
    answer: z.object({ is_featured: z.boolean(), message: z.string() }),
    refuses: [404],
    handle: async (shop, { params, http }) => {
      const isFeatured = await toggleFeatured(shop, await staff(shop, http), params.id);
      return { is_featured: isFeatured, message: productSaid.featured(isFeatured) };
    },
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/remnants',
    summary: 'Takes a length off one of a product’s rolls and puts it on sale as one piece, a product of its own.',
    body: z.object({ roll_width_mm: z.int().min(500).max(6000), length_mm: z.int().min(100).max(50_000), price }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
    refuses: [404, 409],
    handle: async (shop, { params, body: { roll_width_mm, length_mm, price: pricePence }, http }) => ({
      id: await makeRemnant(shop, await staff(shop, http), params.id, { rollWidthMm: roll_width_mm, lengthMm: length_mm, pricePence }),
    }),
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/roll-stock',
    summary: 'Changes what there is of one of a product’s rolls, in mm, with a reason.',
    description: 'Either `on_hand_mm`, what was measured, or `change_mm`, by how much it went up or down.',
    body: z
      .object({
        roll_width_mm: z.int().min(500).max(6000),
        on_hand_mm: z.int().min(0).max(100_000_000).optional(),
        change_mm: z.int().min(-100_000_000).max(100_000_000).optional(),
        reason: z.enum(chosenReasons),
        note: stockNote,
      })
      .refine(({ on_hand_mm, change_mm }) => (on_hand_mm === undefined) !== (change_mm === undefined), 'Please enter either on_hand_mm or change_mm.')
      .meta({ oneOf: [{ required: ['on_hand_mm'] }, { required: ['change_mm'] }] }),
    answer: z.object({ on_hand_mm: z.int() }),
    refuses: [404, 409],
    handle: async (shop, { params, body: { roll_width_mm, on_hand_mm, change_mm, reason, note }, http }) => {
      const counted = on_hand_mm === undefined ? { change: change_mm ?? 0 } : { onHand: on_hand_mm };
      return { on_hand_mm: await adjustRoll(shop, await staff(shop, http), params.id, roll_width_mm, counted, reason, note) };
    },
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/stock',
    summary: 'Changes the boxes on the shelf, with a reason.',
    description: 'Either `on_hand`, what was counted, or `change`, by how much it went up or down.',
    body: z
      .object({
        on_hand: stockCount.optional(),
        change: z.int().min(-1_000_000).max(1_000_000).optional(),
        reason: z.enum(chosenReasons),
        note: stockNote,
      })
      .refine(({ on_hand, change }) => (on_hand === undefined) !== (change === undefined), 'Please enter either on_hand or change.')
      .meta({ oneOf: [{ required: ['on_hand'] }, { required: ['change'] }] }),
    answer: z.object({ on_hand: z.int() }),
    refuses: [404],
    handle: async (shop, { params, body: { on_hand, change, reason, note }, http }) => {
      const counted = on_hand === undefined ? { change: change ?? 0 } : { onHand: on_hand };
      return { on_hand: await adjustStock(shop, await staff(shop, http), params.id, counted, reason, note) };
    },
  }),
  call({
    ...ofProduct,
    method: 'delete',
    path: '/products/{id}',
    summary: 'Deletes a product for good; orders keep their lines. To be able to bring it back, set `is_archived` instead.',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refuses: [404],
    handle: async (shop, { params, http }) => ({
      success: true as const,
      message: productSaid.deleted(await deleteProduct(shop, await staff(shop, http), params.id)),
    }),
  }),
];

async function keptNow(shop: Shop, id: string): Promise<z.input<typeof keptProduct>> {
  const [product, record] = await Promise.all([readProduct(shop, id, { archivedToo: true }), readProductRecord(shop, id)]);
  if (!product || !record) throw productNotFound();
  return { ...productToJson(product), version: record.version, is_archived: record.values.is_archived === true };
}

async function staff(shop: Shop, http: Context): Promise<Actor> {
  const visitor = await readVisitor(shop, http.req.raw);
  if (!visitor?.isAdmin) throw new Refusal('forbidden', 'not-an-admin', 'Admin access required');
  return visitor;
}

/** Files of products, beside the page that takes them. */
export const sheetCalls = [
  call({
    method: 'put',
    path: '/admin/product-imports/{id}/pictures',
    tag: 'Products',
    access: 'admin',
    summary: 'Says which pictures belong to a file of products that was sent and has not taken effect.',
    description: 'The pictures are sent before, each to POST /admin/images. Those that were said before stay.',
    maxBodyBytes: 1024 * 1024,
    params: z.object({ id: uuid }),
    missing: fileGone,
    refuses: [404],
    body: z.object({
      images: z
        .record(z.string().min(1).max(300), z.string().regex(/^[0-9a-f]{24}$/, 'Please give the id of a picture.'))
        .describe('By the name that the file has for it, the id of each picture.'),
    }),
    answer: z.object({ success: z.literal(true) }),
    handle: async (shop, { params, body }) => {
      await keepImportPictures(shop, params.id, body.images);
      return { success: true as const };
    },
  }),
];
