import { expect, test } from 'vitest';
import type { MessageJson } from './message-json.ts';
import { countUnseen, firstId, keyOnPage, lastId, withMessages } from './transcript.ts';

const message = (id: number, more: Partial<MessageJson> = {}): MessageJson => ({
  _id: String(id),
  content: `Word ${id}`,
  message_type: 'user',
  timestamp: '2026-05-01T12:00:00Z',
  agent_name: null,
  client_key: null,
  products: [],
  calculation: null,
  offer: null,
  sources: [],
  suggestions: [],
  offers_person: false,
  ...more,
});
const ids = (messages: readonly MessageJson[]) => messages.map(({ _id }) => _id);

test('what comes twice or late stands once and in order', () => {
  const known = withMessages([], [message(3), message(1), message(3)]);
  expect(ids(known)).toEqual(['1', '3']);
  expect(ids(withMessages(known, [message(2), message(10), message(3)]))).toEqual(['1', '2', '3', '10']);
  expect(withMessages(known, [message(1)])).toBe(known);
  expect([lastId([]), lastId(known)]).toEqual([0, 3]);
});

test('an answer keeps its place when it comes for good', () => {
  const asked = message(4, { client_key: 'my-key' });
  const answer = message(5, { message_type: 'assistant', client_key: 'answer-4' });
  expect(keyOnPage(asked, [asked, answer])).toBe('my-key');
  expect(keyOnPage(answer, [asked, answer])).toBe('answer-to-my-key');
  expect(keyOnPage(answer, [answer])).toBe('answer-to-4');
  expect(keyOnPage(message(6, { message_type: 'system' }), [])).toBe('6');
});

test('only what a person wrote since is unseen', () => {
  const known = [message(1), message(2, { message_type: 'agent' }), message(3, { message_type: 'assistant' }), message(4, { message_type: 'agent' })];
  expect([countUnseen(known, 0), countUnseen(known, 2), countUnseen(known, 4)]).toEqual([2, 1, 0]);
});

test('what was said earlier is asked for before the first that is here', () => {
  expect([firstId([]), firstId([message(7), message(9)])]).toEqual([0, 7]);
});
