import type { MessageJson } from './message-json.ts';

const idOf = (message: MessageJson) => Number(message._id);

/** What is known of a conversation, with what has come meanwhile: each message once, in order, however often it came. */
export function withMessages(known: readonly MessageJson[], come: readonly MessageJson[]): readonly MessageJson[] {
  const there = new Set(known.map(({ _id }) => _id));
  const fresh = come.filter(({ _id }) => !there.has(_id));
  return fresh.length === 0
    ? known
    : [...known, ...new Map(fresh.map((message) => [message._id, message])).values()].sort((a, b) => idOf(a) - idOf(b));
}

/** The last message that has come; what comes next is asked for after it. */
export function lastId(known: readonly MessageJson[]): number {
  return known.reduce((last, message) => Math.max(last, idOf(message)), 0);
}

/**
 * What a message is known by on the page: a visitor's by the key it was sent with, an answer by the message that it answers. So
 * what stood there while it was being written stays when it comes for good, and is not read out a second time.
 */
export function keyOnPage(message: MessageJson, known: readonly MessageJson[]): string {
  if (message.message_type === 'user') return message.client_key ?? message._id;
  const question = /^answer-(\d+)$/.exec(message.client_key ?? '')?.[1];
  if (!question) return message._id;
  return answerKey(known.find(({ _id }) => _id === question)?.client_key ?? question);
}

export function answerKey(questionKey: string): string {
  return `answer-to-${questionKey}`;
}

/** The first message that has come; earlier ones are asked for before it. 0: none has. */
export function firstId(known: readonly MessageJson[]): number {
  return known.length === 0 ? 0 : Math.min(...known.map(idOf));
}

/** How many of the messages after `seen` are a person's. */
export function countUnseen(known: readonly MessageJson[], seen: number): number {
  return known.filter((message) => message.message_type === 'agent' && idOf(message) > seen).length;
}
