import { expect, test } from 'vitest';
import { readSquareAccount } from '../provider-accounts.ts';
import { cardFormSources, contentSecurityPolicy, takesCards } from './security-headers.server.ts';

const keys = { SQUARE_LOCATION_ID: 'L1', SQUARE_ACCESS_TOKEN: 't', SQUARE_WEBHOOK_KEY: 'k' };
const policy = (SQUARE_APPLICATION_ID: string) =>
  contentSecurityPolicy([], undefined, cardFormSources(readSquareAccount({ ...keys, SQUARE_APPLICATION_ID }, 'https://floors.example')));
const directive = (of: string, name: string) => of.split('; ').find((line) => line.startsWith(`${name} `)) ?? '';

test('cards are typed at the checkout and on an order, and nowhere else', () => {
  const paths = ['/checkout', '/checkout/payment', '/orders/123', '/', '/orders', '/cart', '/products/1', '/checkouts', '/test-till'];
  expect(paths.filter(takesCards)).toEqual(['/checkout', '/checkout/payment', '/orders/123']);
});

test('there the provider’s hosts may be asked, those of its own world only', () => {
  const live = policy('sq0idp-1');
  for (const name of ['script-src', 'connect-src', 'style-src']) expect(directive(live, name)).toContain('https://web.squarecdn.com');
  expect(directive(live, 'connect-src')).toContain(' https://pci-connect.squareup.com');
  expect(live).not.toContain('sandbox');
  const sandbox = policy('sandbox-sq0idb-1');
  expect(directive(sandbox, 'script-src')).toContain('https://sandbox.web.squarecdn.com');
  expect(directive(sandbox, 'connect-src')).toContain('https://pci-connect.squareupsandbox.com');
  expect(sandbox).not.toContain('pci-connect.squareup.com');
});

test('a bank may ask for confirmation in a frame of its own host, and post into it, with the test till as with Square', () => {
  for (const policyOf of [policy('sq0idp-1'), contentSecurityPolicy([], undefined, cardFormSources(null))]) {
    expect(directive(policyOf, 'frame-src')).toBe("frame-src 'self' https:");
    expect(directive(policyOf, 'form-action')).toBe("form-action 'self' https:");
  }
  expect(directive(contentSecurityPolicy([]), 'form-action')).toBe("form-action 'self'");
});

test('nobody may frame the page, and nothing else is allowed that a page without a card form would not refuse', () => {
  const plain = contentSecurityPolicy([]);
  expect(plain).not.toContain('square');
  const live = policy('sq0idp-1');
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src']) expect(directive(live, name)).toBe(directive(plain, name));
  expect(live).not.toMatch(/script-src[^;]*unsafe-/);
});
