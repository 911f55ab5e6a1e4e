/**
 * npm run bench -- machines: two hosts of the shop, a database host and a proxy, each a network namespace with Debian's PostgreSQL and nginx as
 * docs/deploy.md sets them up. Throughput, a rolling restart, an update with migrations, a host that dies, a clock a minute ahead. Two minutes,
 * as root. Everything runs under `unshare`, in process, mount and network namespaces of its own: when it ends, nothing is left.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const postgres = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
const missing = [
  process.getuid?.() !== 0 && 'to be root',
  !existsSync('/usr/sbin/nginx') && 'nginx (apt install nginx)',
  !postgres && 'PostgreSQL (apt install postgresql)',
  spawnSync('ip', ['-V']).error && 'ip (apt install iproute2)',
  spawnSync('unshare', ['--net', '--mount', 'true']).status !== 0 && 'leave to make namespaces (unshare --net --mount)',
  !existsSync(join(import.meta.dirname, '../build')) && 'a built shop (npm run build)',
].filter(Boolean);

if (missing.length) console.log(`Not measured: this needs ${missing.join(', ')}.`);
else {
  const folder = await mkdtemp(join(tmpdir(), 'shop-machines-'));
  await chmod(folder, 0o755); // PostgreSQL and nginx have users of their own.
  const apart = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const prove = [process.execPath, join(import.meta.dirname, 'machines/prove.ts'), folder, postgres ?? ''];
  const { status } = spawnSync('unshare', [...apart, ...prove], { stdio: 'inherit', timeout: 240_000 });
  await rm(folder, { recursive: true, force: true });
  if (status !== 0) process.exitCode = 1;
}
