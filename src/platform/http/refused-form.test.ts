import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { pageHeaders } from './cached-pages.server.ts';
import { readForm, refusedForm, textFields } from './refused-form.server.ts';

test('a refusal comes back with its status, its sentences and what was typed; a fault is thrown on', () => {
  const refused = refusedForm(new Refusal('conflict', 'taken', 'It is taken.', [{ field: 'email', message: 'Taken.' }]), { email: 'a' });
  expect(refused).toMatchObject({ data: { errors: [{ field: 'email', message: 'Taken.' }], values: { email: 'a' } }, init: { status: 409 } });
  expect(refusedForm(new Refusal('too-many', 'x', 'Wait.'), {})).toMatchObject({
    data: { errors: [{ field: '', message: 'Wait.' }] },
    init: { status: 429 },
  });
  expect(refusedForm(Object.assign(new Error('x'), { code: 'CONNECTION_CLOSED' }), {})).toMatchObject({ init: { status: 503 } });
  expect(() => refusedForm(new Error('bug'), {})).toThrow('bug');
});

test('what is no form is a bad request; a file in place of a text is nothing', async () => {
  const post = (body: BodyInit, type?: string) => new Request('http://x/', { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
  await expect(readForm(post('x', 'text/plain'))).rejects.toMatchObject({ init: { status: 400 } });
  await expect(readForm(post('x', 'multipart/form-data'))).rejects.toMatchObject({ init: { status: 400 } });
  const form = new FormData();
  form.set('a', 'b');
  form.set('c', new Blob(['x']));
  expect(textFields(await readForm(post(form)), ['a', 'c', 'd'])).toEqual({ a: 'b', c: '', d: '' });
});

test('a page’s headers are those of what was done last', () => {
  const kept = new Headers({ 'Cache-Control': 'public' });
  const notKept = new Headers({ 'Cache-Control': 'no-store' });
  const none = new Headers();
  expect(pageHeaders({ actionHeaders: none, loaderHeaders: kept, errorHeaders: undefined })).toBe(kept);
  expect(pageHeaders({ actionHeaders: notKept, loaderHeaders: kept, errorHeaders: undefined })).toBe(notKept);
  expect(pageHeaders({ actionHeaders: none, loaderHeaders: kept, errorHeaders: notKept })).toBe(notKept);
});
