import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { secretCookies } from '#platform/http/cookies.server.ts';

/** Where cookies are set that no script may read, and what they are called there. A new place here: name its cookies in cookies.server.ts too. */
const setIn: Record<string, string[]> = {
  'accounts/log-in.server.ts': ['known_device'],
  'accounts/account-links.server.ts': ['link_password', 'link_email', 'link_erasure'],
  'cart/checkout-key.server.ts': ['checkout'],
  'cart/delivery-place.server.ts': ['deliver_to'],
  'chat/api.server.ts': ['chat'],
  'finance/applications.server.ts': ['approved_finance'],
  'platform/http/client-address.server.ts': ['visitor'],
  'platform/http/cookies.server.ts': ['auth_token'],
  'your-rooms/room-list.server.ts': ['your_rooms'],
};

test('every cookie that only the server reads is one that no other host of the domain can plant', async () => {
  const files = (await readdir('src', { recursive: true })).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map(async (name) => [name, await readFile(`src/${name}`, 'utf8')] as const));
  const setting = texts.filter(([, text]) => /httpOnly: true|; HttpOnly/.test(text));
  const found = setting.map(([name]) => name);
  for (const [name, text] of setting) for (const cookie of setIn[name] ?? []) expect(text, name).toContain(`'${cookie}'`);
  expect(found.sort()).toEqual(Object.keys(setIn).sort());
  expect([...secretCookies].sort()).toEqual(Object.values(setIn).flat().sort());
});
