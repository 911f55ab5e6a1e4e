const beatMs = 20_000;

export type Send = (event: string, data: unknown, id?: number) => void;

/**
 * An answer of server-sent events that stays open. `begin` is called once and gives what ends it; what it sends before and after goes
 * out in order. A comment every twenty seconds keeps proxies from closing it. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream(signal: AbortSignal, begin: (send: Send) => Promise<() => void>): Response {
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
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' };
  return new Response(stream, { headers });
}
