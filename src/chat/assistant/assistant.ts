import type { CartItem } from '#cart/guest-cart.ts';
import type { KeptRoom } from '#your-rooms/kept-rooms.ts';
import type { AnswerContext } from './context.ts';

/** What was said before, oldest first. An assistant's turn carries the context that its answer left. */
export type Turn = { from: 'visitor' | 'assistant' | 'agent'; text: string; context?: AnswerContext | null };

export type Question = {
  /** As typed; at most `maxQuestionLength` characters are read. */
  question: string;
  history: readonly Turn[];
  visitor: {
    /** Whose orders may be read; null for a guest. Proved by the caller. */
    userId: string | null;
    /** The product whose page is open, for 'is this one waterproof?'. */
    productId: string | null;
    /** Whom a spending cap counts for. */
    sessionId: string;
    /** What is in their cart, where the caller knows. */
    cart?: readonly CartItem[];
    /** The rooms that they measured and kept. */
    rooms?: readonly KeptRoom[];
  };
  /** Ends the answer early: the visitor has gone. */
  signal?: AbortSignal;
};

export const maxQuestionLength = 2_000;

/** Boxes and cost for an area, worked out by the server. Money in pence. */
export type Calculation = {
  productId: string;
  productName: string;
  areaM2: number;
  pattern: string;
  wastePercent: number;
  boxes: number;
  /** '12 boxes', '3 rolls'. */
  amount: string;
  totalPence: number;
  /** The sum in sentences, for people who want to check it. */
  working: string[];
};

/** What the visitor asked to have put in their cart, if they say yes to it. Money in pence. */
export type CartOffer = { productId: string; productName: string; quantity: number; areaM2: number | null; amount: string; totalPence: number };

/** Where a fact comes from: a standard, a page of ours, the shop's own record. `href` is a path of our own site. */
export type Source = { title: string; href: string | null };

export type Answer = {
  /** Paragraphs with an empty line between, and links `[words](/path)` to our own site. Read it with answer-text.ts, never as HTML. */
  text: string;
  /** Product cards to show below the text, best first. Ids of products that exist. */
  products: string[];
  calculation: Calculation | null;
  /** What a button below the answer puts in the cart. */
  offer?: CartOffer | null;
  sources: Source[];
  /** Short questions to ask next, as the visitor would say them. */
  suggestions: string[];
  /** The way to a person is offered with this answer. */
  offersPerson: boolean;
  /** The question was recorded for staff, because nothing here answers it. */
  isUnanswered: boolean;
  /** What 'it' and 'the second one' mean next. Stored with the message and given back in the history. */
  context: AnswerContext;
};

/** Tokens that a model read afresh, from the provider's cache and into it, and wrote. */
export type Tokens = { read: number; cached: number; caching: number; written: number };

/**
 * How an answer came about, for staff. `outcome`: what became of the model's own, and `reason`, why it was not given; null where there
 * is no model. Money in millionths of a pound.
 */
export type Made = {
  by: 'model' | 'built-in';
  outcome: 'grounded' | 'ungrounded' | 'failed' | 'no-money' | 'resting' | null;
  reason: string | null;
  tools: string[];
  tokens: Tokens;
  micros: number;
};

/** An answer as it comes: whole sentences, then once the answer that holds them all. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  /** What is being done meanwhile, in words for the visitor. */
  | { kind: 'doing'; words: string }
  /** Products that were found, and where the answer's facts come from. */
  | { kind: 'cards'; products: string[]; sources: Source[] }
  /** Somebody else answers instead, or the same once more: what was said and shown so far is taken back. */
  | { kind: 'withdrawn' }
  | { kind: 'answer'; answer: Answer; made: Made };
