import { expect, test } from 'vitest';
import { contentSecurityPolicy, takeNonces } from './security-headers.server.ts';

const formTargets = (policy: string) => /form-action ([^;]*)/.exec(policy)?.[1];

test('forms go to ourselves, and to the lender where there is one', () => {
  expect(formTargets(contentSecurityPolicy([]))).toBe("'self'");
  expect(formTargets(contentSecurityPolicy([], 'https://lender.example/apply/?x=1'))).toBe("'self' https://lender.example https://*.lender.example");
});

test('the framework’s inline scripts are allowed by their hash, one that got in with somebody’s words is not', () => {
  const page = '<link nonce="n1"><script nonce="n1">one()</script><script nonce="n1" src="/a.js"></script><p><script>evil()</script></p>';
  const { html, scripts } = takeNonces(page, 'n1');
  expect(html).toBe('<link><script>one()</script><script src="/a.js"></script><p><script>evil()</script></p>');
  expect(scripts).toEqual(['one()']);
  expect(contentSecurityPolicy(scripts)).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
});
