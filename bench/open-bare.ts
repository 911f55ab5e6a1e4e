import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A bare node:http server in a process of its own, on a free port, that answers every request with these bytes and headers. */
export async function openBare(body: string | Buffer, headers: Record<string, string>) {
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  bare.stdin.end(JSON.stringify({ body: Buffer.from(body).toString('base64'), headers }));
  const [port] = (await once(bare.stdout, 'data')) as [Buffer];
  const close = async () => {
    bare.kill();
    await once(bare, 'exit');
  };
  return { process: bare, address: `http://127.0.0.1:${port.toString().trim()}/`, close };
}
