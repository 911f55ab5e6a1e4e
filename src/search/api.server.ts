import { z } from 'zod';
import { answerKept } from '#catalogue/list-answer.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { call } from '#platform/api/route.ts';
import { imageAddress, imageWidths } from '#platform/images/address.ts';
import { suggest } from './suggest.server.ts';

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

/** What the header's search box offers while somebody types. */
export const searchCalls = [
  call({
    method: 'get',
    path: '/search/suggestions',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'Pages of the shop, words to search for, categories and products that begin like what is typed.',
    query: z.object({ q: z.string().trim().max(200, 'Please keep the search to 200 characters.').default('') }),
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
