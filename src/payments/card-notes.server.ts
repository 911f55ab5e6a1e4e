import { squareEnvironment } from '#platform/square-account.ts';
import type { Shop } from '../shop.server.ts';
import { readCardStop } from './card-stops.server.ts';

/** What staff have to know of card payments on every page: that no money moves, or that none is taken. */
export async function readCardNotes(shop: Shop): Promise<string[]> {
  const { square } = shop.config;
  const stop = await readCardStop(shop);
  return [
    ...(square && squareEnvironment(square.applicationId) === 'sandbox' ? ['Square’s sandbox: no money moves.'] : []),
    ...(stop ? [`Cards cannot be taken: ${stop.detail}`] : []),
  ];
}
