import { z } from 'zod';
import { call, uuid } from '#api/route.ts';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { listReviews, ratingDistribution } from './queries.server.ts';
import { reviewListOut, reviewsQuery, reviewToApi } from './schemas.ts';

/** What customers said, to read. */
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
];
