import type { lookup as lookUp } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photographWithPlace } from '../../../test/hostile-pictures.ts';
import { createFetchPicture } from './fetch-picture.server.ts';
import { maxUploadBytes } from './upload-limit.ts';

// 127.0.0.1 stands for the public internet here, and 127.0.0.2, where a server listens too, for the shop's own network.
const mayReach = (address: string) => address === '127.0.0.1';
const picture = await photographWithPlace();
const asked: string[] = [];

const web: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://web');
  asked.push(`${request.socket.localAddress}${pathname}`);
  if (pathname === '/picture') return response.end(picture);
  if (pathname === '/to') return response.writeHead(302, { location: searchParams.get('where') ?? '' }).end();
  if (pathname === '/round') return response.writeHead(302, { location: '/round' }).end();
  if (pathname === '/announced') return response.writeHead(200, { 'content-length': 1024 ** 3 }).write('x');
  if (pathname === '/endless') return void pour(response);
  if (pathname === '/drip') return void drip(response);
  if (pathname === '/silent') return;
  if (pathname === '/hangs-up') return request.socket.destroy();
  response.writeHead(404).end();
};

let poured = 0;
async function pour(response: Parameters<RequestListener>[1]) {
  const chunk = Buffer.alloc(256 * 1024);
  for (let n = 0; n < 4096 && !response.destroyed; n++) {
    poured += chunk.length;
    response.write(chunk);
    while (response.writableNeedDrain && !response.destroyed) await pause(5);
  }
}

async function drip(response: Parameters<RequestListener>[1]) {
  while (!response.destroyed) {
    response.write('\xff');
    await pause(20);
  }
}

let port = 0;
const servers: Server[] = [];
beforeAll(async () => {
  for (const host of ['127.0.0.1', '127.0.0.2']) {
    const server = createServer(web);
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A name server that says these addresses, one after another and the last for ever. */
function names(...answers: string[][]) {
  let n = 0;
  const lookup = ((_name: string, _options: unknown, answer: (error: null, addresses: { address: string; family: number }[]) => void) => {
    const addresses = answers[Math.min(n++, answers.length - 1)] ?? [];
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof lookUp;
  return { lookup, asked: () => n };
}

const url = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`;
const detail = (wanted: Promise<unknown>) =>
  wanted.then(
    () => 'fetched',
    (error: { detail: string }) => error.detail,
  );
const notPublic = expect.stringContaining('is not on the public internet');

test('a picture is fetched, over redirects too', async () => {
  const fetchPicture = createFetchPicture({ mayReach, lookup: names(['127.0.0.1']).lookup });
  expect(Buffer.compare(Buffer.from(await fetchPicture(url('/picture'))), picture)).toBe(0);
  expect(await fetchPicture(url(`/to?where=${encodeURIComponent(url('/picture', 'floors.example'))}`))).toHaveLength(picture.length);
});

test('without being told otherwise, nothing of one’s own network is asked, however its address is written', async () => {
  const fetchPicture = createFetchPicture();
  const before = asked.length;
  const written = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '127.0.0.2',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
  ];
  for (const host of written) expect([host, await detail(fetchPicture(url('/picture', host)))]).toEqual([host, notPublic]);
  for (const host of ['10.0.0.1', '192.168.0.1', '172.16.9.9', '169.254.169.254', '[fe80::1]', '[fd00::1]', '0.0.0.0', '100.100.100.200'])
    expect([host, await detail(fetchPicture(`http://${host}/latest/meta-data/`))]).toEqual([host, notPublic]);
  expect(asked.length).toBe(before);
});

test('a name that means one’s own network is refused, even among others', async () => {
  for (const addresses of [['127.0.0.2'], ['127.0.0.1', '127.0.0.2'], ['::ffff:127.0.0.1'], ['::1'], []]) {
    const before = asked.length;
    expect(await detail(createFetchPicture({ mayReach, lookup: names(addresses).lookup })(url('/picture', 'floors.example')))).toEqual(notPublic);
    expect(asked.length).toBe(before);
  }
});

test('a redirect into one’s own network is refused', async () => {
  const fetchPicture = createFetchPicture({ mayReach });
  for (const where of [url('/picture', '127.0.0.2'), `//127.0.0.2:${port}/picture`, url('/picture', '2130706434')])
    expect(await detail(fetchPicture(url(`/to?where=${encodeURIComponent(where)}`)))).toEqual(notPublic);
  expect(await detail(fetchPicture(url('/to?where=file:///etc/passwd')))).toContain('Please enter the address of a picture on the web');
  expect(await detail(fetchPicture(url('/round')))).toContain('redirects too many times');
  expect(asked.filter((each) => each.startsWith('127.0.0.2'))).toEqual([]);
});

test('a name that changes its meaning is connected to as it was looked at, and looked at again for the next connection', async () => {
  const rebinding = names(['127.0.0.1'], ['127.0.0.2']);
  const fetchPicture = createFetchPicture({ mayReach, lookup: rebinding.lookup });
  expect(await fetchPicture(url('/picture', 'rebinding.example'))).toHaveLength(picture.length);
  expect(rebinding.asked()).toBe(1);
  const other = createFetchPicture({ mayReach, lookup: names(['127.0.0.1'], ['127.0.0.2']).lookup });
  expect(await detail(other(url(`/to?where=${encodeURIComponent(url('/picture', 'again.example'))}`, 'rebinding.example')))).toEqual(notPublic);
  expect(asked.filter((each) => each.startsWith('127.0.0.2'))).toEqual([]);
});

test('a gigabyte is refused, announced or not, without being read', async () => {
  const fetchPicture = createFetchPicture({ mayReach });
  expect(await detail(fetchPicture(url('/announced')))).toBe('File size must be less than 20MB');
  expect(await detail(fetchPicture(url('/endless')))).toBe('File size must be less than 20MB');
  expect(poured).toBeLessThan(maxUploadBytes + 32 * 1024 * 1024);
});

test('what drips, says nothing or hangs up is given up, in five seconds unless told otherwise', async () => {
  const impatient = createFetchPicture({ mayReach, withinMs: 300 });
  for (const path of ['/drip', '/silent']) {
    const started = performance.now();
    expect(await detail(impatient(url(path)))).toContain('took too long');
    expect(performance.now() - started).toBeLessThan(2000);
  }
  expect(await detail(impatient(url('/hangs-up')))).toContain('could not be reached');
  expect(await detail(impatient('http://127.0.0.1:1/picture'))).toContain('could not be reached');
  expect(await detail(impatient(url('/nothing')))).toContain('answered 404');
  const started = performance.now();
  expect(await detail(createFetchPicture({ mayReach })(url('/drip')))).toContain('took too long');
  expect(Math.round((performance.now() - started) / 1000)).toBe(5);
}, 15_000);

test('only the web’s own addresses, without a password in them', async () => {
  const fetchPicture = createFetchPicture({ mayReach });
  for (const address of ['', 'picture.jpg', 'ftp://127.0.0.1/x', 'file:///etc/passwd', 'javascript:alert(1)', 'data:image/png;base64,AA', 'http://'])
    expect(await detail(fetchPicture(address))).toContain('Please enter the address of a picture on the web');
  expect(await detail(fetchPicture(url('/picture').replace('//', '//user:secret@')))).toContain('user name and password');
});
