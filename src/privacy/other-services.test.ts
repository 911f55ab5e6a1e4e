import { expect, test } from 'vitest';
import { type OtherService, otherServices } from './other-services.ts';

const register: { key: string; url: string } = { key: 'secret', url: 'https://api.getaddress.io' };
const model: { kind: string; apiKey: string; baseUrl: string | undefined } = { kind: 'anthropic', apiKey: 'secret', baseUrl: undefined };
const names = (services: readonly OtherService[]) => services.map(({ name }) => name);

test('a service is named where it is switched on, with what is sent to it, and nowhere else', () => {
  expect(otherServices({ addressLookup: null, model: null })).toEqual([]);
  const [asked] = otherServices({ addressLookup: register, model: null });
  expect(asked).toMatchObject({ name: 'getAddress.io', sent: expect.stringContaining('postcode'), why: expect.stringContaining('addresses') });
  expect(JSON.stringify(asked)).not.toContain('secret');
  expect(names(otherServices({ addressLookup: register, model }))).toEqual(['getAddress.io', 'Anthropic']);
});

test('another register or model goes by the name of its host; one on the own machine is nobody else’s', () => {
  const at = (url: string) =>
    names(otherServices({ addressLookup: { ...register, url }, model: { ...model, kind: 'openai-compatible', baseUrl: `${url}/v1` } }));
  expect(at('https://register.example')).toEqual(['register.example', 'register.example']);
  for (const own of ['http://localhost:11434', 'http://127.0.0.1:9', 'http://[::1]:9']) expect(at(own)).toEqual([]);
});
