import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { answerMessage, answerText, closeMessage, listMessages, messageFilters, type StaffMessage } from './messages.server.ts';

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
  missing: 'This message no longer exists.',
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
