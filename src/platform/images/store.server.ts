import { createHash } from 'node:crypto';
import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
