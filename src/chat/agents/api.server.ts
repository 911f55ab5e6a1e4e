import { z } from 'zod';
import { penceToPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { type Caller, call, uuid } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { chatStates, readAtOnce } from '../conversation.ts';
import { eventStream } from '../live/event-stream.server.ts';
import { onChat, tellTyping } from '../live/live-chats.server.ts';
import { lastEventOf, streamChat } from '../live/stream-chat.server.ts';
import { messageOut, messageText } from '../message-json.ts';
import { listLastMessages, listMessagesBefore } from '../messages.server.ts';
import { showMessages } from '../show-messages.server.ts';
import { keepPresent, notePresence } from './alert-staff.server.ts';
import { learningCalls } from './answers-api.server.ts';
import { addCannedReply, cannedReplySchema, deleteCannedReply, listCannedReplies } from './canned-replies.server.ts';
import { type Agent, chatGone, claimChat, closeChat, handBackChat, replyToChat } from './handle-chat.server.ts';
import { type ChatVisitor, countQueue, listQueue, type QueuedChat, queueViews, readChatVisitor } from './queue.server.ts';

const staff = { tag: 'Admin: chats', access: 'admin' } as const;
const one = { ...staff, params: z.object({ id: uuid }), missing: chatGone, refuses: [401, 403, 404, 409] } as const;
const done = z.object({ success: z.literal(true) });

const queued = z
  .object({
    id: z.uuid(),
    state: z.enum(chatStates),
    visitor_name: z.string(),
    agent_id: z.uuid().nullable(),
    agent_name: z.string().nullable(),
    waiting_since: z.iso.datetime().nullable(),
    last_message_at: z.iso.datetime(),
    last_message: z.string(),
    unanswered: z.int(),
  })
  .meta({ id: 'QueuedChat' });

const visitorOut = z.object({
  id: z.uuid(),
  state: z.enum(chatStates),
  agent_id: z.uuid().nullable(),
  agent_name: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  cart: z.array(z.object({ product_id: z.uuid(), name: z.string(), quantity: z.int(), is_sample: z.boolean() })),
  orders: z.array(z.object({ id: z.uuid(), reference: z.string(), status: z.string(), total: z.number(), created_at: z.iso.datetime() })),
});

const cannedOut = z.object({ id: z.uuid(), title: z.string(), body: z.string() });

function act(path: `/${string}`, summary: string, work: (shop: Shop, id: string, agent: Agent) => Promise<void>) {
  return call({
    ...one,
    method: 'post',
    path: `/admin/chats/{id}${path}`,
    summary,
    answer: done,
    handle: async (shop, { params: { id }, caller }) => {
      await work(shop, id, agentOf(caller));
      return { success: true as const };
    },
  });
}

/** The agents' side: who waits, taking conversations on, answering, passing back. */
export const agentCalls = [
  call({
    ...staff,
    method: 'get',
    path: '/admin/chats',
    summary: 'Conversations: those that wait, one’s own, all with people, with the assistant, closed.',
    query: z.object({ view: z.enum(queueViews).default('waiting') }),
    answer: z.object({ chats: z.array(queued), waiting: z.int(), mine: z.int() }),
    refuses: [401, 403],
    handle: async (shop, { query, caller }) => {
      const agent = agentOf(caller);
      const [chats, counts] = await Promise.all([listQueue(shop, query.view, agent.id), countQueue(shop, agent.id), notePresence(shop, agent.id)]);
      return { chats: chats.map(queuedToApi), ...counts };
    },
  }),
  call({
    ...staff,
    method: 'get',
    path: '/admin/chats/stream',
    summary: 'Says whenever the queue changed, as server-sent events.',
    events: 'always',
    answer: z.unknown(),
    refuses: [401, 403],
    handle: async (shop, { caller, http }) => {
      const agent = agentOf(caller);
      return eventStream(http.req.raw, async (send) => {
        const tell = async () => send('queue', await countQueue(shop, agent.id));
        const stop = await onChat(shop, '*', (typing) => void (typing ?? tell().catch(() => {})));
        await tell();
        const leave = keepPresent(shop, agent.id);
        return () => {
          leave();
          stop();
        };
      });
    },
  }),
  call({
    ...one,
    method: 'get',
    path: '/admin/chats/{id}',
    summary: 'A conversation with who writes, their cart and their orders.',
    description: `Its last ${readAtOnce} messages; with \`before\` those that went before that one, at most ${readAtOnce}: so many may not be all.`,
    query: z.object({ before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    answer: z.object({ visitor: visitorOut, messages: z.array(messageOut) }),
    handle: async (shop, { params: { id }, query: { before } }) => {
      const visitor = await readChatVisitor(shop, id);
      if (!visitor) throw new Refusal('not-found', 'chat-not-found', chatGone);
      const messages = before ? await listMessagesBefore(shop, id, before) : await listLastMessages(shop, id);
      return { visitor: visitorToApi(visitor), messages: await showMessages(shop, messages) };
    },
  }),
  call({
    ...one,
    method: 'get',
    path: '/admin/chats/{id}/stream',
    summary: 'The conversation as it goes on, as server-sent events.',
    events: 'always',
    query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    answer: z.unknown(),
    handle: async (shop, { params: { id }, query, http }) => {
      if (!(await readChatVisitor(shop, id))) throw new Refusal('not-found', 'chat-not-found', chatGone);
      return streamChat(shop, id, { after: Math.max(query.after, lastEventOf(http.req.raw)), sees: 'visitor', request: http.req.raw });
    },
  }),
  act('/claim', 'Takes a conversation on; nobody else can then.', claimChat),
  act('/close', 'Closes a conversation.', closeChat),
  act('/hand-back', 'Gives a conversation back to the assistant.', handBackChat),
  act('/typing', 'Says that the agent is typing.', (shop, id) => tellTyping(shop, { sessionId: id, who: 'agent' })),
  call({
    ...one,
    method: 'post',
    path: '/admin/chats/{id}/message',
    summary: 'Answers a conversation that one has taken on.',
    body: z.object({ message: messageText, client_key: z.string().min(8).max(64).nullish() }),
    answer: done,
    handle: async (shop, { params: { id }, body, caller }) => {
      await replyToChat(shop, id, agentOf(caller), body.message, body.client_key ?? null);
      return { success: true as const };
    },
  }),
  call({
    ...staff,
    method: 'get',
    path: '/admin/chat-replies',
    summary: 'What agents say often.',
    answer: z.object({ replies: z.array(cannedOut) }),
    refuses: [401, 403],
    handle: async (shop) => ({ replies: await listCannedReplies(shop) }),
  }),
  call({
    ...staff,
    method: 'post',
    path: '/admin/chat-replies',
    summary: 'Keeps something that agents say often.',
    body: cannedReplySchema,
    answer: cannedOut,
    status: 201,
    refuses: [401, 403],
    handle: (shop, { body }) => addCannedReply(shop, body),
  }),
  call({
    ...one,
    method: 'delete',
    path: '/admin/chat-replies/{id}',
    summary: 'Takes such a reply away.',
    answer: done,
    handle: async (shop, { params: { id } }) => {
      await deleteCannedReply(shop, id);
      return { success: true as const };
    },
  }),
  ...learningCalls,
];

function agentOf({ userId }: Caller): Agent {
  return { id: userId };
}

function queuedToApi(chat: QueuedChat): z.input<typeof queued> {
  return {
    id: chat.id,
    state: chat.state,
    visitor_name: chat.visitorName,
    agent_id: chat.agentId,
    agent_name: chat.agentName,
    waiting_since: chat.waitingSince?.toISOString() ?? null,
    last_message_at: chat.lastMessageAt.toISOString(),
    last_message: chat.lastMessage,
    unanswered: chat.unanswered,
  };
}

function visitorToApi(visitor: ChatVisitor): z.input<typeof visitorOut> {
  return {
    id: visitor.id,
    state: visitor.state,
    agent_id: visitor.agentId,
    agent_name: visitor.agentName,
    name: visitor.name,
    email: visitor.email,
    cart: visitor.cart.map(({ productId, name, quantity, isSample }) => ({ product_id: productId, name, quantity, is_sample: isSample })),
    orders: visitor.orders.map((order) => ({
      id: order.id,
      reference: orderReference(order.id),
      status: order.status,
      total: penceToPounds(order.totalPence),
      created_at: order.createdAt.toISOString(),
    })),
  };
}
