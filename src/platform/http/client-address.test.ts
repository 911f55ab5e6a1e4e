import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, householdOf } from './client-address.server.ts';

test('a forwarded address is believed only as far as our own proxies wrote it', async () => {
  const asked = new Hono();
  asked.get('/:proxies', (c) => c.text(clientAddress(c, Number(c.req.param('proxies')))));
  const said = async (proxies: number, header?: string) =>
    (await asked.request(`/${proxies}`, header ? { headers: { 'x-forwarded-for': header } } : {})).text();
  expect(await said(0, '6.6.6.6')).toBe('unknown');
  expect(await said(1, '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(await said(2, '6.6.6.6, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
  expect(await said(2, '203.0.113.9')).toBe('203.0.113.9');
  expect(await said(1)).toBe('unknown');
  expect(await said(1, '2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
});

test('a household with billions of IPv6 addresses is one visitor; an IPv4 address is itself, however it is written', () => {
  expect(['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::'].map(householdOf)).toEqual(
    Array(3).fill('2001:db8:1:2::/64'),
  );
  expect(householdOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(['::1', 'fe80::1%eth0', '::ffff:203.0.113.9', '203.0.113.9', 'unknown'].map(householdOf)).toEqual([
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
    '203.0.113.9',
    '203.0.113.9',
    'unknown',
  ]);
});

test('a port that a proxy writes beside the address makes nobody another visitor', () => {
  for (const port of ['', ':1', ':65535']) {
    expect(householdOf(`203.0.113.9${port}`)).toBe('203.0.113.9');
    expect(householdOf(`[2001:db8:1:2::1]${port}`)).toBe('2001:db8:1:2::/64');
    expect(householdOf(`"[2001:db8:1:2::1%eth0]${port}"`)).toBe('2001:db8:1:2::/64');
    expect(householdOf(`[::ffff:203.0.113.9]${port}`)).toBe('203.0.113.9');
  }
});
