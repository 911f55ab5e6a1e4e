import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, type Engine, expectSince, type Send, untilAnswered } from './webdriver.ts';

const preferences: Record<string, unknown> = {
  'marionette.port': 0, // Any that is free; it says which.
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.disabledForTesting': true,
  'ui.prefersReducedMotion': 1,
};

/** Firefox without a screen, driven over its own socket (https://firefox-source-docs.mozilla.org/testing/marionette/). */
export async function startFirefox(binary: string, width: number, height: number): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' });
  const gone = new Promise((exited) => browser.once('exit', exited).once('error', exited));
  const kill = () => void browser.kill('SIGKILL');
  process.once('exit', kill); // A test that takes too long is ended with its process.
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await untilAnswered(
      async () => Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8')) || Promise.reject(new Error('No port yet')),
    );
    const call = callsOver(await untilAnswered(() => connected(port)));
    const session = (await call('WebDriver:NewSession', { acceptInsecureCerts: true })) as { capabilities: { browserVersion: string } };
    expectSince(128, session.capabilities.browserVersion);
    const send: Send = async (command, params = {}) => {
      const own = { run: { ...params, sandbox: null }, frame: { element: params.id } }; // The page's own scripts are looked at.
      const answer = await call(commands[command][0], own[command as keyof typeof own] ?? params);
      return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
    };
    // A window of its own is narrower than the first may be.
    await send('run', { script: `window.open('about:blank', 'own', 'popup,width=${width},height=${height}')`, args: [] });
    await send('window', { handle: ((await send('windows')) as string[]).at(-1) });
    await send('resize', { width, height });
    return { send, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Messages are JSON with their length in bytes and a colon before it; each answer carries the number of its call. */
function callsOver(socket: Socket) {
  let received = Buffer.alloc(0);
  let calls = 0;
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (!Array.isArray(message)) continue; // Its greeting.
      const [, call, error, answer] = message;
      if (error) waiting.get(call)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(call)?.resolve(answer);
      waiting.delete(call);
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
  });
  return (command: string, params: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const call = ++calls;
      waiting.set(call, { resolve, reject });
      const message = JSON.stringify([0, call, command, params]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
