import { data } from 'react-router';
import type { Shop } from '../../shop.server.ts';
import { sayNotLoaded } from './staff-photo-json.ts';

/** What a page of photos read, or the sentence that it could not be, in its own frame and with a way to try again. */
export async function readOrSay<T>(shop: Shop, where: 'list' | 'editor', read: () => Promise<T>) {
  try {
    return { found: await read(), failed: null };
  } catch (error) {
    shop.log.error({ err: error }, 'gallery photos could not be read');
    return data({ found: null, failed: sayNotLoaded(where, { status: 503 }) }, { status: 503 });
  }
}
