import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const all = { S3_ENDPOINT: 'https://objects.example/', S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret words' };

test('all of it, or a folder', () => {
  expect(readConfig({}).objectStorage).toBeNull();
  expect(readConfig(all).objectStorage).toEqual({
    endpoint: 'https://objects.example',
    bucket: 'shop',
    accessKeyId: 'id',
    secretAccessKey: 'secret words',
    region: 'us-east-1',
  });
  expect(readConfig({ ...all, S3_REGION: 'eu-west-2' }).objectStorage?.region).toBe('eu-west-2');
});

test('a part of it stops the start with a sentence that names no key', () => {
  expect(() => readConfig({ S3_SECRET_ACCESS_KEY: 'secret words' })).toThrow(/S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID are not set\.$/);
  expect(() => readConfig({ S3_REGION: 'eu-west-2' })).toThrow('or none of them for a folder');
  expect(() => readConfig({ ...all, S3_ENDPOINT: 'objects.example' })).toThrow(
    'The setting S3_ENDPOINT must be the address of an S3-compatible service',
  );
  expect(() => readConfig({ ...all, S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET');
});
