import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.server.ts';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8')) as { version: string };
const config = readFileSync('src/platform/config.server.ts', 'utf8');

test('every setting in deploy/ is one that the shop reads, and its values are good ones', () => {
  const file = Object.fromEntries([...read('shop.env').matchAll(/^(\w+)='?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]));
  expect(readConfig(file)).toMatchObject({ production: true, trustedProxies: 1, loadsDemo: false });
  const [, environment = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(read('compose.yaml')) ?? [];
  const inCompose = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
  const inDockerfile = [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
  expect([inCompose.length, inDockerfile.length].every(Boolean)).toBe(true);
  const unknown = [...Object.keys(file), ...inCompose, ...inDockerfile].filter((name) => !new RegExp(`\\n  ${name}: (z|flag)\\b`).test(config));
  expect(unknown).toEqual([]);
});

test('the commands, ports and folders in deploy/ are those of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(read('Dockerfile')).toContain(`FROM node:${version.split('.')[0]}-`);
  for (const [, script = ''] of read('Dockerfile').matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
  const [, command = ''] = /^CMD \["node", "(.*)"\]$/m.exec(read('Dockerfile')) ?? [];
  expect(scripts.start).toContain(command);
  expect(existsSync(command)).toBe(true);
  const published = [...read('compose.yaml').matchAll(/127\.0\.0\.1:(\d+):3000/g)].map(([, port]) => port);
  const led = [...read('nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(led).toEqual(published);
  const guide = readFileSync('docs/deploy.md', 'utf8');
  for (const name of ['shop.env', 'shop@.service', 'nginx.conf', 'compose.yaml', 'Dockerfile']) expect(guide).toContain(`deploy/${name}`);
});
