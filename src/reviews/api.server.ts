import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { listReviews, ratingDistribution } from './queries.server.ts';
import { reviewIn, reviewListOut, reviewsQuery, reviewToApi, writtenReviewOut } from './schemas.ts';
import { voteHelpful } from './vote-helpful.server.ts';
import { writeReview } from './write-review.server.ts';

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
      const [product, { reviews, total, page, pages }, distribution] = await Promise.all([
        readProduct(shop, id),
        listReviews(shop, id, query),
        ratingDistribution(shop, id),
      ]);
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
      'One from each customer: a second review of a product takes the place of the first. Named by first name and initial; verified when a paid order of theirs holds the product.',
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
