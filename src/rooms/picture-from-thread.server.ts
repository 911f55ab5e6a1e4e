import { Worker } from 'node:worker_threads';
import { inPackage } from '#platform/package-folder.server.ts';

/** Of a thread: what it works on are large arrays, which are not in there. */
const maxYoungGenerationSizeMb = 8;

/**
 * The picture that one of this folder's worker files makes of `given` in a thread of its own, so that pages are answered meanwhile.
 * Rejects with the worker's error, and after `longestMs` milliseconds.
 */
export function pictureFromThread(file: `${string}-worker.server.ts`, given: unknown, longestMs: number): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(inPackage(`src/rooms/${file}`), { workerData: given, resourceLimits: { maxYoungGenerationSizeMb } });
    const late = setTimeout(() => void worker.terminate(), longestMs);
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`${file} made no picture in time.`));
    });
  });
}
