import type { Answer } from './assistant/assistant.ts';

export const chatStates = ['assistant', 'waiting', 'human', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

export function readChatState(text: string): ChatState {
  return chatStates.find((state) => state === text) ?? 'assistant';
}

/** Who a message is from. `escalation` is the shop's word that a person was asked for. */
export const authors = ['visitor', 'assistant', 'agent', 'system', 'escalation'] as const;
export type Author = (typeof authors)[number];

/** What stands beside an answer's text. */
export type Extras = Pick<Answer, 'products' | 'calculation' | 'offer' | 'sources' | 'suggestions' | 'offersPerson'>;

export type ChatMessage = {
  id: number;
  author: Author;
  content: string;
  extras: Extras | null;
  /** The first name of the agent who wrote it. */
  agentName: string | null;
  clientKey: string | null;
  at: Date;
};

/** Where a conversation stands, as its visitor is told. */
export type ChatStatus = {
  state: ChatState;
  agentName: string | null;
  /** How many wait before this one; 0 is next. Null unless it waits. */
  ahead: number | null;
};

export const maxMessageLength = 2_000;
/** So many messages are read at a time; whoever gets that many asks for those after. */
export const readAtOnce = 200;

export const chatWords = {
  loginToEscalate: 'Please log in to speak with a human agent.',
  escalateFailed: 'Unable to escalate chat. Please try again or call us directly.',
  empty: 'Please write a message.',
  tooLong: `Please keep a message to ${maxMessageLength} characters.`,
} as const;

/** The document's words for a message that could not be sent. `phone`: the shop's own; empty, nobody is told to ring. */
export function sendFailed(phone: string): string {
  return `I'm having technical difficulties. Please try again${phone ? ` or call us at ${phone}` : ''}.`;
}

/** What is written when a person was asked for. `opens`: 'Closed, opens on Monday at 9am' where nobody is there. */
export function escalationWords({ isOpen, opens, ahead, email }: { isOpen: boolean; opens: string; ahead: number; email: string }): string {
  if (!isOpen)
    return `Our team isn’t available at the moment (${opens.charAt(0).toLowerCase()}${opens.slice(1)}). We’ll reply here and email ${email} too.`;
  const queue = ahead === 0 ? 'You’re next in the queue.' : `${ahead === 1 ? 'There is one person' : `There are ${ahead} people`} ahead of you.`;
  return `We’re connecting you to a member of our team. ${queue} You can keep browsing: replies will appear here.`;
}
