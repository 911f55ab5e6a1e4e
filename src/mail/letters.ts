import type { Pence } from '#money/pence.ts';

/** What an order's letters say of it. */
export type OrderInLetter = {
  /** As the customer knows it: '3F9A12BC'. */
  reference: string;
  /** The order's own page, with its token where the reader may be a guest. */
  link: string;
  /** To greet by. */
  firstName: string;
  lines: { name: string; sku: string; quantity: number; unitPence: Pence; isSample: boolean; details?: string[] }[];
  /** Said of what is cut for the buyer; empty where nothing is. */
  cutNote?: string;
  deliveryPence: Pence;
  /** 'Between Tue 8 and Fri 11 December'; null where nothing was said. */
  comes?: string | null;
  totalPence: Pence;
  /** VAT contained in the total: what it is called, and how much at each rate. */
  vat: { name: string; byRate: { rate: string; pence: Pence }[] };
  /** Lines of an envelope, the name first. */
  deliverTo: string[];
  /** Of an order that is collected: where, and when that can be. */
  collectFrom?: { lines: string[]; hours: string[] };
};

/** Goods that have left. `part`: what of an order that does not leave as a whole, and whether nothing is left to follow. */
export type ShipmentInLetter = {
  carrier?: string | undefined;
  trackingLink?: string | undefined;
  /** '3 × Mourne Oak'. */
  part?: { goods: string[]; isLast: boolean } | undefined;
};

/** An order that waits to be collected. `load`: '14 × Mourne Oak'; `grams`: null where the weight is not known; `keptUntil` in words. */
export type ReadyInLetter = { code: string; load: string[]; grams: number | null; keptUntil: string };

/** A notice of withdrawal, as it was given. */
export type WithdrawalInLetter = {
  reference: string;
  link: string;
  fullName: string;
  goods: { name: string; quantity: number }[];
  reason: string;
  /** In words. */
  orderedOn: string;
  receivedOn: string | null;
  givenAt: string;
};

/** Every letter the shop writes, and what each needs to know. Texts and looks are in templates/. */
export type Letter =
  | { kind: 'password-link'; fullName: string; link: string; validMinutes: number }
  | { kind: 'password-changed'; fullName: string }
  | { kind: 'email-link'; fullName: string; link: string; newEmail: string; validMinutes: number }
  | { kind: 'email-in-use'; fullName: string }
  | { kind: 'email-changed'; fullName: string; newEmail: string }
  | { kind: 'account-deleted'; fullName: string }
  | {
      kind: 'erasure-link';
      /** Null where all that is held belongs to an account. */
      link: string | null;
      hasAccount: boolean;
      validMinutes: number;
    }
  | {
      kind: 'data-erased';
      /** How many past orders no longer name anybody. */
      orders: number;
      /** References of orders that are not over. */
      stillUnderWay: string[];
      keptInvoices: number;
    }
  | {
      kind: 'contact-message';
      name: string;
      email: string;
      phone: string;
      /** In the form's words: 'A quote'. */
      subject: string;
      message: string;
    }
  | { kind: 'contact-copy'; firstName: string; subject: string; message: string }
  | { kind: 'chat-reply'; firstName: string; messages: string[]; link: string }
  | { kind: 'message-reply'; firstName: string; subject: string; message: string; reply: string }
  | {
      kind: 'your-floors';
      /** 'Lounge: 5.00 m × 4.00 m, 20.00 m²'. */
      rooms: string[];
      floors: { name: string; amount: string; rooms: string[]; pence: Pence }[];
      totalPence: Pence;
      link: string;
      /** '90 days'. */
      worksFor: string;
    }
  | { kind: 'order-link'; purpose: 'order' | 'withdrawal'; firstName: string; reference: string; link: string }
  | { kind: 'order-confirmed'; order: OrderInLetter; invoiceLink: string }
  | ({ kind: 'order-shipped'; order: OrderInLetter } & ShipmentInLetter)
  | { kind: 'order-preparing'; order: OrderInLetter }
  | {
      /** A delivery has another day, which its order says. */
      kind: 'delivery-moved';
      order: OrderInLetter;
      /** The shop chose it, not the shopper. */
      byShop: boolean;
      /** What staff wrote; may be empty. */
      reason: string;
    }
  /** A delivery on hold waits for its shopper, until the day that its order says. */
  | { kind: 'held-reminder'; order: OrderInLetter }
  | ({ kind: 'order-ready'; order: OrderInLetter } & ReadyInLetter)
  | ({ kind: 'collection-reminder'; order: OrderInLetter } & ReadyInLetter)
  | { kind: 'order-collected'; order: OrderInLetter; collectedBy: string; reviews: { productName: string; link: string }[] }
  | { kind: 'order-delivered'; order: OrderInLetter; reviews: { productName: string; link: string }[] }
  | {
      kind: 'order-cancelled';
      order: OrderInLetter;
      reason?: string;
      refundPence: Pence;
      /** Who lent the money, where somebody did. */
      lender?: string;
    }
  | { kind: 'order-refunded'; order: OrderInLetter; refundPence: Pence; reason?: string; creditNoteLink: string | null }
  | { kind: 'refund-failed'; order: OrderInLetter; refundPence: Pence }
  | { kind: 'finance-begun'; order: OrderInLetter; lender: string; depositPence: Pence; applicationLink: string }
  | {
      kind: 'finance-declined';
      order: OrderInLetter;
      lender: string;
      payLink: string;
      /** Of a deposit; 0 where none was paid. */
      refundPence: Pence;
      /** Until when the boxes are held, in words: '3 March 2026, 10:05'. */
      heldUntil: string;
    }
  | {
      kind: 'order-for-staff';
      order: OrderInLetter;
      /** The order among the staff's own. */
      staffLink: string;
      email: string;
      phone: string;
      notes: string;
      /** 'by card', 'through PayItMonthly'. */
      paid: string;
    }
  | {
      /** Something that staff have to see to. */
      kind: 'staff-notice';
      subject: string;
      lines: string[];
      link: string;
    }
  | {
      /** What becomes of goods that a shopper reported. */
      kind: 'claim-news';
      firstName: string;
      reference: string;
      link: string;
      title: string;
      said: string;
      /** '2 × Mourne Oak: damaged'. */
      goods: string[];
      /** What staff wrote; may be empty. */
      answer: string;
      /** When a replacement comes. */
      comes?: string;
      /** Who carries a replacement that has left, and where it can be followed. */
      carrier?: string;
      trackingLink?: string;
    }
  | {
      /** How far it is with goods that are sent back. */
      kind: 'return-news';
      firstName: string;
      reference: string;
      link: string;
      title: string;
      said: string;
      /** '2 × Mourne Oak'. */
      goods: string[];
      /** Where to, by when, how much. */
      more: string[];
      /** What staff wrote; may be empty. */
      answer: string;
    }
  | ({ kind: 'withdrawal-received' } & WithdrawalInLetter)
  | ({ kind: 'withdrawal-for-staff'; staffLink: string; email: string } & WithdrawalInLetter);

export type LetterKind = Letter['kind'];
export type LetterOf<K extends LetterKind> = Extract<Letter, { kind: K }>;

/** What every letter says of the shop, from the settings. */
export type LetterHead = {
  businessName: string;
  /** When it is written: '29 November 2026'. */
  date: string;
  /** Where the shop is reached, without a trailing slash. */
  origin: string;
  phone: string;
  email: string;
  /** Street, town and postcode on one line; may be empty. */
  address: string;
  isDemo: boolean;
};
