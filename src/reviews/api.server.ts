import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { listReviews } from './queries.server.ts';
import { type Review, reviewSorts } from './review.ts';
import { changeReview, deleteReview, listStaffReviews, replyText, reviewFilters, reviewGone } from './staff/reviews.server.ts';
import { voteHelpful } from './vote-helpful.server.ts';
import { newReviewSchema, writeReview } from './write-review.server.ts';

/** A review as the API shows it. */
const reviewOut = z
  .object({
    id: z.uuid(),
    product_id: z.uuid(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    comment: z.string(),
    user_name: z.string(),
    verified_purchase: z.boolean().meta({ description: 'Whether this shop sold the product to the reviewer.' }),
    created_at: z.iso.datetime(),
    helpful_count: z.int().min(0),
    reply: z.string().meta({ description: 'The shop’s answer; empty without one.' }),
  })
  .meta({ id: 'Review' });

const reviewListOut = z.object({
  reviews: z.array(reviewOut),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  average_rating: z.number().nullable().meta({ description: 'To one decimal; null without reviews.' }),
  distribution: z.array(z.object({ stars: z.int(), count: z.int() })).meta({ description: 'Five stars first.' }),
});

/** A review as a customer sends it. */
const reviewIn = newReviewSchema.extend({
  product_id: z.uuid('Please name the product that this is a review of.').toLowerCase().optional().meta({ description: 'As in the path.' }),
});

/** A review as it was stored, told to its writer. */
const writtenReviewOut = reviewOut.extend({
  is_published: z.boolean().meta({ description: 'False while the shop has yet to check it.' }),
  replaced_id: z.uuid().nullable().meta({ description: 'The customer’s earlier review of the product, which this one replaces.' }),
});

const reviewsQuery = z.object({
  sort: z.enum(reviewSorts).default('newest'),
  page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
  limit: z.coerce.number<string>().int().min(1).max(100).default(20),
});

function reviewToApi(review: Review): z.input<typeof reviewOut> {
  return {
    id: review.id,
    product_id: review.productId,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    user_name: review.userName,
    verified_purchase: review.verifiedPurchase,
    created_at: review.createdAt.toISOString(),
    helpful_count: review.helpfulCount,
    reply: review.reply,
  };
}

/** What customers said: to read, to write, and to find helpful. */
export const reviewCalls = [
  call({
    method: 'get',
    path: '/products/{id}/reviews',
    tag: 'Reviews',
    access: 'everyone',
    summary: 'The published reviews of a product, a page at a time, with how the ratings are spread.',
    params: z.object({ id: uuid }),
    missing: 'Product not found',
    query: reviewsQuery,
    answer: reviewListOut,
    refuses: [404],
    handle: async (shop, { params: { id }, query }) => {
      const [product, { reviews, total, page, pages, distribution }] = await Promise.all([readProduct(shop, id), listReviews(shop, id, query)]);
      if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
      return { reviews: reviews.map(reviewToApi), total, page, pages, average_rating: product.rating?.average ?? null, distribution };
    },
  }),
  call({
    method: 'post',
    path: '/products/{id}/reviews',
    tag: 'Reviews',
    access: 'customer',
    summary: 'Writes a review as the customer logged in.',
    description:
      'One from each customer: a second review of a product takes the place of the first. Named by first name and initial; verified when a ' +
      'paid order of theirs holds the product.',
    params: z.object({ id: uuid }),
    missing: 'Product not found',
    body: reviewIn,
    answer: writtenReviewOut,
    status: 201,
    refuses: [401, 403, 404, 429],
    handle: async (shop, { params: { id }, body: { product_id = id, ...said }, http }) => {
      const customer = await readVisitor(shop, http.req.raw);
      if (!customer) throw new Refusal('unauthenticated', 'not-signed-in', 'Please log in to write a review');
      if (product_id !== id) throw otherProduct();
      const { review, isPublished, replacedId } = await writeReview(shop, id, customer, said);
      return { ...reviewToApi(review), is_published: isPublished, replaced_id: replacedId };
    },
  }),
  call({
    method: 'post',
    path: '/reviews/{id}/helpful',
    tag: 'Reviews',
    access: 'everyone',
    summary: 'Says that a review helped, once for each customer or guest, and not of one’s own.',
    description: 'A guest is known by an anonymous cookie, set here. Saying so again answers with the count as it is.',
    params: z.object({ id: uuid }),
    missing: 'Review not found.',
    answer: z.object({ id: z.uuid(), helpful_count: z.int().min(0) }),
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id }, http }) => {
      const { helpfulCount, cookie } = await voteHelpful(shop, id, http.req.raw, clientAddress(http, shop.config.trustedProxies));
      return Response.json({ id, helpful_count: helpfulCount }, { headers: { 'Cache-Control': 'no-store', 'Set-Cookie': cookie } });
    },
  }),
];

function otherProduct(): Refusal {
  const detail = 'This is the address of another product’s reviews.';
  return new Refusal('invalid', 'invalid-form', detail, [{ field: 'product_id', message: detail }]);
}

const one = {
  tag: 'Admin: reviews',
  access: 'admin',
  params: z.object({ id: uuid }),
  missing: reviewGone,
  answer: z.object({ success: z.literal(true) }),
  refuses: [401, 403, 404],
} as const;

/** Reviews as staff work with them. */
export const staffReviewCalls = [
  call({
    method: 'get',
    path: '/admin/reviews',
    tag: 'Admin: reviews',
    access: 'admin',
    summary: 'Reviews, newest first: shown or not.',
    query: z.object({
      filter: z.enum(reviewFilters).default('all'),
      search: z.string().max(100).default(''),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      reviews: z.array(reviewOut.extend({ product_name: z.string(), is_published: z.boolean() })),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
    refuses: [401, 403],
    handle: async (shop, { query }) => {
      const list = await listStaffReviews(shop, query);
      return {
        ...list,
        reviews: list.reviews.map((review) => ({ ...reviewToApi(review), product_name: review.productName, is_published: review.isPublished })),
      };
    },
  }),
  call({
    ...one,
    method: 'put',
    path: '/admin/reviews/{id}',
    summary: 'Shows, hides or answers a review.',
    body: z.object({ is_published: z.boolean().optional(), reply: replyText.optional() }),
    handle: async (shop, { params: { id }, body, caller }) => {
      const staff = { id: caller.userId };
      await changeReview(shop, staff, id, { isPublished: body.is_published, reply: body.reply });
      return { success: true as const };
    },
  }),
  call({
    ...one,
    method: 'delete',
    path: '/admin/reviews/{id}',
    summary: 'Takes a review away for good.',
    handle: async (shop, { params: { id }, caller }) => {
      await deleteReview(shop, { id: caller.userId }, id);
      return { success: true as const };
    },
  }),
];
