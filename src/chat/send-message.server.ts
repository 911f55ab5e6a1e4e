import type { CartItem } from '#cart/guest-cart.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { KeptRoom } from '#your-rooms/kept-rooms.ts';
import type { Shop } from '../shop.server.ts';
import { logAnswer } from './answer-log.server.ts';
import { answerQuestion } from './assistant/answer-question.server.ts';
import type { AnswerPart, Turn } from './assistant/assistant.ts';
import { type AnswerContext, contextSchema } from './assistant/context.ts';
import type { ChatSession } from './chat-access.server.ts';
import { mayWrite } from './chat-limits.server.ts';
import type { Author } from './conversation.ts';
import { addMessage, lockChat, tell } from './messages.server.ts';

export type VisitorMessage = {
  session: ChatSession;
  text: string;
  /** The product whose page is open. */
  productId: string | null;
  clientKey: string | null;
  /** What is in their cart, where a model may want to know. */
  cart?: readonly CartItem[];
  /** The rooms that they measured. */
  rooms?: readonly KeptRoom[];
};

const historyRead = 12;

/**
 * Keeps what a visitor wrote, and lets the assistant answer it; where a person has taken over, or is waited for, nobody else answers.
 * Gives the parts of the answer as they come; the last is kept. The same client key again answers nothing anew. Throws a Refusal (429).
 */
export async function* sendMessage(
  shop: Shop,
  { session, text, productId, clientKey, cart = [], rooms = [] }: VisitorMessage,
  from: string,
): AsyncGenerator<AnswerPart, void, undefined> {
  await mayWrite(shop, session.id, from);
  const kept = await keep(shop, session.id, text, clientKey);
  if (!kept.isNew || kept.byPerson) return;
  const began = shop.now();
  const question = {
    question: text,
    history: await readHistory(shop, session.id, kept.id),
    visitor: { userId: session.userId, productId, sessionId: session.id, cart, rooms },
  };
  for await (const part of answerQuestion(shop, question)) {
    // Kept before it is given: what the visitor has read is there after a reload.
    if (part.kind === 'answer') await keepAnswer(shop, session.id, kept.id, part, began);
    yield part;
  }
}

async function keep(shop: Shop, sessionId: string, text: string, clientKey: string | null) {
  return inTransaction(shop.db, async (trx) => {
    const session = await lockChat(trx, sessionId);
    const added = await addMessage(shop, trx, sessionId, { author: 'visitor', content: text, clientKey });
    // A conversation that was closed begins again with the assistant.
    if (session.state === 'closed')
      await trx.updateTable('chat_sessions').set({ state: 'assistant', assigned_to: null }).where('id', '=', sessionId).execute();
    return { ...added, byPerson: session.state === 'waiting' || session.state === 'human' };
  });
}

/** An agent who took over meanwhile is not interrupted: the answer is dropped. */
async function keepAnswer(
  shop: Shop,
  sessionId: string,
  questionId: number,
  { answer, made }: Extract<AnswerPart, { kind: 'answer' }>,
  began: Date,
): Promise<void> {
  const { text, products, calculation, offer = null, sources, suggestions, offersPerson, context } = answer;
  await inTransaction(shop.db, async (trx) => {
    const session = await lockChat(trx, sessionId);
    if (session.state === 'human') return tell(trx, sessionId);
    const extras = { products, calculation, offer, sources, suggestions, offersPerson };
    const { id } = await addMessage(shop, trx, sessionId, { author: 'assistant', content: text, extras, context, clientKey: `answer-${questionId}` });
    await logAnswer(shop, trx, id, made, began);
  });
}

async function readHistory(shop: Shop, sessionId: string, before: number): Promise<Turn[]> {
  const rows = await shop.db
    .selectFrom('chat_messages')
    .select(['author', 'content', 'context'])
    .where('session_id', '=', sessionId)
    .where('id', '<', before)
    .where('author', 'in', ['visitor', 'assistant', 'agent'])
    .orderBy('id', 'desc')
    .limit(historyRead)
    .execute();
  return rows.toReversed().map(({ author, content, context }) => ({
    from: author as Exclude<Author, 'system' | 'escalation'>,
    text: content,
    context: readContext(context),
  }));
}

function readContext(kept: unknown): AnswerContext | null {
  const parsed = contextSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}
