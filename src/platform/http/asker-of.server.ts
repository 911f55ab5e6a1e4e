import type { Context } from 'hono';
import type { Asker } from '../images/fair-turns.ts';
import { clientAddress } from './client-address.server.ts';

/** Who asks for what takes a while to make: gone when the connection is, and after `ms`, when they were answered that it takes too long. */
export function askerOf(c: Context, trustedProxies: number, ms: number): Asker {
  return { visitor: clientAddress(c, trustedProxies), gone: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(ms)]) };
}
