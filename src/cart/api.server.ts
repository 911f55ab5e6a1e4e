import { call } from '#api/route.ts';
import { quoteCart } from './quote.server.ts';
import { quoteIn, quoteOut } from './schemas.ts';

/** The cart of a guest, whose lines the browser keeps. */
export const cartCalls = [
  call({
    method: 'post',
    path: '/cart/quote',
    tag: 'Cart',
    access: 'everyone',
    summary: 'Prices a cart: lines, sample postage, delivery and total, as the shop charges them now.',
    description: 'Only products and quantities are read; every price and total is the server’s. Nothing is stored or held.',
    body: quoteIn,
    answer: quoteOut,
    handle: (shop, { body }) => quoteCart(shop, body),
  }),
];
