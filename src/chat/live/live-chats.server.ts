import type { Shop } from '../../shop.server.ts';

/** What goes round without being kept: somebody is typing. */
export type Typing = { sessionId: string; who: 'visitor' | 'agent' };
/** `isWord`: nothing changed but that an agent said something. */
type Heard = (typing: Typing | null, isWord: boolean) => void;

type Live = { bySession: Map<string, Set<Heard>>; everybody: Set<Heard> };
const kept = new WeakMap<Shop, Promise<Live>>();

/**
 * Calls `listener` whenever anything of a conversation changed, in any process; with who is typing where that is all. `*`: of every one.
 * After a lost connection to the database everybody is called, because anything may have changed. Gives the function that stops it.
 */
export async function onChat(shop: Shop, sessionId: string | '*', listener: Heard): Promise<() => void> {
  const live = await listening(shop);
  const own = sessionId === '*' ? live.everybody : (live.bySession.get(sessionId) ?? new Set<Heard>());
  if (sessionId !== '*') live.bySession.set(sessionId, own);
  own.add(listener);
  return () => {
    own.delete(listener);
    if (own.size === 0 && sessionId !== '*') live.bySession.delete(sessionId);
  };
}

/** Says that somebody is typing; lost is lost. */
export async function tellTyping(shop: Shop, { sessionId, who }: Typing): Promise<void> {
  await shop.sql`select pg_notify('chat', ${`${sessionId} ${who}`})`;
}

/** One listener for each process, begun when somebody first wants to know. */
function listening(shop: Shop): Promise<Live> {
  const there = kept.get(shop) ?? listen(shop);
  kept.set(shop, there);
  there.catch(() => kept.delete(shop));
  return there;
}

async function listen(shop: Shop): Promise<Live> {
  const live: Live = { bySession: new Map(), everybody: new Set() };
  const call = (listeners: Iterable<Heard>, typing: Typing | null, isWord = false) => {
    for (const listener of [...listeners]) listener(typing, isWord);
  };
  let connectedBefore = false;
  await shop.sql.listen(
    'chat',
    (payload) => {
      const [sessionId = '', who] = payload.split(' ', 2);
      const typing = who === 'visitor' || who === 'agent' ? ({ sessionId, who } as const) : null;
      call(live.bySession.get(sessionId) ?? [], typing, who === 'said');
      call(live.everybody, typing, who === 'said');
    },
    () => {
      if (connectedBefore) call([...live.everybody, ...[...live.bySession.values()].flatMap((own) => [...own])], null);
      connectedBefore = true;
    },
  );
  return live;
}
