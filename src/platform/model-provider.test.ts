import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const model = (env: Record<string, string>) => readConfig(env).model;

test('without a provider the assistant has no model', () => {
  expect(model({})).toBeNull();
  expect(model({ AI_PROVIDER: '' })).toBeNull();
});

test('the provider as it is given', () => {
  expect(model({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' })).toMatchObject({
    kind: 'anthropic',
    model: 'm',
    apiKey: 'k',
    baseUrl: undefined,
  });
  const own = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_DAY_TOKENS: '9',
    AI_VISIT_TOKENS: '3',
  };
  expect(model(own)).toEqual({
    kind: 'openai-compatible',
    model: 'm',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434/v1',
    dayTokens: 9,
    visitTokens: 3,
  });
});

test('what cannot work is said in one sentence, without the key', () => {
  expect(() => model({ AI_MODEL: 'm' })).toThrow('AI_MODEL is of no use without AI_PROVIDER');
  expect(() => model({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toThrow('needs AI_API_KEY');
  expect(() => model({ AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' })).toThrow('needs AI_MODEL');
  expect(() => model({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toThrow('needs AI_BASE_URL');
  expect(() => model({ AI_PROVIDER: 'magic', AI_MODEL: 'm' })).toThrow('AI_PROVIDER must be anthropic or openai-compatible');
});
