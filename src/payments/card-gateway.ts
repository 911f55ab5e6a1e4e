import type { Pence } from '#money/pence.ts';

/** How a card payment or refund may be asked for. `key`: at most 45 characters; the same key is the same payment, however often it is sent. */
export type ChargeRequest = {
  key: string;
  amountPence: Pence;
  /** From the card form; good for one payment. */
  sourceId: string;
  verificationToken: string | null;
  /** Our order's id, which the provider gives back in its webhooks. */
  orderId: string;
  /** The key was sent before, first at about this time, and nobody knows with what outcome: to be refused now says nothing of that. */
  repeats?: Date;
};

/**
 * What is known of a charge. `unknown`: nobody can say yet whether money moved; ask again with the same key. A decline that `isOfShop` is none
 * of the card: the provider takes no cards from this shop.
 */
export type ChargeOutcome =
  | { kind: 'succeeded'; providerId: string; receiptUrl: string | null; asOf?: Date }
  | { kind: 'declined'; code: string; detail: string; isOfShop?: boolean }
  | { kind: 'unknown'; detail: string };

/** `refused`: it was charged, and can only be refunded. `unknown`: nobody can say yet; ask again. */
export type VoidOutcome = 'voided' | 'refused' | 'unknown';

export type RefundRequest = { key: string; providerId: string; amountPence: Pence; reason: string };

/** `pending`: accepted, and told of later. `asOf`: when the provider last changed its record, where it says. */
export type RefundOutcome =
  | { kind: 'succeeded'; providerId: string; asOf?: Date }
  | { kind: 'pending'; providerId: string; asOf?: Date }
  | { kind: 'failed'; detail: string; asOf?: Date }
  | { kind: 'unknown'; detail: string };

/** The shop's account at the provider, asked after its location; sentences for the shop's owner of what keeps cards from being taken. */
export type AccountCheck = { kind: 'ready'; locationName: string } | { kind: 'wrong'; problems: string[] } | { kind: 'unknown'; detail: string };

/** The card provider, as the sale sees it. Nothing here throws for what a provider or a network does. */
export type CardGateway = {
  /** True where no money moves. */
  isTestTill: boolean;
  /** Charges, or tells what became of the charge with this key. */
  charge: (request: ChargeRequest) => Promise<ChargeOutcome>;
  /** Makes sure that nothing is charged by this key: what was, is voided. */
  voidCharge: (key: string) => Promise<VoidOutcome>;
  /** Refunds, or tells what became of the refund with this key. */
  refund: (request: RefundRequest) => Promise<RefundOutcome>;
  /** What became of a refund that was accepted. */
  findRefund: (providerId: string) => Promise<RefundOutcome>;
  /** Whether the account can take cards for this shop, by what the provider says of its location. */
  checkAccount: () => Promise<AccountCheck>;
  /** Whether a webhook's body, as its bytes came, was signed by the provider. */
  isSigned: (body: string, signature: string) => Promise<boolean>;
};
