import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import type { ImageRecord } from '#platform/images/image-record.server.ts';
import { importUpload, resolveImage } from '#platform/images/import-image.server.ts';
import { maxPictureTextLength, maxUploadBytes, uploadProblems } from '#platform/images/upload-limit.ts';
import { readSettings } from '#settings/queries.server.ts';
import { slideJson, slideToJson } from './hero-slides/slide-json.ts';
import { answerMessage, answerText, closeMessage, listMessages, messageFilters, messageGone, type StaffMessage } from './messages/messages.server.ts';
import { listActiveSlides } from './queries.server.ts';
import { contactSchema, sendContactMessage, thanksFor } from './receive-contact-form.server.ts';

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

const message = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    created_at: z.iso.datetime(),
    closed_at: z.iso.datetime().nullable(),
    replies: z.array(z.object({ id: z.uuid(), body: z.string(), by: z.string(), created_at: z.iso.datetime() })),
  })
  .meta({ id: 'ContactMessage' });

const one = {
  tag: 'Admin: messages',
  access: 'admin',
  params: z.object({ id: uuid }),
  missing: messageGone,
  refuses: [401, 403, 404],
} as const;

/** What visitors wrote through the contact form, and what is answered. */
export const messageCalls = [
  call({
    method: 'get',
    path: '/admin/messages',
    tag: 'Admin: messages',
    access: 'admin',
    summary: 'Messages of the contact form with their answers, newest first.',
    query: z.object({
      filter: z.enum(messageFilters).default('open'),
      search: z.string().max(100).default(''),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ messages: z.array(message), total: z.int(), page: z.int(), pages: z.int() }),
    refuses: [401, 403],
    handle: async (shop, { query }) => {
      const list = await listMessages(shop, query);
      return { ...list, messages: list.messages.map(toApi) };
    },
  }),
  call({
    ...one,
    method: 'post',
    path: '/admin/messages/{id}/reply',
    summary: 'Answers a message by mail, and closes it.',
    body: z.object({ body: answerText }),
    answer: z.object({ sent_to: z.string() }),
    handle: async (shop, { params: { id }, body, caller }) => {
      const { sentTo } = await answerMessage(shop, { id: caller.userId }, id, body.body);
      return { sent_to: sentTo };
    },
  }),
  call({
    ...one,
    method: 'put',
    path: '/admin/messages/{id}',
    summary: 'Closes a message, or opens it again.',
    body: z.object({ closed: z.boolean() }),
    answer: z.object({ success: z.literal(true) }),
    handle: async (shop, { params: { id }, body }) => {
      await closeMessage(shop, id, body.closed);
      return { success: true as const };
    },
  }),
];

function toApi({ createdAt, closedAt, replies, ...rest }: StaffMessage): z.input<typeof message> {
  return {
    ...rest,
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    replies: replies.map(({ createdAt: at, ...reply }) => ({ ...reply, created_at: at.toISOString() })),
  };
}

const forStaff = { method: 'post', tag: 'Photos', access: 'admin' } as const;
const answer = z.object({ id: z.string(), image_url: z.string(), width: z.int(), height: z.int(), placeholder: z.string() });
const missing = 'Please enter an image URL';

/** Pictures for slides, categories and customers' photos: uploaded first, so that progress can be shown, then named by their address. */
export const pictureCalls = [
  call({
    ...forStaff,
    path: '/admin/images',
    summary: 'Keeps a picture, and says the address under which it can be given to other calls as image_url.',
    description: 'JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels. What is shown nowhere a day later is taken away.',
    multipart: { most: maxUploadBytes, tooLarge: uploadProblems.tooLarge },
    body: z.object({ image: z.file(uploadProblems.noImage) }),
    answer,
    status: 201,
    handle: async (shop, { body }) => say(await importUpload(shop, new Uint8Array(await body.image.arrayBuffer()))),
  }),
  call({
    ...forStaff,
    path: '/admin/images/fetch',
    summary: 'The same from an address on the public web, or from a data-URL.',
    maxBodyBytes: maxPictureTextLength + 16 * 1024,
    body: z.object({ image_url: z.string(missing).trim().min(1, missing).max(maxPictureTextLength, uploadProblems.tooLargeInText) }),
    answer,
    status: 201,
    handle: async (shop, { body }) => say(await resolveImage(shop, body.image_url)),
  }),
];

function say({ id, width, height, placeholder }: ImageRecord): z.infer<typeof answer> {
  return { id, image_url: imageAddress(id, sharedWidth(width), 'jpg'), width, height, placeholder };
}
