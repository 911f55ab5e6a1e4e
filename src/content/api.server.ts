import { z } from 'zod';
import { call } from '#api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { readSettings } from '#settings/queries.server.ts';
import { contactSchema } from './contact.ts';
import { listActiveSlides } from './queries.server.ts';
import { sendContactMessage } from './send-contact-message.server.ts';
import { thanksFor } from './text.ts';

const slide = z
  .object({
    id: z.uuid(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
    background_position: z.string(),
    background_size: z.string(),
    background_repeat: z.string(),
    image_opacity: z.number(),
    overlay_opacity: z.number(),
    badge: z.string(),
    savings: z.string(),
    button_text: z.string(),
    button_link: z.string(),
  })
  .meta({ id: 'HeroSlide' });

/** What the shop says on its pages, and what is said to it. */
export const contentCalls = [
  call({
    method: 'get',
    path: '/hero-slides',
    tag: 'Content',
    access: 'everyone',
    summary: 'The slides of the home page that are shown now, in their order.',
    answer: z.array(slide),
    handle: async (shop) => {
      const slides = await listActiveSlides(shop);
      return slides.map((s) => ({
        id: s.id,
        title: s.title,
        subtitle: s.subtitle,
        description: s.description,
        image_url: s.picture && imageAddress(s.picture.imageId, sharedWidth(s.picture.width), 'jpg'),
        background_position: s.backgroundPosition,
        background_size: s.backgroundSize,
        background_repeat: s.backgroundRepeat,
        image_opacity: tidy(s.imageOpacity),
        overlay_opacity: tidy(s.overlayOpacity),
        badge: s.badge,
        savings: s.savings,
        button_text: s.buttonText,
        button_link: s.buttonLink,
      }));
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
      await sendContactMessage(shop, body, clientAddress(http, shop.config.trustedProxies), settings.phone);
      return { success: true as const, message: thanksFor(body.firstName) };
    },
  }),
];

/** A `real` column comes back with the noise of its 24 bits: 0.4, not 0.4000000059604645. */
function tidy(opacity: number): number {
  return Math.round(opacity * 1000) / 1000;
}
