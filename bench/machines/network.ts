import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the load comes from and the pictures are kept. */
export const here = '10.77.0.1';
export const machines = { database: '10.77.0.2', proxy: '10.77.0.3', a: '10.77.0.11', b: '10.77.0.12' };
export type Machine = keyof typeof machines;

export const databasePort = 5470;
export const proxyPort = 3979;

const run = (...[command = '', ...args]: string[]) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const ip = (line: string) => run('ip', ...line.split(' '));

/** One wire, and a machine at each end of it. Made in a mount and network namespace of the caller's own. */
export function layWires() {
  run('mkdir', '-p', '/run/netns');
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  ip('link set lo up');
  ip('link add lan type bridge');
  ip(`addr add ${here}/24 dev lan`);
  ip('link set lan up');
  for (const [name, address] of Object.entries(machines)) {
    ip(`netns add ${name}`);
    ip(`link add to-${name} type veth peer name eth0 netns ${name}`);
    ip(`link set to-${name} master lan up`);
    ip(`-n ${name} addr add ${address}/24 dev eth0`);
    ip(`-n ${name} link set eth0 up`);
    ip(`-n ${name} link set lo up`);
  }
}

/** Pulls a machine's cable, or puts it back: what was sent to it is neither answered nor refused. */
export const cable = (machine: Machine, state: 'up' | 'down') => ip(`link set to-${machine} ${state}`);

/** Starts a command on a machine; what it complains of is shown. */
export function on(machine: Machine, command: string[], more: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): ChildProcess {
  return spawn('ip', ['netns', 'exec', machine, ...command], { stdio: ['ignore', 'ignore', 'inherit'], ...more });
}

/** PostgreSQL on its machine, with an empty database whose owner is no superuser. Returns its address. */
export async function startDatabase(folder: string, bin: string): Promise<string> {
  const data = join(folder, 'postgres');
  run('install', '-d', '-o', 'postgres', data);
  const asPostgres = (...command: string[]) => ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command];
  run(...asPostgres(join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust'));
  await appendFile(join(data, 'pg_hba.conf'), 'host all all 10.77.0.0/24 trust\n');
  const settings = ['-c', `listen_addresses=${machines.database}`, '-c', 'unix_socket_directories=', '-c', 'log_min_messages=fatal'];
  on('database', asPostgres(join(bin, 'postgres'), '-D', data, '-p', String(databasePort), ...settings), { cwd: data });
  const reach = ['-h', machines.database, '-p', String(databasePort), '-U', 'postgres'];
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      execFileSync(join(bin, 'pg_isready'), reach, { stdio: 'ignore' });
      break;
    } catch {
      await sleep(100);
    }
  }
  run(join(bin, 'createuser'), ...reach, 'shop');
  run(join(bin, 'createdb'), ...reach, '--owner=shop', '--encoding=UTF8', 'shop');
  return `postgres://shop@${machines.database}:${databasePort}/shop`;
}

/** nginx with the shop's own deploy/nginx.conf, but for its addresses and TLS. `lead` has it lead to others. */
export async function startProxy(folder: string, root: string) {
  const site = join(folder, 'site.conf');
  const given = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const write = (to: readonly string[]) => {
    const [, settings = ''] = /server 127\.0\.0\.1:3000(.*)\n/.exec(given) ?? [];
    const ours = given
      .replace(/( *server 127\.0\.0\.1:.*\n)+/, to.map((address) => `  server ${address}${settings}\n`).join(''))
      .replace('listen 443 ssl', `listen ${machines.proxy}:${proxyPort}`)
      .replace('listen 80;', `listen ${machines.proxy}:${proxyPort - 1};`)
      .replace(/ *ssl_certificate.*\n/g, '');
    return writeFile(site, ours);
  };
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/nginx-${name};`).join(' ');
  const config = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}
    http { access_log off; keepalive_requests 1000000; ${folders} include ${site}; }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  let proxy: ChildProcess | undefined;
  return async (to: readonly string[]) => {
    await write(to);
    if (proxy) proxy.kill('SIGHUP');
    else proxy = on('proxy', ['/usr/sbin/nginx', '-c', join(folder, 'nginx.conf')]);
    await sleep(1500);
  };
}

/** Ends a process as systemd does, and waits until it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
