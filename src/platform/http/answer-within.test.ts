import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerWithin } from './answer-within.server.ts';

test('who waits too long is told to come back, and a fault stays a fault', async () => {
  const app = new Hono();
  app.use(answerWithin(20, () => new Response('later', { status: 503 })));
  app.get('/quick', (c) => c.text('quick'));
  app.get('/never', () => new Promise(() => {}));
  app.get('/broken', () => Promise.reject(new Error('broken')));
  app.onError(() => new Response('fault', { status: 500 }));
  const ask = async (path: string) => (await app.request(path)).text();
  expect([await ask('/quick'), await ask('/never'), await ask('/broken')]).toEqual(['quick', 'later', 'fault']);
});
