import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const model = (env: Record<string, string>) => readConfig(env).model;

test('without a provider the assistant has no model', () => {
  expect(model({})).toBeNull();
  expect(model({ AI_PROVIDER: '' })).toBeNull();
});

test('the provider as it is given', () => {
  expect(model({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k', AI_PRICES: 'm 2.30 11.50 0.23 2.90' })).toMatchObject({
    kind: 'anthropic',
    model: 'm',
    apiKey: 'k',
    baseUrl: undefined,
    price: { read: 2.3, written: 11.5, cached: 0.23, caching: 2.9 },
    dayMicros: 5_000_000,
    visitMicros: 250_000,
  });
  const own = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_PRICES: 'dear 9 9; m 0.5 1',
    AI_DAY_BUDGET: '9',
    AI_VISIT_BUDGET: '0.5',
  };
  expect(model(own)).toEqual({
    kind: 'openai-compatible',
    model: 'm',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434/v1',
    price: { read: 0.5, written: 1, cached: 0.5, caching: 0.5 },
    dayMicros: 9_000_000,
    visitMicros: 500_000,
  });
});

test('what cannot work is said in one sentence, without the key', () => {
  expect(() => model({ AI_MODEL: 'm' })).toThrow('AI_MODEL is of no use without AI_PROVIDER');
  expect(() => model({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toThrow('needs AI_API_KEY');
  expect(() => model({ AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' })).toThrow('needs AI_MODEL');
  expect(() => model({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toThrow('needs AI_BASE_URL');
  const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost/v1' };
  for (const AI_PRICES of ['', 'other 1 1', 'm', 'm 1', 'm 1 x', 'm -1 2'])
    expect(() => model({ ...own, AI_PRICES }), AI_PRICES).toThrow('AI_PRICES must say what m costs');
  expect(model({ ...own, AI_PRICES: 'm 0 0' })?.price.written).toBe(0);
  expect(() => model({ AI_DAY_BUDGET: 'much' })).toThrow('AI_DAY_BUDGET must be an amount in pounds');
  expect(() => model({ AI_PROVIDER: 'magic', AI_MODEL: 'm' })).toThrow('AI_PROVIDER must be anthropic or openai-compatible');
});
