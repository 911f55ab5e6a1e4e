import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const lender = (env: Record<string, string>) => readConfig(env).lender;

test('without a key the shop has its own test lender', () => {
  expect(lender({})).toBeNull();
  expect(lender({ PAYITMONTHLY_KEY: '' })).toBeNull();
});

test('a key alone is a live account; mode, address and way of sending can be set', () => {
  expect(lender({ PAYITMONTHLY_KEY: 'k-1' })).toEqual({
    key: 'k-1',
    mode: 'live',
    url: 'https://payitmonthly.uk/simple-integration/',
    method: 'post',
  });
  const all = { PAYITMONTHLY_KEY: 'k-1', PAYITMONTHLY_MODE: 'test', PAYITMONTHLY_URL: 'https://lender.example/apply', PAYITMONTHLY_METHOD: 'get' };
  expect(lender(all)).toEqual({ key: 'k-1', mode: 'test', url: 'https://lender.example/apply', method: 'get' });
});

test('settings of an account that is not there, or that make no sense, are said at the start', () => {
  expect(() => lender({ PAYITMONTHLY_MODE: 'test' })).toThrow('PAYITMONTHLY_MODE is of no use without PAYITMONTHLY_KEY');
  expect(() => lender({ PAYITMONTHLY_KEY: 'k', PAYITMONTHLY_MODE: 'maybe' })).toThrow('PAYITMONTHLY_MODE must be test or live');
  expect(() => lender({ PAYITMONTHLY_KEY: 'k', PAYITMONTHLY_URL: 'http://lender.example' })).toThrow('PAYITMONTHLY_URL must be');
});
