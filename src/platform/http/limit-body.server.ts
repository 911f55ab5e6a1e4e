import type { MiddlewareHandler } from 'hono';
import { calmPage } from './calm-page.server.ts';

/** Refuses forms of more than `most` bytes before a byte of them is read, and bodies that do not say how long they are. */
export function limitBody(most: number): MiddlewareHandler {
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length !== undefined && Number(length) > most) {
      return calmPage(413, 'This form is too long', `Please shorten it to ${Math.floor(most / 1024)} KB and send it again.`, { Connection: 'close' });
    }
    if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
      return calmPage(411, 'This form could not be read', 'Please go back and send it again.', { Connection: 'close' });
    }
    await next();
  };
}
