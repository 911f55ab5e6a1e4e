import { keptInBrowser } from '#ui/kept-in-browser.ts';

/** What this browser keeps of the chat between pages and visits; the conversation itself is the server's, and opened by a cookie. */
export type KeptChat = {
  sessionId: string | null;
  /** Somebody waits for a person, or speaks with one: their answer is listened for on every page. */
  isWithPerson: boolean;
  /** What the button counts: products viewed, and answers that came, since the chat was last opened. */
  unread: number;
};

const nothing: KeptChat = { sessionId: null, isWithPerson: false, unread: 0 };

export const keptChat = keptInBrowser<KeptChat>('chat', (text) => {
  try {
    const { sessionId, isWithPerson, unread } = JSON.parse(text ?? '{}') as Partial<Record<keyof KeptChat, unknown>>;
    return {
      sessionId: typeof sessionId === 'string' ? sessionId : null,
      isWithPerson: isWithPerson === true,
      unread: Number.isSafeInteger(unread) ? Math.max(0, unread as number) : 0,
    };
  } catch {
    return nothing;
  }
});

export const noChat = nothing;

export function keepOfChat(change: Partial<KeptChat>) {
  const now = keptChat.read();
  const isSame = Object.entries(change).every(([name, value]) => now[name as keyof KeptChat] === value);
  if (!isSame) keptChat.change((kept) => ({ ...kept, ...change }));
}

/** One more thing to look at. */
export function countUnread() {
  keptChat.change((kept) => ({ ...kept, unread: kept.unread + 1 }));
}
