import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';
import { createFaultReporter } from './report-faults.server.ts';

test('a fault is reported as the log tells it: where and what, and nothing of whom it met', async () => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    received.push(`${request.url}\n${request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes}`);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const faults = await createFaultReporter(`http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/7`);
  const log = createLog('error', { destination: new Writable({ write: (_chunk, _, done) => done() }), onFault: faults.report });

  const refused = Object.assign(new Error('invalid input syntax for type uuid: "Zebedee Quirke"'), {
    code: '22P02',
    detail: 'Failing row contains (Zebedee).',
    parameters: ['zebedee@example.com'],
  });
  log.error(
    { err: new Error('The order could not be written.', { cause: refused }), requestId: 'request-1', path: '/orders/Zebedee' },
    'a request failed',
  );
  log.warn({ err: refused }, 'only a warning');
  await faults.flush(5000);
  server.close();

  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^\/api\/7\/envelope\//);
  const event = JSON.parse(received[0]?.split('\n').at(-1) || received[0]?.split('\n').at(-2) || '');
  expect(event).toMatchObject({ level: 'error', message: 'a request failed', tags: { requestId: 'request-1' } });
  expect(event.exception.values.map(({ type, value }: { type: string; value: string }) => [type, value])).toEqual([
    ['Error', 'invalid input syntax for type uuid: "…"'],
    ['Error', 'The order could not be written.'],
  ]);
  expect(event.exception.values[1].stacktrace.frames.at(-1).filename).toContain('report-faults.test.ts');
  expect(received[0]).not.toMatch(/Zebedee|Quirke|zebedee/);
});
