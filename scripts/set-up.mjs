// What every command needs before it can run, on any Node from 20: the dependencies, Node 24, the build, a browser.
// Plain JavaScript without dependencies, because it runs before there are any.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/**
 * Installs what package-lock.json says, unless that is what is there: to build and run the shop, or with the tools of its tests too,
 * which take a third of the time. Not `npm ci`: it refuses a lock file written against a registry that does not carry the binaries of
 * every platform, although this platform needs none of them.
 */
export function install({ testTools = false } = {}) {
  const stamp = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const all = `${lock} with test tools`;
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (present === all || (present === lock && !testTools)) return;
  console.log(`Installing ${testTools ? 'dependencies and test tools' : 'dependencies'} (the first time only) …`);
  const env = { ...process.env };
  delete env.NODE_ENV; // "production" would leave out the test tools.
  const which = testTools ? [] : ['--omit=dev'];
  const npm = spawnSync('npm', ['install', ...which, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env,
  });
  if (npm.status !== 0) fail('The dependencies could not be installed; the lines above say why. npm needs to reach its registry.');
  writeFileSync(stamp, testTools ? all : lock);
}

/** The Node that runs the shop: this one if it is new enough, otherwise the one among the dependencies. */
export function node() {
  const own = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (existsSync(own)) return own;
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  fail('The shop needs Node 24.7 or later, and the copy among its dependencies is missing: delete node_modules and try again.');
}

/** The environment in which the dependencies' commands are found and run by the right Node. */
export function environment(extra = {}) {
  return { ...process.env, PATH: [dirname(node()), bin, process.env.PATH].join(delimiter), ...extra };
}

/** Runs a command to its end, passing signals on. Resolves with its exit code. */
export function run(command, args, extra = {}, stdio = 'inherit') {
  const child = spawn(command, args, { cwd: root, stdio, env: environment(extra) });
  const ignore = () => {}; // Ctrl-C reaches the child by itself; it decides when to end.
  const pass = () => child.kill('SIGTERM');
  process.on('SIGINT', ignore).on('SIGTERM', pass);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${command} could not be run: ${error.message}`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore).off('SIGTERM', pass);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Builds the shop unless nothing has changed since it was built. */
export async function build() {
  const stamp = join(root, 'build', '.inputs');
  const wanted = await fingerprint([
    'src',
    'content/guide',
    'content/questions',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'tsconfig.json',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the shop …');
  const code = await run(node(), ['scripts/build.ts', wanted], { NODE_ENV: 'production' });
  if (code !== 0) fail('The build failed; the lines above say where. What was built before is as it was.');
}

/** A Chromium for the browser tests: CHROMIUM_PATH, the system's, Debian's package when root, else Playwright's own download. */
export async function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not there.`);
  const found = systemChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const quietly = (...args) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }, 'ignore');
    await quietly('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await quietly('install', '-y', '-qq', '--no-install-recommends', name);
      const installed = systemChromium();
      if (installed) return installed;
    }
  }
  if ((await run(node(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell'])) === 0) return '';
  return fail('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.');
}

function systemChromium() {
  const names = [
    '/usr/bin/chromium-headless-shell', // Draws nothing that nobody sees, which takes a third less time.
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return names.find((path) => existsSync(path));
}

async function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = existsSync(join(root, path)) ? await filesUnder(path) : [];
    for (const file of files.sort())
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesUnder(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const below = await Promise.all(entries.map((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)])));
  return below.flat();
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
