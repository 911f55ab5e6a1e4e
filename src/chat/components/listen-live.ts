type Live = {
  /** The stream's address now: it goes on after what has come already. */
  address: () => string;
  events: Record<string, (data: unknown) => void>;
  /** Asks for the same without a stream. Must not throw. */
  ask: () => Promise<void>;
};

const askEveryMs = 4_000;
/** A page that nobody looks at holds no connection open: browsers allow six to one shop, for all its tabs. */
const askHiddenEveryMs = 15_000;
const streamAgainMs = 60_000;
const brokenAtMost = 3;

/** Hears of news at once by server-sent events; by asking now and then where these do not come through. Gives what ends it. */
export function listenLive({ address, events, ask }: Live): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let broken = 0;
  let streamAgainAt = 0;
  let isOver = false;

  const leave = () => {
    source?.close();
    source = null;
    clearTimeout(timer);
  };
  const askLater = () => {
    leave();
    const isHidden = document.visibilityState === 'hidden';
    timer = setTimeout(
      async () => {
        await ask();
        if (isOver) return;
        if (document.visibilityState !== 'hidden' && performance.now() > streamAgainAt) stream();
        else askLater();
      },
      isHidden ? askHiddenEveryMs : askEveryMs,
    );
  };
  const stream = () => {
    leave();
    if (typeof EventSource === 'undefined') return askLater();
    source = new EventSource(address());
    source.onopen = () => {
      broken = 0;
    };
    source.onerror = () => {
      broken += 1;
      if (source?.readyState !== EventSource.CLOSED && broken < brokenAtMost) return;
      streamAgainAt = performance.now() + streamAgainMs;
      askLater();
    };
    for (const [name, listener] of Object.entries(events))
      source.addEventListener(name, (event) => listener(JSON.parse((event as MessageEvent<string>).data)));
  };
  const look = () => (document.visibilityState === 'hidden' ? askLater() : stream());

  // Back may bring the page as it was left, with its stream cut.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && look();

  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', shown);
  look();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', shown);
    leave();
  };
}
