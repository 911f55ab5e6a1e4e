import { createCache, onePerShop, shareOf } from '#platform/cache.server.ts';
import type { Shop } from '../shop.server.ts';

/** Pictures of rooms with floors, kept in memory only, the latest: there are too many ways to lay a floor to keep them all. */
export const roomPicturesOf = onePerShop((shop: Pick<Shop, 'config'>) =>
  createCache<Buffer<ArrayBuffer>>(shareOf('pictures of rooms', shop.config), (picture) => picture.length),
);
