import { expect, test } from 'vitest';
import { isPublicAddress } from '../images/fetch-picture.server.ts';

test('addresses of the public internet, and no others', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '172.15.255.255', '172.32.0.0', '2606:4700:4700::1111', '2a00:1450:4009::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  const inside = ['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'];
  const special = ['192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255', '192.88.99.1'];
  const six = ['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1'];
  const tunnels = ['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1'];
  const none = ['', 'localhost', '2130706433', '0x7f.1', '127.1', '1.1.1.1:80'];
  for (const address of [...inside, ...special, ...six, ...tunnels, ...none]) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
