import type { Sql } from 'postgres';
import { createContext } from 'react-router';
import { type Catalogue, createCatalogue } from '#catalogue/living-catalogue.server.ts';
import type { CardGateway } from '#payments/card-gateway.ts';
import { createCardGateway } from '#payments/square-gateway.server.ts';
import { type Changes, createChanges } from '#platform/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import { connectDatabase, type DatabaseAddress, type Db } from '#platform/database/connect.server.ts';
import { createFetchPicture, type FetchPicture } from '#platform/images/fetch-picture.server.ts';
import { openImageStore } from '#platform/images/open-store.server.ts';
import type { ImageStore } from '#platform/images/store.server.ts';
import type { Log } from '#platform/log.server.ts';

/** Everything a use case may need, passed to it first. The only wiring of the shop. */
export type Shop = Changes & {
  config: Config;
  log: Log;
  db: Db;
  /** The same pool as `db`, for what Kysely cannot say. */
  sql: Sql;
  images: ImageStore;
  /** Fetches a picture from the public internet. */
  fetchPicture: FetchPicture;
  catalogue: Catalogue;
  cardGateway: CardGateway;
  now: () => Date;
  close: () => Promise<void>;
};

/** The shop inside React Router's loaders and actions: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>();

/** The id under which the request is logged, for error pages. */
export const requestIdContext = createContext<string | null>(null);

/** Set by whoever handles a page's fault when the database could not be reached: the answer is then 503, not 500. */
export const databaseWasDownContext = createContext<boolean>(false);

/** Puts the shop together. Nothing is asked of the database before the first query. */
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
    cardGateway: createCardGateway(config, connection.sql, log),
    now: () => new Date(),
    close: connection.close,
  };
}
