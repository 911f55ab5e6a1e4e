import { data, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { sendForm } from './send-form.ts';

const sent = (serverAction: () => Promise<unknown>, typed: Record<string, string> = { email: 'nuala@example.com', password: 'floating oak' }) => ({
  request: new Request('https://floors.example/account/email', { method: 'POST', body: new URLSearchParams(typed) }),
  serverAction,
});
const throws = (thrown: unknown) => () => Promise.reject(thrown);
const lost = 'The link could not be sent. Please try again.';
const stays = (message: string, values: Record<string, string>) =>
  data({ isLost: true, failed: message, errors: [{ field: '', message }], values }, { status: 503 });

test('what the action answers is the page’s to show', async () => {
  expect(
    await sendForm(
      sent(async () => ({ done: 'Saved.' })),
      lost,
    ),
  ).toEqual({ done: 'Saved.' });
});

test('a connection that fails, and an answer that is none of ours, leave the form with all its texts but passwords', async () => {
  for (const thrown of [new TypeError('Failed to fetch'), new Error('Unable to decode turbo-stream response')])
    expect(await sendForm(sent(throws(thrown)), lost)).toEqual(stays(lost, { email: 'nuala@example.com' }));
});

test('whoever was logged out meanwhile stays, on staff’s pages in their words; with nothing typed they go and log in', async () => {
  const toLogin = redirect('/login?next=%2Faccount%2Femail');
  const loggedOut = 'You have been logged out. Please log in again, then try again.';
  expect(await sendForm(sent(throws(toLogin)), lost)).toEqual(stays(loggedOut, { email: 'nuala@example.com' }));
  expect(await sendForm(sent(throws(toLogin)), lost, { loggedOut: 'Log in.' })).toEqual(stays('Log in.', { email: 'nuala@example.com' }));
  await expect(sendForm(sent(throws(toLogin), {}), lost)).rejects.toMatchObject({ status: 303 });
});

test('what was accepted leads on by a whole page, or within staff’s pages', async () => {
  const accepted = redirect('https://floors.example/account?done=email#top');
  const whole = (await sendForm(sent(throws(accepted)), lost).catch((answer: unknown) => answer)) as Response;
  expect([whole.headers.get('location'), whole.headers.get('X-Remix-Reload-Document')]).toEqual(['/account?done=email#top', 'true']);
  await expect(sendForm(sent(throws(accepted)), lost, { loggedOut: '' })).rejects.toBe(accepted);
});
