import { createHash } from 'node:crypto';
import type { SquareAccount } from '../provider-accounts.ts';

const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** What an answer says that depends on which shop it is of. */
export type Site = { origin: string; isIndexed: boolean };

/** Sent with every answer. A year of HTTPS only where the shop is reached by it. */
export function headersEverywhere({ origin, isIndexed }: Site): Record<string, string> {
  return {
    ...everywhere,
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    ...(!isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}

/**
 * The page without the nonce it was rendered with, and the inline scripts that carried it: those that the framework wrote. A script
 * that got into the page with somebody's words knows no nonce.
 */
export function takeNonces(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes, script]) =>
    attributes?.includes(attribute) ? [script ?? ''] : [],
  );
  return { html: html.replaceAll(attribute, ''), scripts };
}

/**
 * The page's content security policy. The shop's own inline scripts (`scripts`) are allowed by their hash, not by a nonce: a page that is
 * kept and sent to everybody has the same bytes each time, and a nonce that repeats protects nothing.
 * `lenderUrl`: where else forms may be sent. A browser asks again for wherever that leads, so the lender's other hosts count too.
 * `more`: what this page's card form needs besides.
 */
export function contentSecurityPolicy(scripts: readonly (string | Buffer)[], lenderUrl?: string, more?: MoreSources | null): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...(lenderUrl ? lenderHosts(new URL(lenderUrl)) : [])].join(' '),
    "object-src 'none'",
  ];
  return withMore(directives, more ?? {}).join('; ');
}

function withMore(directives: readonly string[], more: MoreSources): string[] {
  const names = directives.map((directive) => directive.slice(0, directive.indexOf(' ')));
  const named = directives.map((directive, at) => [directive, ...(more[names[at] ?? ''] ?? [])].join(' '));
  const added = Object.entries(more).filter(([name]) => !names.includes(name));
  return [...named, ...added.map(([name, sources]) => [name, ...sources].join(' '))];
}

function lenderHosts({ host }: URL): string[] {
  return [`https://${host}`, `https://*.${host}`];
}

/** Further sources for each directive of a page's content security policy. */
type MoreSources = Readonly<Record<string, readonly string[]>>;

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
