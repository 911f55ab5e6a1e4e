import { Hono } from 'hono';
import { accountCalls, findCaller } from '#accounts/api.server.ts';
import { staffUserCalls } from '#accounts/staff/api.server.ts';
import { areaCalls } from '#areas/api.server.ts';
import { cartCalls } from '#cart/api.server.ts';
import { catalogueCalls } from '#catalogue/api.server.ts';
import { documentCalls } from '#catalogue/documents/api.server.ts';
import { makerCalls } from '#catalogue/makers/api.server.ts';
import { categoryImageCalls, photoCalls } from '#catalogue/photos/api.server.ts';

import { productCalls, sheetCalls } from '#catalogue/staff/api.server.ts';

import { agentCalls } from '#chat/agents/api.server.ts';
import { chatCalls } from '#chat/api.server.ts';
import { claimCalls } from '#claims/api.server.ts';
import { contentCalls, messageCalls, pictureCalls } from '#content/api.server.ts';
import { slideCalls } from '#content/hero-slides/api.server.ts';
import { financeCalls } from '#finance/api.server.ts';
import { galleryCalls, staffPhotoCalls } from '#gallery/api.server.ts';
import { kitCalls } from '#kits/api.server.ts';
import { leftOverCalls } from '#left-over/api.server.ts';
import { lotCalls } from '#lots/api.server.ts';
import { orderCalls } from '#orders/api.server.ts';
import { deliveryDayCalls } from '#orders/days/api.server.ts';
import { invoiceCalls, staffInvoiceCalls } from '#orders/invoice/api.server.ts';
import { orderFinanceCalls, orderPaymentCalls } from '#orders/paying/api.server.ts';
import { returnCalls } from '#orders/returns/api.server.ts';
import { sendingCalls } from '#orders/shipping/api.server.ts';
import { staffOrderCalls } from '#orders/staff/api.server.ts';
import { paymentCalls } from '#payments/api.server.ts';
import { mount } from '#platform/api/mount.ts';
import type { Call } from '#platform/api/route.ts';
import { reviewCalls, staffReviewCalls } from '#reviews/api.server.ts';

import { roomCalls } from '#rooms/api.server.ts';
import { settingsCalls, staffSettingsCalls } from '#settings/api.server.ts';

import { wishlistCalls } from '#wishlist/api.server.ts';
import { yourRoomsCalls } from '#your-rooms/api.server.ts';
import type { Shop } from '../shop.server.ts';
import { documentation } from './documentation.server.ts';

/** Every call of the shop, feature by feature. */
export const calls: readonly Call[] = [
  ...catalogueCalls,
  ...kitCalls,
  ...photoCalls,
  ...categoryImageCalls,
  ...productCalls,
  ...sheetCalls,
  ...makerCalls,
  ...documentCalls,
  ...reviewCalls,
  ...staffReviewCalls,
  ...messageCalls,
  ...chatCalls,
  ...agentCalls,
  ...cartCalls,
  ...wishlistCalls,
  ...yourRoomsCalls,
  ...orderCalls,
  ...lotCalls,
  ...invoiceCalls,
  ...claimCalls,
  ...returnCalls,
  ...leftOverCalls,
  ...orderPaymentCalls,
  ...paymentCalls,
  ...financeCalls,
  ...orderFinanceCalls,
  ...staffOrderCalls,
  ...sendingCalls,
  ...deliveryDayCalls,
  ...staffInvoiceCalls,
  ...contentCalls,
  ...slideCalls,
  ...pictureCalls,
  ...roomCalls,
  ...galleryCalls,
  ...staffPhotoCalls,
  ...areaCalls,
  ...settingsCalls,
  ...staffSettingsCalls,
  ...accountCalls,
  ...staffUserCalls,
];

/** The JSON API, everything under /api, and what describes it. */
export function createApi(shop: Shop): Hono {
  return new Hono().route('/', documentation(calls, shop.config)).route('/', mount(shop, calls, findCaller));
}
