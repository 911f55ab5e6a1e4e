import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { requireOrder } from '#orders/read-order.server.ts';
import { agreedIn, carrierIn, orderQuery, trackingLinkIn, weightKgIn } from '#orders/schemas.ts';
import { call, uuid } from '#platform/api/route.ts';
import { calendarDay, keepTo } from '#platform/form-fields.ts';
import { imageAddress } from '#platform/images/address.ts';
import { maxPictureTextLength, uploadProblems } from '#platform/images/upload-limit.ts';
import type { Shop } from '#shop.server.ts';
import { answerClaim } from './answer-claim.server.ts';
import { claimStatuses, faults } from './claim-moves.ts';
import { addClaimPhoto, claimNotFound } from './claim-photos.server.ts';
import { claimNews, goodsWanted } from './claim-words.ts';
import { type Claim, claimFilters, listClaims, listClaimsOf, readClaim } from './queries.server.ts';
import { reportFault } from './report-fault.server.ts';
import { writeOnClaim } from './write-on-claim.server.ts';

const claimOut = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    status: z.enum(claimStatuses),
    said: z.string().meta({ description: 'The state in words for the shopper.' }),
    lines: z.array(z.object({ id: z.uuid(), product_name: z.string(), quantity: z.int(), fault: z.enum(faults) })),
    words: z.string(),
    answer: z.string().meta({ description: 'What staff wrote last.' }),
    entries: z
      .array(z.object({ at: z.iso.datetime(), by: z.enum(['shopper', 'staff']), status: z.enum(claimStatuses).nullable(), words: z.string() }))
      .meta({ description: 'Every step, and every message of either side, oldest first.' }),
    has_news: z.boolean().meta({ description: 'The shopper has written since staff last did.' }),
    refund_amount: z.number().nullable().meta({ description: 'Pounds.' }),
    photos: z.array(z.string()),
    replacement: z
      .object({
        shipment: z.int().meta({ description: 'Its number among the shipments of the order, where it is corrected.' }),
        sent_at: z.iso.datetime().nullable(),
        wished_day: z.iso.date().nullable(),
        carrier: z.string(),
        tracking_link: z.string().nullable(),
        weight_kg: z.number().nullable(),
      })
      .nullable()
      .meta({ description: 'The same goods, sent again at no charge.' }),
    version: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Claim' });

const words = z.string().trim().max(1000, keepTo(1000)).default('');
const ofOrder = { tag: 'Orders', access: 'everyone', params: z.object({ id: uuid }), missing: 'Order not found', query: orderQuery } as const;
const ofClaim = z.object({ id: uuid, claim_id: uuid });
const forStaff = { tag: 'Admin: orders', access: 'admin' } as const;

/** What shoppers report of goods that came damaged, short or wrong, and how staff put it right. */
export const claimCalls = [
  call({
    ...ofOrder,
    method: 'get',
    path: '/orders/{id}/claims',
    summary: 'What was reported of an order, and what became of it.',
    answer: z.array(claimOut),
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      await opened(shop, http, id, query.token);
      return (await listClaimsOf(shop, id)).map(toApi);
    },
  }),
  call({
    ...ofOrder,
    method: 'post',
    path: '/orders/{id}/claims',
    summary: 'Reports goods that came damaged, short, wrong or in another shade, from when the order was dispatched.',
    body: z.object({
      lines: z
        .array(z.object({ id: uuid, quantity: z.int().min(1).max(9_999), fault: z.enum(faults) }))
        .min(1, goodsWanted)
        .max(200),
      words,
    }),
    answer: claimOut,
    status: 201,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id }, query, body, http }) => {
      const visitor = await opened(shop, http, id, query.token);
      return theClaim(shop, await reportFault(shop, id, body, { kind: 'shopper', userId: visitor?.id ?? null }));
    },
  }),
  call({
    ...ofOrder,
    method: 'post',
    path: '/orders/{id}/claims/{claim_id}/photos',
    summary: 'Adds a photograph to a report that is not closed, six at most.',
    params: ofClaim,
    maxBodyBytes: maxPictureTextLength + 16 * 1024,
    body: z.object({
      image_url: z
        .string()
        .startsWith('data:', uploadProblems.noImage)
        .meta({ description: 'A data-URL of a JPEG, PNG, WebP or AVIF of 5 MB at most.' }),
    }),
    answer: claimOut,
    status: 201,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id, claim_id }, query, body, http }) => {
      await opened(shop, http, id, query.token);
      await addClaimPhoto(shop, id, claim_id, body.image_url);
      return theClaim(shop, claim_id);
    },
  }),
  call({
    ...ofOrder,
    method: 'post',
    path: '/orders/{id}/claims/{claim_id}/messages',
    summary: 'Adds words to a report that is not closed.',
    params: ofClaim,
    body: z.object({ words }),
    answer: claimOut,
    status: 201,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id, claim_id }, query, body, http }) => {
      const visitor = await opened(shop, http, id, query.token);
      await writeOnClaim(shop, id, claim_id, body, { kind: 'shopper', userId: visitor?.id ?? null });
      return theClaim(shop, claim_id);
    },
  }),
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/claims',
    summary: 'Reported problems, longest waiting first, a page at a time, with the count of each state.',
    query: z.object({
      status: z
        .enum(claimFilters)
        .default('open')
        .meta({ description: '`open`: with something left for staff to do; `news`: those on which the shopper has written since.' }),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    answer: z.object({ claims: z.array(claimOut), total: z.int(), page: z.int(), pages: z.int(), counts: z.record(z.string(), z.int()) }),
    refuses: [401, 403],
    handle: async (shop, { query }) => {
      const { claims, ...rest } = await listClaims(shop, query);
      return { claims: claims.map(toApi), ...rest };
    },
  }),
  call({
    ...forStaff,
    method: 'put',
    path: '/admin/claims/{id}',
    summary: 'Answers a reported problem or takes it a step on, and writes to its shopper.',
    description: '`version` is that of the claim as it was read: if somebody answered or wrote since, 409.',
    params: z.object({ id: uuid }),
    missing: 'Report not found',
    body: z.object({
      status: z.enum(claimStatuses).nullish().meta({ description: 'Left out: a message that decides nothing.' }),
      version: z.int().min(1).max(1_000_000),
      answer: words,
      refund_pence: z.int().min(1).max(1_000_000_000).nullish().meta({ description: 'Left out: what the reported pieces cost.' }),
      carrier: carrierIn.nullish().meta({ description: 'Who carries a replacement that leaves.' }),
      tracking_link: trackingLinkIn.nullish(),
      weight_kg: weightKgIn.nullish(),
      wished_day: calendarDay().nullish().meta({ description: 'When a replacement comes that is decided now, or was and has not left.' }),
      agreed: agreedIn,
    }),
    answer: claimOut,
    refuses: [401, 403, 404, 409],
    handle: async (shop, { params: { id }, body, caller }) => {
      const weightGrams = body.weight_kg ? Math.round(body.weight_kg * 1000) : null;
      const answer = {
        ...{ to: body.status ?? null, version: body.version, answer: body.answer, refundPence: body.refund_pence ?? null },
        ...{ day: body.wished_day, isAgreed: body.agreed },
        sentWith: { carrier: body.carrier ?? '', trackingLink: body.tracking_link ?? null, weightGrams },
      };
      await answerClaim(shop, id, answer, { kind: 'staff', userId: caller.userId });
      return theClaim(shop, id);
    },
  }),
];

async function opened(shop: Shop, http: Context, orderId: string, token: string | undefined) {
  const visitor = await readVisitor(shop, http.req.raw);
  await requireOrder(shop, orderId, { visitor, token: token ?? null });
  return visitor;
}

async function theClaim(shop: Shop, id: string) {
  const claim = await readClaim(shop, id);
  if (!claim) throw claimNotFound();
  return toApi(claim);
}

function toApi(claim: Claim): z.input<typeof claimOut> {
  return {
    id: claim.id,
    order_id: claim.orderId,
    status: claim.status,
    said: claimNews[claim.status].said,
    lines: claim.lines.map(({ id, name, quantity, fault }) => ({ id, product_name: name, quantity, fault })),
    words: claim.words,
    answer: claim.entries.findLast(({ by, words }) => by === 'staff' && words)?.words ?? '',
    entries: claim.entries.map(({ at, by, status, words }) => ({ at: at.toISOString(), by, status, words })),
    has_news: claim.hasNews,
    refund_amount: claim.refundPence === null ? null : penceToPounds(claim.refundPence),
    replacement: claim.replacement && {
      shipment: claim.replacement.number,
      sent_at: claim.replacement.sentAt?.toISOString() ?? null,
      wished_day: claim.replacement.comesOn,
      carrier: claim.replacement.carrier,
      tracking_link: claim.replacement.trackingLink,
      weight_kg: claim.replacement.weightGrams === null ? null : claim.replacement.weightGrams / 1000,
    },
    photos: claim.imageIds.map((image) => imageAddress(image, 1280, 'jpg')),
    version: claim.version,
    created_at: claim.createdAt.toISOString(),
  };
}
