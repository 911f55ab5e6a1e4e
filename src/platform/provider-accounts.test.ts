import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';
import { readSquareAccount } from './provider-accounts.ts';

const all = {
  SQUARE_APPLICATION_ID: 'sandbox-sq0idb-abc',
  SQUARE_LOCATION_ID: 'L1',
  SQUARE_ACCESS_TOKEN: 'secret-token',
  SQUARE_WEBHOOK_KEY: 'secret-key',
};

test('without any of it the shop has its test till', () => {
  expect(readSquareAccount({}, 'https://floors.example')).toBeNull();
  expect(readConfig({ SQUARE_APPLICATION_ID: '' }).square).toBeNull();
});

test('the application id says which of Square’s addresses are meant', () => {
  const sandbox = readSquareAccount(all, 'https://floors.example');
  expect(sandbox).toMatchObject({ apiUrl: 'https://connect.squareupsandbox.com', scriptUrl: 'https://sandbox.web.squarecdn.com/v1/square.js' });
  expect(sandbox?.webhookUrl).toBe('https://floors.example/api/webhooks/square');
  const production = readSquareAccount({ ...all, SQUARE_APPLICATION_ID: 'sq0idp-abc' }, 'https://floors.example');
  expect(production).toMatchObject({ apiUrl: 'https://connect.squareup.com', scriptUrl: 'https://web.squarecdn.com/v1/square.js' });
  const own = { SQUARE_API_URL: 'http://localhost:9', SQUARE_SCRIPT_URL: 'http://localhost:9/s.js', SQUARE_WEBHOOK_URL: 'https://x.example/hook' };
  expect(readConfig({ ...all, ...own }).square).toMatchObject({
    apiUrl: 'http://localhost:9',
    scriptUrl: 'http://localhost:9/s.js',
    webhookUrl: 'https://x.example/hook',
  });
});

test.each(Object.keys(all))('%s alone missing stops the start with a sentence that names it and tells no secret', (name) => {
  const start = () => readConfig({ ...all, [name]: undefined });
  expect(start).toThrow(`${name} is not set`);
  expect(start).not.toThrow(/secret-/);
});

test('another prefix stops the start with the words of the card form', () => {
  expect(() => readConfig({ ...all, SQUARE_APPLICATION_ID: 'sq0abc-x' })).toThrow("The Payment 'applicationId' option is not in the correct format.");
});

test('an address that is none is said', () => {
  expect(() => readConfig({ ...all, SQUARE_API_URL: 'connect.squareup.com' })).toThrow(/^The setting SQUARE_API_URL must be/);
});
