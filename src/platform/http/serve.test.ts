import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drainable } from './serve.server.ts';

const patienceMs = 5000;

async function open(answerAfterMs = 0) {
  const server = createServer((_, response) => void sleep(answerAfterMs).then(() => response.end('served')));
  const drain = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ connection: string | undefined }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, agent, method: 'POST' }, (response) => {
        response.resume().once('end', () => resolve({ connection: response.headers.connection }));
      })
        .once('error', reject)
        .end('a form');
    });
  return { drain, ask, agent };
}

test('a request on a connection that was open is answered, and told that it was the last', async () => {
  const { drain, ask } = await open();
  expect((await ask()).connection).toBe('keep-alive');
  const drained = drain(patienceMs);
  await sleep(100); // The proxy has not noticed yet.
  expect((await ask()).connection).toBe('close');
  await drained;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

test('all who connected while the process was busy are let in before the door closes', async () => {
  const { drain, ask, agent } = await open();
  agent.maxSockets = 20;
  const asked = Array.from({ length: 20 }, ask);
  // Connected, in the eyes of the system; the process hears of the signal to stop before it hears of them.
  await new Promise((resolve) => process.nextTick(() => setImmediate(resolve)));
  const drained = drain(patienceMs);
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ connection: 'close' })));
  await drained;
});

test('what is under way is finished, and a connection that nobody uses holds nothing up', async () => {
  const { drain, ask, agent } = await open(300);
  const underWay = ask();
  await sleep(100);
  const drained = drain(patienceMs);
  expect((await underWay).connection).toBe('close');
  await drained;

  const second = await open();
  await second.ask();
  const began = performance.now();
  await second.drain(patienceMs);
  expect(performance.now() - began).toBeLessThan(patienceMs);
  for (const each of [agent, second.agent]) each.destroy();
});
