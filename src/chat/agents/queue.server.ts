import type { Pence } from '#money/pence.ts';
import type { OrderStatus } from '#orders/order.ts';
import { readStatus } from '#orders/order.ts';
import type { Shop } from '../../shop.server.ts';
import { type ChatState, readChatState } from '../conversation.ts';

export const queueViews = ['waiting', 'mine', 'human', 'assistant', 'closed'] as const;
export type QueueView = (typeof queueViews)[number];

export type QueuedChat = {
  id: string;
  state: ChatState;
  visitorName: string;
  agentId: string | null;
  agentName: string | null;
  waitingSince: Date | null;
  lastMessageAt: Date;
  /** Of the visitor or an agent: what is answered by itself tells nobody what it is about. */
  lastMessage: string;
  /** Of the visitor, since somebody or the assistant last answered. */
  unanswered: number;
};

const rowsShown = 100;

/** The agents' inbox: those who wait longest first, otherwise what was written last first. Guests' chats with the assistant are there too. */
export async function listQueue(shop: Shop, view: QueueView, agentId: string): Promise<QueuedChat[]> {
  const { sql } = shop;
  const wanted = {
    waiting: sql`s.state = 'waiting'`,
    mine: sql`s.state = 'human' and s.assigned_to = ${agentId}`,
    human: sql`s.state = 'human'`,
    assistant: sql`s.state = 'assistant' and s.last_message_at > s.created_at`,
    closed: sql`s.state = 'closed'`,
  }[view];
  const rows = await sql<(Omit<QueuedChat, 'state'> & { state: string })[]>`
    select s.id, s.state, coalesce(u.full_name, 'Guest') as "visitorName", s.assigned_to as "agentId", a.full_name as "agentName",
      s.waiting_since as "waitingSince", s.last_message_at as "lastMessageAt",
      coalesce((select left(m.content, 400) from chat_messages m where m.session_id = s.id and m.author in ('visitor', 'agent') order by m.id
        desc limit 1), '') as "lastMessage",
      (select count(*) from chat_messages m where m.session_id = s.id and m.author = 'visitor'
        and m.id > coalesce((select max(r.id) from chat_messages r where r.session_id = s.id and r.author in ('agent', 'assistant')), 0))::int
          as unanswered
    from chat_sessions s left join users u on u.id = s.user_id left join users a on a.id = s.assigned_to
    where ${wanted}
    order by ${view === 'waiting' ? sql`s.waiting_since` : sql`s.last_message_at desc`}, s.id limit ${rowsShown}`;
  return rows.map((row) => ({ ...row, state: readChatState(row.state) }));
}

/** How many wait, and how many this agent has. */
export async function countQueue(shop: Shop, agentId: string): Promise<{ waiting: number; mine: number }> {
  const [counts] = await shop.sql<{ waiting: number; mine: number }[]>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'human' and assigned_to = ${agentId}))::int as mine
    from chat_sessions where state in ('waiting', 'human')`;
  return counts ?? { waiting: 0, mine: 0 };
}

export type ChatVisitor = {
  id: string;
  state: ChatState;
  agentId: string | null;
  agentName: string | null;
  name: string;
  email: string | null;
  cart: { productId: string; name: string; quantity: number; isSample: boolean }[];
  orders: { id: string; status: OrderStatus; totalPence: Pence; createdAt: Date }[];
};

/** Who writes, with what is in their cart and what they have ordered; null for no such conversation. A guest's cart is in their browser. */
export async function readChatVisitor(shop: Shop, sessionId: string): Promise<ChatVisitor | null> {
  const session = await shop.db
    .selectFrom('chat_sessions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.assigned_to')
    .select(['s.id', 's.state', 's.user_id', 's.assigned_to', 'a.full_name as agent_name', 'u.full_name', 'u.email'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
  if (!session) return null;
  const userId = session.user_id;
  const [cart, orders] = userId
    ? await Promise.all([
        shop.db
          .selectFrom('cart_lines as l')
          .innerJoin('products as p', 'p.id', 'l.product_id')
          .select(['p.id', 'p.name', 'l.quantity', 'l.is_sample'])
          .where('l.user_id', '=', userId)
          .orderBy('l.added_at')
          .execute(),
        shop.db
          .selectFrom('orders')
          .select(['id', 'status', 'total_pence', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .limit(10)
          .execute(),
      ])
    : [[], []];
  return {
    id: session.id,
    state: readChatState(session.state),
    agentId: session.assigned_to,
    agentName: session.agent_name,
    name: session.full_name ?? 'Guest',
    email: session.email,
    cart: cart.map((line) => ({ productId: line.id, name: line.name, quantity: line.quantity, isSample: line.is_sample })),
    orders: orders.map((order) => ({ id: order.id, status: readStatus(order.status), totalPence: order.total_pence, createdAt: order.created_at })),
  };
}
