import { useSyncExternalStore } from 'react';
import { listenLive } from '#chat/components/listen-live.ts';
import { callAsStaff } from '../components/call-as-staff.ts';

/** How many wait, how many are one's own, and a number that rises with every change of the queue. */
export type QueueNews = { waiting: number; mine: number; news: number };

const nothing: QueueNews = { waiting: 0, mine: 0, news: 0 };
let now = nothing;
const listeners = new Set<() => void>();
let stop = () => {};

function learn(counts: unknown) {
  const { waiting, mine } = counts as { waiting: number; mine: number };
  now = { waiting, mine, news: now.news + 1 };
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  if (listeners.size === 1) {
    stop = listenLive({
      address: () => '/api/admin/chats/stream',
      events: { queue: learn },
      ask: async () => {
        const answer = await callAsStaff<{ waiting: number; mine: number }>('GET', '/api/admin/chats?view=waiting');
        if (answer.ok) learn(answer.body);
      },
    });
  }
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stop();
  };
}

/** The queue as it changes; one connection for all of a page. */
export function useQueueNews(): QueueNews {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => nothing,
  );
}
