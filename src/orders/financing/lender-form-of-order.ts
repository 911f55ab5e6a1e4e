import { financeTerms } from '#finance/finance.ts';
import { type LenderForm, type LenderOutcome, lenderForm } from '#finance/lender-form.ts';
import type { LenderAccount } from '#platform/provider-accounts.ts';
import { type Order, orderPath } from '../order.ts';

import type { OrderApplication } from './order-application.server.ts';

/** The lender's form for an order's application; null while its deposit is unpaid. `token`: by which its shopper opens the order. */
export function lenderFormOfOrder(
  { lender, origin }: { lender: LenderAccount | null; origin: string },
  { id, address }: Pick<Order, 'id' | 'address'>,
  application: Pick<OrderApplication, 'goodsDescription' | 'pricePence' | 'depositPence' | 'depositPaidPence'>,
  token: string | null,
): LenderForm | null {
  if (application.depositPaidPence < application.depositPence) return null;
  const back = (outcome: LenderOutcome) => `${origin}${orderPath(id, token, `/finance/${outcome}`)}`;
  return lenderForm(lender, origin, {
    goodsDescription: application.goodsDescription,
    pricePence: application.pricePence,
    depositPence: application.depositPence,
    instalments: financeTerms.instalments,
    customer: {
      firstName: address.first_name,
      lastName: address.last_name,
      email: address.email,
      phone: address.phone,
      address: [address.address, address.address2].filter(Boolean).join(', '),
      town: address.city,
      postcode: address.postal_code,
    },
    returnTo: { pass: back('pass'), fail: back('fail'), refer: back('refer') },
  });
}
