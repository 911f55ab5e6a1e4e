import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A bare node:http server in a process of its own that answers everything with these bytes and headers. */
export async function openBare(port: number, body: Buffer, headers: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  bare.stdin.end(JSON.stringify({ body: body.toString('base64'), headers, port }));
  await once(bare.stdout, 'data');
  return bare;
}
