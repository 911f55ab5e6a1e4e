import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.server.ts';

const formTargets = (policy: string) => /form-action ([^;]*)/.exec(policy)?.[1];

test('forms go to ourselves, and to the lender where there is one', () => {
  expect(formTargets(contentSecurityPolicy('<p>'))).toBe("'self'");
  expect(formTargets(contentSecurityPolicy('<p>', 'https://lender.example/apply/?x=1'))).toBe(
    "'self' https://lender.example https://*.lender.example",
  );
});

test('inline scripts are allowed by their hash, others not at all', () => {
  expect(contentSecurityPolicy('<script>one()</script><script src="/a.js"></script>')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/);
});
