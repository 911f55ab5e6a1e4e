import type { SquareAccount } from '../square-account.ts';

/** Further sources for each directive of a page's content security policy. */
export type MoreSources = Readonly<Record<string, readonly string[]>>;

/** Whether cards are typed on a page: the checkout, and an order that waits to be paid. */
export function takesCards(path: string): boolean {
  return /^\/(?:checkout|orders\/[^/]+)(?:\/|\.data$|$)/.test(path);
}

/**
 * A bank asks its card's owner for confirmation in a frame that the card form opens and posts into, on a host of the bank's choosing:
 * there are hundreds, and no list of them (EMV 3-D Secure 2.3, 3DS method and challenge flows).
 */
const banks: MoreSources = { 'frame-src': ["'self'", 'https:'], 'form-action': ['https:'] };

/** The wallets' own scripts and sheets, and what cards' owners are asked to confirm payments with. */
const wallets = ['https://pay.google.com', 'https://applepay.cdn-apple.com'];
const confirmation = 'https://*.cardinalcommerce.com';

/**
 * What the provider's card form needs of a page, and no other page allows. The test till is this shop itself, and needs what banks do.
 * https://developer.squareup.com/docs/web-payments/overview
 */
export function cardFormSources(account: SquareAccount | null): MoreSources {
  if (!account) return banks;
  const world = new URL(account.apiUrl).hostname.endsWith('squareupsandbox.com') ? 'squareupsandbox.com' : 'squareup.com';
  const own = ['https://*.squarecdn.com', new URL(account.scriptUrl).origin];
  const api = [`https://pci-connect.${world}`, `https://connect.${world}`];
  return {
    ...banks,
    'script-src': [...own, ...wallets, confirmation],
    'style-src': own,
    'img-src': [...own, 'https://www.gstatic.com'],
    'font-src': [...own, 'https://d1g145x70srn7h.cloudfront.net'],
    'connect-src': [...own, ...api, 'https://pay.google.com', 'https://google.com', confirmation],
  };
}
