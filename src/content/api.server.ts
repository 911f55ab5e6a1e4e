import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import { contactSchema } from './contact.ts';
import { slideJson, slideToJson } from './hero-slides/slide-json.ts';
import { listActiveSlides } from './queries.server.ts';
import { sendContactMessage, thanksFor } from './receive-contact-form.server.ts';

/** What the shop says on its pages, and what is said to it. */
export const contentCalls = [
  call({
    method: 'get',
    path: '/hero-slides',
    tag: 'Content',
    access: 'everyone',
    summary: 'The slides of the home page that are shown now, in their order.',
    answer: z.array(slideJson),
    handle: async (shop) => {
      const slides = await listActiveSlides(shop);
      return slides.map(slideToJson);
    },
  }),
  call({
    method: 'post',
    path: '/contact',
    tag: 'Content',
    access: 'everyone',
    summary: 'Leaves a message for the shop.',
    body: contactSchema,
    answer: z.object({ success: z.literal(true), message: z.string() }),
    status: 201,
    refuses: [403, 429],
    handle: async (shop, { body, http }) => {
      const settings = await readSettings(shop);
      const from = { address: clientAddress(http, shop.config.trustedProxies), user: await readVisitor(shop, http.req.raw) };
      await sendContactMessage(shop, body, from, settings.phone);
      return { success: true as const, message: thanksFor(body.firstName) };
    },
  }),
];
