import { join } from 'node:path';
import type { ObjectStorage } from '../object-storage.ts';
import { objectStore } from './s3-store.server.ts';
import { folderStore, type ImageStore } from './store.server.ts';

/** Where this shop keeps its pictures: the object store that is configured, else a folder in its data directory. */
export function openImageStore({ dataDir, objectStorage }: { dataDir: string; objectStorage: ObjectStorage | null }): ImageStore {
  return objectStorage ? objectStore(objectStorage) : folderStore(join(dataDir, 'images'));
}
