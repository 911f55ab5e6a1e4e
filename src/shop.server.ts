import type { Sql } from 'postgres';
import { createContext } from 'react-router';
import type { CheckoutOwner } from '#cart/checkout-key.server.ts';
import type { Catalogue } from '#catalogue/living-catalogue.server.ts';
import type { CardGateway } from '#payments/card-gateway.ts';
import type { PaymentHooks } from '#payments/payment-hooks.server.ts';
import type { Changes } from '#platform/changes.server.ts';
import type { Config } from '#platform/config.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { FetchPicture } from '#platform/images/fetch-picture.server.ts';
import type { ImageStore } from '#platform/images/store.server.ts';
import type { Log } from '#platform/log.server.ts';

/** Everything a use case may need, passed to it first. */
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
  /** Whom payments tell what became of them: the orders they are for. */
  paymentHooks: PaymentHooks<Shop>;
  /** The boxes that the unpaid order of one's own checkout holds, by product. Orders supply it to the cart. */
  ownHeldBoxes: (shop: Shop, owner: CheckoutOwner) => Promise<ReadonlyMap<string, number>>;
  now: () => Date;
  close: () => Promise<void>;
};

/** The shop inside React Router's loaders and actions: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>();

/** The id under which the request is logged, for error pages. */
export const requestIdContext = createContext<string | null>(null);

/** Set by whoever handles a page's fault when the database could not be reached: the answer is then 503, not 500. */
export const databaseWasDownContext = createContext<boolean>(false);
