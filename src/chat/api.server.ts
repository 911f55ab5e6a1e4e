import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { readVisitorCart } from '#cart/visitor-cart.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { readCookie } from '#platform/http/cookies.server.ts';
import { type RateRule, takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { readVisitorRooms } from '#your-rooms/room-list.server.ts';
import type { Shop } from '../shop.server.ts';
import { rateAnswer } from './answer-log.server.ts';
import { type ChatReader, chatEnded, requireChat } from './chat-access.server.ts';
import { maySign } from './chat-limits.server.ts';
import { chatWords, maxMessageLength, readAtOnce } from './conversation.ts';
import { escalateChat } from './escalate.server.ts';
import { tellTyping } from './live/live-chats.server.ts';
import { countStream } from './live/open-streams.server.ts';
import { lastEventOf, streamChat } from './live/stream-chat.server.ts';
import { messageOut, messageText, statusOut } from './message-json.ts';
import { listLastMessages, listMessagesAfter, listMessagesBefore, readChatStatus } from './messages.server.ts';
import { openChat } from './open-chat.server.ts';
import { listReminders, markSeen } from './reminders.server.ts';
import { sendMessage } from './send-message.server.ts';
import { showMessages } from './show-messages.server.ts';
import { streamAnswer } from './stream-answer.server.ts';

const opening: RateRule = { name: 'chat-session', most: 60, withinMinutes: 60 };
const chat = { tag: 'Chat', access: 'everyone' } as const;
const missing = chatEnded;
const ofSession = { params: z.object({ id: uuid }), missing, opensWithChatToken: true };
const place = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0);

const conversation = z.object({ session_id: z.uuid(), messages: z.array(messageOut), status: statusOut });

/** The visitor's side of a conversation. Its id alone opens nothing: the cookie or header with its token does, or being logged in. */
export const chatCalls = [
  call({
    ...chat,
    method: 'post',
    path: '/chat/session',
    summary: 'The conversation that the visitor goes on with, or a new one.',
    description:
      'A new one’s token comes back as `token` and in the HttpOnly cookie `chat`; programs send it as the header X-Chat-Token. `user_id` and ' +
      '`guest_id` are not believed.',
    body: z.object({ user_id: z.unknown().optional(), guest_id: z.unknown().optional() }).default({}),
    answer: z.object({ session_id: z.uuid(), token: z.string().nullable() }),
    refuses: [403, 429],
    handle: async (shop, { http }) => {
      const mayBegin = () => takeTurnOrRefuse(shop, opening, addressOf(shop, http), 'Too many chats have been started. Please try again in {wait}.');
      const { sessionId, token } = await openChat(shop, await readerOf(shop, http), mayBegin);
      if (token) http.header('Set-Cookie', chatCookie(token, shop.config.origin));
      return { session_id: sessionId, token };
    },
  }),
  call({
    ...chat,
    ...ofSession,
    method: 'get',
    path: '/chat/history/{id}',
    summary: 'What was said, oldest first, and where the conversation stands.',
    description:
      `The last ${readAtOnce} messages; with \`after\` those that follow that one, with \`before\` those that went before it, at ` +
      `most ${readAtOnce}: so many may not be all.`,
    query: z.object({ after: place, before: place }),
    answer: conversation,
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      const session = await requireChat(shop, id, await readerOf(shop, http));
      return whole(shop, session.id, query.after, query.before);
    },
  }),
  call({
    ...chat,
    method: 'post',
    path: '/chat/message',
    opensWithChatToken: true,
    summary: 'Says something; the assistant answers, unless a person has taken over.',
    events: 'if-accepted',
    description:
      'With `Accept: text/event-stream` the answer comes as it is made: `doing` (what is being looked up), `cards` (products and sources), ' +
      '`text` (a sentence), `withdrawn` (all of it so far is taken back) and `done`. The same `client_key` again is the same message.',
    body: z.object({
      session_id: uuid,
      message: messageText,
      product_id: uuid.nullish(),
      client_key: z.string().min(8).max(64).nullish(),
      user_id: z.unknown().optional(),
      request_escalation: z.boolean().default(false),
    }),
    answer: conversation.extend({ response: z.string() }),
    refuses: [401, 403, 404, 429],
    handle: async (shop, { body, http }) => {
      const reader = await readerOf(shop, http);
      const session = await requireChat(shop, body.session_id, reader);
      const from = addressOf(shop, http);
      if (body.request_escalation) {
        await escalateChat(shop, session, { userId: reader.userId, message: body.message, from });
        return { ...(await whole(shop, session.id, 0)), response: '' };
      }
      const cart = shop.config.model ? (await readVisitorCart(shop, http.req.raw)).items : [];
      const { rooms } = await readVisitorRooms(shop, http.req.raw);
      const sent = { session, text: body.message, productId: body.product_id ?? null, clientKey: body.client_key ?? null, cart, rooms };
      const parts = sendMessage(shop, sent, from);
      if (http.req.header('accept')?.includes('text/event-stream')) return streamAnswer(shop, parts);
      let response = '';
      for await (const part of parts) if (part.kind === 'answer') response = part.answer.text;
      return { ...(await whole(shop, session.id, 0)), response };
    },
  }),
  call({
    ...chat,
    method: 'post',
    path: '/chat/escalate',
    opensWithChatToken: true,
    summary: 'Asks for a person. Needs a login.',
    body: z.object({
      session_id: uuid,
      reason: z.string().max(200).optional(),
      user_message: z.string().trim().max(maxMessageLength, chatWords.tooLong).default(''),
    }),
    answer: conversation.extend({ success: z.literal(true) }),
    refuses: [401, 403, 404, 429],
    handle: async (shop, { body, http }) => {
      const reader = await readerOf(shop, http);
      const session = await requireChat(shop, body.session_id, reader);
      await escalateChat(shop, session, { userId: reader.userId, message: body.user_message, from: addressOf(shop, http) });
      return { ...(await whole(shop, session.id, 0)), success: true as const };
    },
  }),
  call({
    ...chat,
    ...ofSession,
    method: 'get',
    path: '/chat/stream/{id}',
    summary: 'The conversation as it goes on, as server-sent events: message, status, typing.',
    events: 'always',
    query: z.object({ after: place }),
    answer: z.unknown(),
    refuses: [404, 429],
    handle: async (shop, { params: { id }, query, http }) => {
      const session = await requireChat(shop, id, await readerOf(shop, http));
      const after = Math.max(query.after, lastEventOf(http.req.raw));
      const onEnd = countStream(shop, session.id, addressOf(shop, http));
      return streamChat(shop, session.id, { after, sees: 'agent', request: http.req.raw, onEnd });
    },
  }),
  call({
    ...chat,
    ...ofSession,
    method: 'post',
    path: '/chat/seen/{id}',
    summary: 'Says what the visitor has seen, or that they are typing.',
    body: z.object({ up_to: z.int().min(0).nullish(), typing: z.boolean().default(false) }),
    answer: z.unknown(),
    status: 204,
    refuses: [403, 404, 429],
    handle: async (shop, { params: { id }, body, http }) => {
      const session = await requireChat(shop, id, await readerOf(shop, http));
      await maySign(shop, session.id, addressOf(shop, http));
      if (body.up_to) await markSeen(shop, session.id, body.up_to);
      if (body.typing) await tellTyping(shop, { sessionId: session.id, who: 'visitor' });
    },
  }),
  call({
    ...chat,
    ...ofSession,
    method: 'post',
    path: '/chat/rate/{id}',
    summary: 'Says whether an answer of the assistant helped; `null` takes it back.',
    body: z.object({ message_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER), thumb: z.enum(['up', 'down']).nullable() }),
    answer: z.unknown(),
    status: 204,
    refuses: [403, 404, 429],
    handle: async (shop, { params: { id }, body, http }) => {
      const session = await requireChat(shop, id, await readerOf(shop, http));
      await maySign(shop, session.id, addressOf(shop, http));
      await rateAnswer(shop, session.id, body.message_id, body.thumb);
    },
  }),
  call({
    method: 'get',
    path: '/user/chat-reminders',
    tag: 'Chat',
    access: 'customer',
    summary: 'Conversations in which a person has answered and the customer has not looked yet.',
    answer: z.object({ reminders: z.array(z.object({ session_id: z.uuid(), unread: z.int(), last_message: z.string(), agent_name: z.string() })) }),
    refuses: [401],
    handle: async (shop, { caller }) => {
      const reminders = await listReminders(shop, caller.userId);
      return {
        reminders: reminders.map(({ sessionId, unread, lastMessage, agentName }) => ({
          session_id: sessionId,
          unread,
          last_message: lastMessage,
          agent_name: agentName,
        })),
      };
    },
  }),
];

const addressOf = (shop: Shop, http: Context) => clientAddress(http, shop.config.trustedProxies);

async function readerOf(shop: Shop, http: Context): Promise<ChatReader> {
  const visitor = await readVisitor(shop, http.req.raw);
  const token = http.req.header('x-chat-token') ?? readCookie(http.req.raw, 'chat') ?? null;
  return { userId: visitor?.id ?? null, token: token && /^[\w-]{20,100}$/.test(token) ? token : null };
}

function chatCookie(token: string, origin: string): string {
  return serialize('chat', token, { path: '/', httpOnly: true, sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge: 90 * 24 * 3600 });
}

async function whole(shop: Shop, sessionId: string, since: number, before = 0) {
  const [messages, { state, agentName, ahead }] = await Promise.all([
    since > 0
      ? listMessagesAfter(shop, sessionId, since)
      : before > 0
        ? listMessagesBefore(shop, sessionId, before)
        : listLastMessages(shop, sessionId),
    readChatStatus(shop, sessionId),
  ]);
  return { session_id: sessionId, messages: await showMessages(shop, messages), status: { state, agent_name: agentName, ahead } };
}
