import { formatPounds, type Pence } from '#money/pence.ts';
import { Refusal } from '#platform/refusal.ts';
import { readServices, readSettings } from '#settings/queries.server.ts';

import { freeBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { beginApplication } from './applications.server.ts';
import { depositProblem, financeProblem, financeTerms, noFinance } from './finance.ts';
import { type LenderForm, lenderForm } from './lender-form.ts';

export type ProductApplication = {
  productId: string;
  /** How many; null: as many whole ones as the price pays for. */
  quantity: number | null;
  /** The price of them all that the shopper was shown. */
  pricePence: Pence;
  depositPence: Pence;
};

/**
 * Begins an application for goods that are not ordered yet. Gives the lender's form. Throws a Refusal: 404 for no such
 * product, 409 with the right figure where the price is another one, fewer are left or finance is off, 422 for a price or deposit beyond the terms.
 */
export async function applyForProduct(shop: Shop, { productId, quantity, pricePence, depositPence }: ProductApplication): Promise<LenderForm> {
  const product = await shop.db.selectFrom('products').select(['name', 'unit', 'price_pence']).where('id', '=', productId).executeTakeFirst();
  if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  await refuseWithoutLender(shop);
  const boxes = quantity ?? Math.max(1, Math.ceil(pricePence / product.price_pence));
  const right = boxes * product.price_pence;
  if (right !== pricePence) {
    const detail = `The price is now ${formatPounds(right)}. Please check it and apply again`;
    throw new Refusal('conflict', 'other-price', `${detail}.`, [{ field: 'price_pounds', message: `${detail}.` }]);
  }
  refuseBeyondTerms(right, depositPence);
  const left = (await freeBoxes(shop.db, [productId])).get(productId) ?? 0;
  if (left < boxes) {
    const detail = left > 0 ? `We only have ${left} of these left. Please choose fewer.` : `${product.name} is out of stock.`;
    throw new Refusal('conflict', 'not-enough-stock', detail, [{ field: 'quantity', message: detail }]);
  }
  const application = await beginApplication(shop, shop.db, {
    orderId: null,
    productId,
    quantity: boxes,
    goods: `${boxes} × ${product.name}, by the ${product.unit}`,
    pricePence: right,
    depositPence,
  });
  const back = (outcome: string) => `${shop.config.origin}/finance/${outcome}?${new URLSearchParams({ application: application.id })}`;
  return lenderForm(shop.config.lender, shop.config.origin, {
    goodsDescription: application.goodsDescription,
    pricePence: right,
    depositPence,
    instalments: financeTerms.instalments,
    returnTo: { pass: back('pass'), fail: back('fail'), refer: back('refer') },
  });
}

/** Throws a Refusal (409) where the settings offer no finance, or nobody lends. */
export async function refuseWithoutLender(shop: Shop): Promise<void> {
  const [{ finance }, { lender }] = await Promise.all([readSettings(shop), readServices(shop)]);
  if (!finance.enabled || lender === 'none') throw new Refusal('conflict', 'no-finance', noFinance);
}

/** Throws a Refusal (422) for a total that cannot be paid monthly, or a deposit that cannot be taken for it. Pence. */
export function refuseBeyondTerms(total: Pence, deposit: Pence): void {
  const ofTotal = financeProblem(total);
  if (ofTotal) throw new Refusal('invalid', 'beyond-terms', ofTotal, [{ field: 'price_pounds', message: ofTotal }]);
  const ofDeposit = depositProblem(total, deposit);
  if (ofDeposit) throw new Refusal('invalid', 'beyond-terms', ofDeposit, [{ field: 'deposit_pounds', message: ofDeposit }]);
}
