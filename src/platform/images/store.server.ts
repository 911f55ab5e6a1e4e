import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where pictures' bytes are kept, by a key such as `originals/<id>.webp`: a folder, or an object store that several machines share. */
export type ImageStore = {
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>;
  has: (key: string) => Promise<boolean>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Takes away what is kept under the key, if anything is. */
  remove: (key: string) => Promise<void>;
};

/** Keeps pictures in files below `directory`. A half-written file is never seen: it is moved into place when whole. */
export function folderStore(directory: string): ImageStore {
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
      const path = join(directory, key);
      await mkdir(dirname(path), { recursive: true });
      const aside = `${path}.${process.pid}.${performance.now()}.part`;
      try {
        await writeFile(aside, bytes);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true }); // A disk that is full must not fill up with halves.
        throw error;
      }
    },
    async remove(key) {
      await rm(join(directory, key), { force: true });
    },
  };
}

/** A picture's id: the hash of its bytes, so that an address never changes its content. */
export function imageId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}
