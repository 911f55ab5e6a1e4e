import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { reviewOut, reviewToApi } from '../schemas.ts';
import { changeReview, deleteReview, replyText } from './change-review.server.ts';
import { listStaffReviews, reviewFilters } from './list-staff-reviews.server.ts';

const one = {
  tag: 'Admin: reviews',
  access: 'admin',
  params: z.object({ id: uuid }),
  missing: 'This review no longer exists.',
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
