import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { hostCookies } from './cookies.server.ts';

function asked(origin: string) {
  const app = new Hono();
  app.use(hostCookies(origin));
  app.all('*', async (c) => {
    c.header('Set-Cookie', 'auth_token=new; Path=/; Secure; HttpOnly');
    c.header('Set-Cookie', 'guest_cart=1; Path=/', { append: true });
    return c.text(`${c.req.raw.headers.get('cookie')} ${await c.req.text()}`);
  });
  return (cookie: string, body?: string) => app.request('/', { method: body ? 'POST' : 'GET', headers: { cookie }, ...(body && { body }) });
}

test('with an https origin secret cookies carry the __Host- prefix outside, and their plain names inside', async () => {
  const answer = await asked('https://floors.example')('__Host-auth_token=mine; guest_cart=2', 'typed');
  expect(await answer.text()).toBe('auth_token=mine; guest_cart=2 typed');
  expect(answer.headers.getSetCookie()).toEqual(['__Host-auth_token=new; Path=/; Secure; HttpOnly', 'guest_cart=1; Path=/']);
});

test('a secret cookie that another host of the domain may have set is not believed', async () => {
  const answer = await asked('https://floors.example')('auth_token=planted; checkout=planted; guest_cart=2');
  expect(await answer.text()).toBe('guest_cart=2 ');
});

test('without https the names stay plain', async () => {
  const answer = await asked('http://localhost:3000')('auth_token=mine');
  expect(await answer.text()).toBe('auth_token=mine ');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^auth_token=/);
});
