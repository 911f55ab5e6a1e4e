import type { CartQuote } from '#cart/schemas.ts';
import { penceOf } from '#money/pence.ts';
import { ucpHead } from './profile.ts';

/** The page on which a person looks at what a program chose for them, and takes it over. */
export const cartPath = (token: string) => `/prepared-cart/${token}`;

type Cart = { token: string; quote: CartQuote; expiresAt: Date; continueUrl: string };

const wrong = {
  gone: ['invalid', 'This product is no longer sold.'],
  'out-of-stock': ['out_of_stock', 'This product is out of stock.'],
  'too-many': ['out_of_stock', 'There is less of it in stock.'],
  'not-eligible': ['invalid', 'There is no sample of this product.'],
  'too-many-samples': ['invalid', 'There are too many samples.'],
} as const satisfies Record<NonNullable<CartQuote['items'][number]['problem']>, readonly [code: string, content: string]>;

/** A cart in the words of UCP, amounts in pence. Delivery is what the goods alone come to; the address decides at the checkout. */
export function cartJson({ token, quote, expiresAt, continueUrl }: Cart) {
  const totals = [
    { type: 'subtotal', amount: penceOf(quote.goods_total) },
    { type: 'fulfillment', amount: penceOf(quote.delivery), display_text: 'Delivery' },
    { type: 'total', amount: penceOf(quote.total_amount) },
  ];
  const messages = quote.items.flatMap(({ problem, available }, at) => {
    if (!problem) return [];
    const [code, content] = wrong[problem];
    const left = problem === 'too-many' ? ` ${available} are available.` : '';
    return [{ type: 'error', code, path: `$.line_items[${at}]`, content: content + left, severity: 'recoverable' }];
  });
  return {
    ucp: ucpHead('dev.ucp.shopping.cart'),
    id: token,
    line_items: quote.items.map(({ product_id, product_name, product_price, quantity, total_price, problem }, at) => ({
      id: `line_${at + 1}`,
      item: { id: product_id, title: product_name, price: penceOf(product_price) },
      quantity,
      totals: [{ type: 'total', amount: problem ? 0 : penceOf(total_price) }],
    })),
    currency: 'GBP',
    totals,
    ...(messages.length ? { messages } : {}),
    continue_url: continueUrl,
    expires_at: expiresAt.toISOString(),
  };
}

/** In place of a cart that has run out or never was. */
export function noCartJson(origin: string) {
  return {
    ucp: ucpHead('dev.ucp.shopping.cart'),
    messages: [
      { type: 'error', code: 'not_found', content: 'This cart has expired or does not exist. Please start a new one.', severity: 'unrecoverable' },
    ],
    continue_url: `${origin}/products`,
  };
}
