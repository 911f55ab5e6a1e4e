/** A bare node:http server that answers every request with the bytes it was given: what the shop's speed is compared with. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const { body, headers } = JSON.parse(await text(process.stdin)) as { body: string; headers: Record<string, string> };
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
