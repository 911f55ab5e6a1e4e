import type { ChargeCardVerificationDetails, Payments, Square, TokenResult } from '@square/web-sdk';

export type Wallet = 'apple_pay' | 'google_pay';

/** What the page wants to hear of the form's parts, and what it adds to them. */
export type FormWatcher = {
  /** What the card's owner confirms at their bank: strong customer authentication goes by these. */
  charge: () => ChargeCardVerificationDetails;
  /** A wallet pays nothing while this is true. */
  isBusy: () => boolean;
  onCardReady: () => void;
  onCardSubmit: () => void;
  onWalletReady: (wallet: Wallet) => void;
  onTokenising: (isUnderWay: boolean) => void;
  /** The card or wallet gave no token, so nothing was charged. */
  onNoToken: (result: TokenResult | null) => void;
  /** The form cannot work. */
  onFault: (error: unknown) => void;
};

let watcher: FormWatcher | null = null;
let watched: Square | null = null;

/**
 * Has the provider's script tell `watching` of what its parts do, and asks for every card to be confirmed by its owner: the form's
 * component asks without saying what for. Its component keeps the script it met first, so that is changed once and the watcher
 * exchanged. Returns the function that ends it.
 */
export function watchSquare(square: Square, watching: FormWatcher): () => void {
  watcher = watching;
  if (square !== watched) {
    watched = { ...square, payments: (applicationId, locationId) => report(() => watchPayments(square.payments(applicationId, locationId))) };
    window.Square = watched;
  }
  return () => {
    if (watcher === watching) watcher = null;
  };
}

function watchPayments(payments: Payments): Payments {
  const { card, applePay, googlePay } = payments;
  payments.card = async (options) => {
    const made = await report(() => card.call(payments, options));
    const own = made.tokenize.bind(made);
    made.tokenize = (details) => tokenise(() => own(details ?? watcher?.charge()));
    made.addEventListener('submit' as Parameters<typeof made.addEventListener>[0], () => watcher?.onCardSubmit());
    watcher?.onCardReady();
    return made;
  };
  payments.applePay = async (request) => watchWallet('apple_pay', await applePay.call(payments, request));
  payments.googlePay = async (request) => {
    const made = await googlePay.call(payments, request);
    const own = made.tokenize.bind(made);
    made.tokenize = async () => confirmed(payments, await own());
    return watchWallet('google_pay', made);
  };
  return payments;
}

/** What the bank said of a token beside it, by token. */
const verifications = new Map<string, string>();

/** What goes with a token to the provider as its verification; null for one that needs none beside it. */
export function verificationOf(token: string): string | null {
  return verifications.get(token) ?? null;
}

/**
 * Google Pay gives a card's token that its bank has not confirmed: it is asked to, as UK rules want. Apple Pay's has been, on the device.
 * https://developer.squareup.com/docs/web-payments/sca
 */
async function confirmed(payments: Payments, result: TokenResult): Promise<TokenResult> {
  const charge = watcher?.charge();
  if (result.status !== 'OK' || !result.token || !charge) return result;
  const verified = await payments.verifyBuyer(result.token, charge);
  if (!verified) return { status: 'Cancel' };
  verifications.set(result.token, verified.token);
  return result;
}

function watchWallet<T extends { tokenize: () => Promise<TokenResult> }>(wallet: Wallet, made: T): T {
  const own = made.tokenize.bind(made);
  made.tokenize = () => (watcher?.isBusy() ? Promise.resolve({ status: 'Abort' }) : tokenise(own));
  watcher?.onWalletReady(wallet);
  return made;
}

async function tokenise(ask: () => Promise<TokenResult>): Promise<TokenResult> {
  watcher?.onTokenising(true);
  try {
    const result = await ask();
    if (result.status !== 'OK') watcher?.onNoToken(result);
    return result;
  } catch (error) {
    watcher?.onNoToken(null);
    throw error;
  } finally {
    watcher?.onTokenising(false);
  }
}

/** The form's component lets what fails here go unheard. */
function report<T>(make: () => T): T {
  try {
    const made = make();
    if (made instanceof Promise) made.catch((error: unknown) => watcher?.onFault(error));
    return made;
  } catch (error) {
    watcher?.onFault(error);
    throw error;
  }
}

declare global {
  interface Window {
    Square?: Square;
  }
}

/** The three ways in which the card form's script does not come. */
const loadFailures = {
  broken: 'Square.js failed to load properly.',
  unreachable: 'Error occurred while loading Square.js',
  absent: 'Square Web Payments SDK failed to load',
} as const;

const patienceMs = 20_000;

/** Fetches the card provider's script, once for a page. Fails with one of the three messages; another try fetches it anew. */
export function loadSquare(src: string): Promise<Square> {
  if (window.Square) return Promise.resolve(window.Square);
  if (!isAllowedHere(src)) {
    location.reload();
    return new Promise(() => {});
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (message: string) => {
      clearTimeout(late);
      script.remove();
      reject(new Error(message));
    };
    const late = setTimeout(() => fail(loadFailures.absent), patienceMs);
    script.addEventListener('load', () => {
      clearTimeout(late);
      if (window.Square) resolve(window.Square);
      else fail(loadFailures.broken);
    });
    script.addEventListener('error', () => fail(loadFailures.unreachable));
    script.src = src;
    document.head.append(script);
  });
}

/** The browser keeps to the security policy of the page it loaded first; where that was another page, its policy knows no card form. */
function isAllowedHere(src: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isOurs = new URL(src, location.href).origin === location.origin;
  return isOurs || !loaded || new URL(loaded.name, location.href).pathname === location.pathname;
}
