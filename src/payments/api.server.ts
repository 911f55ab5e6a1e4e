import { z } from 'zod';
import { maxBodyBytes, readBytes } from '#platform/api/read-json.ts';
import { call } from '#platform/api/route.ts';
import { receiveWebhook } from './receive-webhook.server.ts';

export const paymentCalls = [
  call({
    method: 'post',
    path: '/webhooks/square',
    tag: 'Orders',
    access: 'everyone',
    summary: 'What the card provider tells by itself.',
    description:
      'Signed in the header x-square-hmacsha256-signature; anything else is refused. The same event may come more than once and in any order.',
    answer: z.object({ received: z.literal(true) }),
    refuses: [403, 413],
    handle: async (shop, { http }) => {
      const body = new TextDecoder().decode(await readBytes(http.req.raw, maxBodyBytes));
      await receiveWebhook(shop, body, http.req.header('x-square-hmacsha256-signature'));
      return { received: true as const };
    },
  }),
];
