import type { z } from 'zod';
import { addCannedReply, type CannedReply, cannedReplySchema, deleteCannedReply, listCannedReplies } from '#chat/agents/canned-replies.server.ts';
import { type Agent, chatGone, claimChat, closeChat, handBackChat, replyToChat } from '#chat/agents/handle-chat.server.ts';
import { type ChatVisitor, countQueue, listQueue, type QueuedChat, type QueueView, queueViews, readChatVisitor } from '#chat/agents/queue.server.ts';
import { type MessageJson, messageText } from '#chat/message-json.ts';
import { listLastMessages } from '#chat/messages.server.ts';
import { showMessages } from '#chat/show-messages.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { ownValue } from '#platform/own-value.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';

export type ChatForm = Record<'intent' | 'id' | 'message' | 'client_key' | 'title' | 'body', string>;

type Act = (shop: Shop, agent: Agent, id: string, form: ChatForm) => Promise<string | null>;

/** What an agent can do, and what is said of it; null where the page shows it anyway. */
const acts: Record<string, Act> = {
  claim: (shop, agent, id) => claimChat(shop, id, agent).then(() => 'You have taken this chat.'),
  close: (shop, agent, id) => closeChat(shop, id, agent).then(() => 'Chat closed.'),
  'hand-back': (shop, agent, id) => handBackChat(shop, id, agent).then(() => 'The assistant has taken over.'),
  reply: async (shop, agent, id, { message, client_key }) => {
    await replyToChat(shop, id, agent, parsed(messageText, message), client_key.length >= 8 ? client_key.slice(0, 64) : null);
    return null;
  },
  'add-reply': async (shop, _, __, { title, body }) => {
    await addCannedReply(shop, parsed(cannedReplySchema, { title, body }));
    return 'Reply saved.';
  },
  'delete-reply': (shop, _, id) => deleteCannedReply(shop, id).then(() => 'Reply deleted.'),
};

/** Does what a form of the agents' page asks for. Gives what is said of it. Throws a Refusal, also for a form that is none of ours. */
export async function actOnChat(shop: Shop, agent: Agent, form: ChatForm): Promise<string | null> {
  const act = ownValue(acts, form.intent);
  const needsId = form.intent !== 'add-reply';
  if (!act || (needsId && !isUuid(form.id))) throw new Refusal('not-found', 'chat-not-found', chatGone);
  return act(shop, agent, form.id, form);
}

function parsed<T>(schema: z.ZodType<T>, sent: unknown): T {
  const data = accept(schema, sent);
  return data as T;
}

type ChatPage = {
  view: QueueView;
  chats: QueuedChat[];
  counts: { waiting: number; mine: number };
  replies: CannedReply[];
  /** The one that is open. */
  open: { visitor: ChatVisitor; messages: MessageJson[] } | null;
  agentId: string;
};

/** What an agent sees: a view of the queue, and the conversation that the address names. */
export async function readChatPage(shop: Shop, agentId: string, query: URLSearchParams): Promise<ChatPage> {
  const view = queueViews.find((known) => known === query.get('view')) ?? 'waiting';
  const id = query.get('chat') ?? '';
  const [chats, counts, replies, open] = await Promise.all([
    listQueue(shop, view, agentId),
    countQueue(shop, agentId),
    listCannedReplies(shop),
    isUuid(id) ? readOne(shop, id) : null,
  ]);
  return { view, chats, counts, replies, open, agentId };
}

async function readOne(shop: Shop, id: string) {
  const visitor = await readChatVisitor(shop, id);
  return visitor && { visitor, messages: await showMessages(shop, await listLastMessages(shop, id)) };
}
