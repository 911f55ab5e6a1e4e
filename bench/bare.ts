/** A bare node:http server that answers every request with the bytes it was given: what the shop's speed is compared with. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { body, headers, port } = JSON.parse(await text(process.stdin)) as { body: string; headers: Record<string, string>; port: number };
const bytes = Buffer.from(body, 'base64');
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(port, '127.0.0.1', () => console.log('ready'));
