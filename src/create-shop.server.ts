import { createCatalogue } from '#catalogue/living-catalogue.server.ts';
import { ownHeldBoxes } from '#orders/checkout-orders.server.ts';
import { orderPayments } from '#orders/paying/order-payments.server.ts';
import { createSquareGateway, squareAccess } from '#payments/square-gateway.server.ts';
import { createChanges } from '#platform/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import { connectDatabase, type DatabaseAddress } from '#platform/database/connect.server.ts';
import { createFetchPicture } from '#platform/images/fetch-picture.server.ts';
import { openImageStore } from '#platform/images/store.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Shop } from './shop.server.ts';
import { tillAccess } from './test-till/till-settings.server.ts';

/** Puts the shop together, the only place that does. Nothing is asked of the database before the first query. */
export function createShop(config: Config, address: DatabaseAddress, log: Log): Shop {
  const connection = connectDatabase(address);
  const changes = createChanges();
  return {
    ...changes,
    config,
    log,
    db: connection.db,
    sql: connection.sql,
    images: openImageStore(config),
    fetchPicture: createFetchPicture(),
    catalogue: createCatalogue(connection.sql, changes, config),
    cardGateway: createSquareGateway(config.square ? squareAccess(config.square) : tillAccess(config, connection.sql), log),
    paymentHooks: orderPayments,
    ownHeldBoxes,
    now: () => new Date(),
    close: connection.close,
  };
}
