import { z } from 'zod';
import { type CannedReply, listCannedReplies } from '#chat/agents/canned-replies.server.ts';
import { type ChatVisitor, countQueue, listQueue, type QueuedChat, type QueueView, queueViews, readChatVisitor } from '#chat/agents/queue.server.ts';
import type { MessageJson } from '#chat/message-json.ts';
import { listLastMessages } from '#chat/messages.server.ts';
import { showMessages } from '#chat/show-messages.server.ts';
import type { Shop } from '../../shop.server.ts';

export type ChatPage = {
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
    z.uuid().safeParse(id).success ? readOne(shop, id) : null,
  ]);
  return { view, chats, counts, replies, open, agentId };
}

async function readOne(shop: Shop, id: string) {
  const visitor = await readChatVisitor(shop, id);
  return visitor && { visitor, messages: await showMessages(shop, await listLastMessages(shop, id)) };
}
