import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A proxy that sends a request on a connection it holds open must still be answered; within this it has found out. */
const idleMs = 1000;
const stepMs = 50;
/** Node lets 511 wait. */
const mostTurns = 2000;

/**
 * Watches what `server` answers. Returns the function that empties it: it takes no new connections, answers those that are open, each once
 * more, saying so (`Connection: close`), and ends when none is left, or after `patienceMs`. Closing open connections at once, as Node's
 * own `close` does, breaks the request that a proxy sends at that very moment.
 */
export function drainable(server: Server): (patienceMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  const sayLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response) => {
    if (draining) sayLast(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async (patienceMs) => {
    draining = true;
    await letIn(server);
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const response of underWay) sayLast(response);
    // Counted by the timer, not by the clock: a process that was held up has not read yet what it is to answer.
    let waitedMs = 0;
    const waiting = setInterval(() => {
      waitedMs += stepMs;
      // After what has arrived was read: a connection whose request is still in the system's hands looks idle.
      if (waitedMs >= idleMs) setImmediate(() => server.closeIdleConnections());
      if (waitedMs >= patienceMs) server.closeAllConnections();
    }, stepMs);
    await closed;
    clearInterval(waiting);
  };
}

/** Whoever has connected and waits to be let in would be cut off. They come in one on each turn of the loop; the door closes right after some turns without. */
async function letIn(server: Server): Promise<void> {
  let quietTurns = 0;
  server.on('connection', () => {
    quietTurns = 0;
  });
  for (let turns = 0; turns < mostTurns && quietTurns < 3; turns += 1) {
    quietTurns += 1;
    await nextTurn();
  }
}
