import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../provider-accounts.ts';

/** Where the bytes of pictures and documents are kept, by a key such as `originals/<id>.webp`: a folder, or an object store that machines share. */
export type ImageStore = {
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>;
  has: (key: string) => Promise<boolean>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Takes away what is kept under the key, if anything is. */
  remove: (key: string) => Promise<void>;
  /** Takes away what killed processes left half-written. */
  tidy: () => Promise<void>;
};

/** Keeps pictures in files below `directory`. A half-written file is never seen: it is moved into place when whole. */
export function folderStore(directory: string): ImageStore {
  const asideIn = join(directory, 'unfinished');
  return {
    async read(key) {
      return readFile(join(directory, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async has(key) {
      return access(join(directory, key)).then(
        () => true,
        () => false,
      );
    },
    async write(key, bytes) {
      await writeWhole(join(directory, key), bytes, { asideIn });
    },
    async remove(key) {
      await rm(join(directory, key), { force: true });
    },
    tidy: () => removeAbandoned(asideIn),
  };
}

/** A picture's id: the hash of its bytes, so that an address never changes its content. */
export function imageId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}

const maxWaitMs = 10_000;
/** After the first: a service that is busy or restarting answers the next time. */
const retries = 3;

/** Keeps pictures as objects of a bucket, so that several machines share them. Errors name the status, never the keys. */
export function objectStore({ endpoint, bucket, region, ...keys }: ObjectStorage): ImageStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const ask = (method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, init: { body?: Buffer<ArrayBuffer>; headers?: Record<string, string> } = {}) =>
    client.fetch(`${endpoint}/${bucket}/${key}`, { method, ...init, signal: AbortSignal.timeout(maxWaitMs) });
  const finish = async (response: Response, doing: string, ...fine: number[]) => {
    if (response.ok || fine.includes(response.status)) return;
    await response.body?.cancel();
    throw new Error(`The object store answered ${response.status} to ${doing}.`);
  };
  return {
    async read(key) {
      const response = await ask('GET', key);
      await finish(response, `reading ${key}`, 404);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async has(key) {
      const response = await ask('HEAD', key);
      await finish(response, `asking for ${key}`, 404);
      return response.ok;
    },
    async write(key, bytes) {
      const body = Buffer.from(bytes);
      // Signed together with the rest, so that bytes damaged on the way are refused.
      const digest = createHash('sha256').update(body).digest('hex');
      await finish(await ask('PUT', key, { body, headers: { 'X-Amz-Content-Sha256': digest } }), `writing ${key}`);
    },
    async remove(key) {
      await finish(await ask('DELETE', key), `removing ${key}`, 404);
    },
    async tidy() {
      // An object is there when it is whole.
    },
  };
}

/** Where this shop keeps its pictures: the object store that is configured, else a folder in its data directory. */
export function openImageStore({ dataDir, objectStorage }: { dataDir: string; objectStorage: ObjectStorage | null }): ImageStore {
  return objectStorage ? objectStore(objectStorage) : folderStore(join(dataDir, 'images'));
}

/** A file that somebody is still writing was written to within this time. */
const maxWritingMs = 3600_000;

/**
 * Writes a file whole or not at all: aside, under a name that ends in .part, and into place when it is whole. `asideIn`: a folder of the
 * same disk, where `removeAbandoned` finds what a process left that was killed. `mode`: of the file.
 */
export async function writeWhole(path: string, bytes: Uint8Array, { asideIn, mode }: { asideIn: string; mode?: number }): Promise<void> {
  await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(asideIn, { recursive: true })]);
  const aside = join(asideIn, `${basename(path)}.${process.pid}.${performance.now()}.part`);
  try {
    await writeFile(aside, bytes, { mode });
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true }); // A disk that is full must not fill up with halves.
    throw error;
  }
}

/** Takes away the halves that killed processes left in a folder; never those that another process, or machine, is writing now. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((other) => other.endsWith('.part'))) {
    const written = await stat(join(folder, name)).catch(() => null);
    if (written && Date.now() - written.mtimeMs > maxWritingMs) await rm(join(folder, name), { force: true });
  }
}
