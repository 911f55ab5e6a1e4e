const beatMs = 20_000;

const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' };

/** What of a request matters here. */
export type Asked = Pick<Request, 'method' | 'signal'>;
export type Send = (event: string, data: unknown, id?: number) => void;

/**
 * An answer of server-sent events that stays open. `begin` is called once and gives what ends it; what it sends before and after goes
 * out in order. `onEnd` is called once, when it has ended or could not begin. A comment every twenty seconds keeps proxies from closing it.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream({ method, signal }: Asked, begin: (send: Send) => Promise<() => void>, onEnd = () => {}): Response {
  // Nobody reads what HEAD asks after: it would stay open for good.
  if (method === 'HEAD' || signal.aborted) {
    onEnd();
    return new Response(null, { headers });
  }
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      let isOpen = true;
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const beat = setInterval(() => write(': beat\n\n'), beatMs);
      let stop = () => {};
      end = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beat);
        stop();
        onEnd();
        try {
          controller.close();
        } catch {
          // The reader has gone first.
        }
      };
      signal.addEventListener('abort', end);
      write('retry: 2000\n\n');
      try {
        stop = await begin((event, data, id) => write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        if (!isOpen) stop();
      } catch {
        end();
      }
    },
    cancel: () => end(),
  });
  return new Response(stream, { headers });
}
