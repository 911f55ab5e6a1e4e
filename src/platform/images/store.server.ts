import { createHash } from 'node:crypto';
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorage } from '../provider-accounts.ts';
import { removeAbandoned, writeWhole } from '../whole-files.server.ts';

/** Where pictures' bytes are kept, by a key such as `originals/<id>.webp`: a folder, or an object store that several machines share. */
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

const longestWaitMs = 10_000;
/** After the first: a service that is busy or restarting answers the next time. */
const retries = 3;

/** Keeps pictures as objects of a bucket, so that several machines share them. Errors name the status, never the keys. */
export function objectStore({ endpoint, bucket, region, ...keys }: ObjectStorage): ImageStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const ask = (method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, init: { body?: Buffer<ArrayBuffer>; headers?: Record<string, string> } = {}) =>
    client.fetch(`${endpoint}/${bucket}/${key}`, { method, ...init, signal: AbortSignal.timeout(longestWaitMs) });
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
