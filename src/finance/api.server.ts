import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { takeTurnToApply } from './applications.server.ts';
import { applyForProduct } from './apply-for-product.server.ts';
import { applicationUrl } from './lender-form.ts';
import { applicationOut, productApplicationIn } from './schemas.ts';

/** Paying monthly through the lender. */
export const financeCalls = [
  call({
    method: 'post',
    path: '/products/{id}/finance-apply',
    tag: 'Finance',
    access: 'everyone',
    summary: 'Begins an application to pay monthly for some of one product, not ordered yet.',
    description: 'Every amount is worked out by the server. The answer is the lender’s form as an address; no credit is agreed here.',
    params: z.object({ id: uuid }),
    missing: 'Product not found',
    body: productApplicationIn,
    answer: applicationOut,
    status: 201,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id }, body, http }) => {
      await takeTurnToApply(shop, clientAddress(http, shop.config.trustedProxies));
      const { product_id = id, price_pounds, deposit_pounds, quantity = null } = body;
      if (product_id !== id) {
        const detail = 'product_id names another product than the address does.';
        throw new Refusal('invalid', 'invalid-form', detail, [{ field: 'product_id', message: detail }]);
      }
      const wanted = { productId: id, quantity, pricePence: price_pounds ?? 0, depositPence: deposit_pounds ?? 0 };
      const form = await applyForProduct(shop, wanted);
      return { application_url: applicationUrl(form), method: form.method };
    },
  }),
];
