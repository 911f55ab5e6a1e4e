import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, type Engine, expectSince, type Send, untilAnswered } from './webdriver.ts';

/** Its browser's bar would keep the window wider than a telephone. */
const smallBar = '* { font-size: 3px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; }';

/** Nothing moves, nor blinks: without a graphics card each picture of a movement costs as much as the page. */
const stillScreen = '[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n';

const wanted = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args: ['--automation'] } };

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/** WebKitGTK's small browser on a screen that nobody sees, through WebKit's own driver. Close to Safari of the same year. */
export async function startWebKit(driver: string, width: number, height: number): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), smallBar);
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), stillScreen);
  const children: ChildProcess[] = [];
  const kill = () => {
    for (const { pid, exitCode } of children.toReversed()) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  };
  process.once('exit', kill); // A test that takes too long is ended with its process.
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    // It chooses the number of its screen itself, and says it.
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    children.push(screen);
    const display = await new Promise<string>((said, never) => {
      screen.stdout.once('data', (number) => said(`:${String(number).trim()}`));
      screen.once('error', never).once('exit', () => never(new Error('Xvfb did not start')));
    });
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      NO_AT_BRIDGE: '1',
    };
    const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', detached: true, env });
    driving.once('error', () => {}); // Then it does not answer, which is told.
    children.push(driving);
    const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method, body: body ? JSON.stringify(body) : null });
      const { value } = (await answer.json()) as { value: { error: string; message: string } };
      if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    };
    await untilAnswered(() => call('GET', 'status'));
    const session = (await call('POST', 'session', { capabilities: { alwaysMatch: wanted } })) as Session;
    expectSince(2.42, session.capabilities.browserVersion); // As Safari 17.
    const send: Send = (command, params = {}) => {
      const [, method, path] = commands[command];
      return call(method, `session/${session.sessionId}/${path.replace('{id}', String(params.id))}`, method === 'POST' ? params : undefined);
    };
    await send('resize', { width, height });
    return { send, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}
