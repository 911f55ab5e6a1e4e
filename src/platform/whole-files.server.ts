import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A file that somebody is still writing was written to within this time. */
const longestWritingMs = 3600_000;

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
    if (written && Date.now() - written.mtimeMs > longestWritingMs) await rm(join(folder, name), { force: true });
  }
}
