import { createHash } from 'node:crypto';

/** Sent with every answer. */
export const everywhere: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * The page's content security policy. Inline scripts are allowed by their hash, not by a nonce: a page that is kept
 * and sent to everybody has the same bytes each time, and a nonce that repeats protects nothing.
 * `lenderUrl`: where else forms may be sent. A browser asks again for wherever that leads, so the lender's other hosts count too.
 */
export function contentSecurityPolicy(html: string, lenderUrl?: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
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
  ].join('; ');
}

function lenderHosts({ host }: URL): string[] {
  return [`https://${host}`, `https://*.${host}`];
}
