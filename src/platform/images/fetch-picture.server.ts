import { lookup as lookUp } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector, request } from 'undici';
import { Refusal } from '../refusal.ts';
import { maxUploadBytes, uploadProblems } from './upload-limit.ts';

/** Gives the bytes of a picture on the web. Throws a Refusal whose sentence says why it cannot be had. */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

type Parts = {
  /** Whether an IP address may be connected to. */
  mayReach?: (address: string) => boolean;
  /** Turns a name into addresses, as Node's dns.lookup does with `all`. */
  lookup?: typeof lookUp;
  /** Milliseconds for the whole of it, redirects included. */
  withinMs?: number;
};

const maxRedirectsFollowed = 3;

/**
 * Fetches pictures from the public internet only. Every connection, after a redirect too, is made to an address that was
 * looked at after the name was resolved and just before connecting: no name can mean something else a moment later.
 */
export function createFetchPicture({ mayReach = isPublicAddress, lookup = lookUp, withinMs = 5000 }: Parts = {}): FetchPicture {
  const guarded: LookupFunction = (name, options, answer) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const barred = addresses.find(({ address }) => !mayReach(address));
      if (barred || !addresses[0]) return answer(new BarredAddress(), []);
      if (options.all) answer(null, addresses);
      else answer(null, addresses[0].address, addresses[0].family);
    });
  };
  const connect = buildConnector({ lookup: guarded, timeout: withinMs });
  const agent = new Agent({
    connect: (options, connected) =>
      connect(options, (error, socket) => {
        if (error) return connected(error, null);
        // An address written out is never looked up, so what was connected to is looked at as well, before a byte is sent.
        if (mayReach(socket.remoteAddress ?? '')) return connected(null, socket);
        socket.destroy();
        connected(new BarredAddress(), null);
      }),
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
  });

  const get = async (url: URL, signal: AbortSignal, redirects: number): Promise<Uint8Array> => {
    assertFetchable(url, mayReach);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: 'image/avif,image/webp,image/jpeg,image/png', 'user-agent': 'flooring-shop' },
    });
    // A body that is thrown away says so as an error, and one that nobody hears would end the process.
    body.on('error', () => {});
    const { location } = headers;
    if ([301, 302, 303, 307, 308].includes(statusCode) && typeof location === 'string') {
      body.destroy();
      if (redirects === maxRedirectsFollowed)
        throw refused('too-many-redirects', 'This address redirects too many times. Please use the address of the picture itself.');
      return get(readAddress(location, url), signal, redirects + 1);
    }
    if (statusCode !== 200) {
      body.destroy();
      throw refused('no-picture-there', `That website answered ${statusCode} instead of a picture. Please check the address.`);
    }
    return readAtMost(body, Number(headers['content-length'] ?? 0));
  };

  return async (address) => {
    const signal = AbortSignal.timeout(withinMs);
    try {
      return await get(readAddress(address), signal, 0);
    } catch (error) {
      throw sentenceFor(error, signal);
    }
  };
}

class BarredAddress extends Error {}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol))
    throw refused('no-web-address', 'Please enter the address of a picture on the web, beginning with https://.');
  return url;
}

/** The parser has turned every way to write an IP address (decimal, octal, short) into the plain one. */
function assertFetchable(url: URL, mayReach: (address: string) => boolean) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isWritten = /^[\d.]+$/.test(host) || host.includes(':');
  if (isWritten && !mayReach(host)) throw new BarredAddress();
  if (url.username || url.password) throw refused('password-in-address', 'Please leave the user name and password out of the address.');
}

async function readAtMost(body: AsyncIterable<Uint8Array> & { destroy: () => unknown }, announced: number): Promise<Uint8Array> {
  const tooLarge = () => {
    body.destroy();
    return refused('picture-too-large', uploadProblems.tooLarge);
  };
  if (announced > maxUploadBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxUploadBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function sentenceFor(error: unknown, signal: AbortSignal): Refusal {
  if (error instanceof Refusal) return error;
  if (signal.aborted) return refused('too-slow', 'That website took too long to send the picture. Please try again, or upload the file instead.');
  if (error instanceof BarredAddress)
    return refused(
      'address-not-public',
      'This address is not on the public internet. Please use a picture from a public website, or upload the file.',
    );
  return refused('not-reached', 'That website could not be reached. Please check the address, or upload the file instead.');
}

function refused(code: string, detail: string): Refusal {
  return new Refusal('invalid', code, detail, [{ field: 'image_url', message: detail }]);
}

/** Addresses that are not of the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry. */
const notPublic = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv6');

/** What is handed out of IPv6. Loopback, private, link-local, IPv4-mapped and translated addresses are all outside. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet's; text that is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  // A zone, as in fe80::1%eth0, belongs to addresses of one's own network.
  return isIPv6(address) && !address.includes('%') && handedOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
