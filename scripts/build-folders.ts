import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The one in use and two before it: a process that started before an update reads its own until it ends. */
const keptBuilds = 3;
const newest = (a: { madeAt: number }, b: { madeAt: number }) => b.madeAt - a.madeAt;

/** A folder for one more build, of the project's root. */
export function newBuildFolder(): string {
  return `builds/${Date.now().toString(36)}-${process.pid}`;
}

/**
 * Has `build` stand for `folder` from now on, in one step: whoever starts meanwhile finds the old build or the new one, whole. Takes away
 * builds that nothing uses any more, and those that were never finished.
 */
export async function switchBuild(root: string, folder: string): Promise<void> {
  const [link, aside] = [join(root, 'build'), join(root, `build.${process.pid}`)];
  await symlink(process.platform === 'win32' ? join(root, folder) : folder, aside, 'junction');
  await rename(aside, link).catch(async () => {
    // What stands there is a folder, or a link on a system that does not move one over another.
    await rm(link, { recursive: true, force: true });
    await rename(aside, link);
  });
  await dropOldBuilds(join(root, 'builds'));
}

async function dropOldBuilds(builds: string): Promise<void> {
  await mkdir(builds, { recursive: true });
  const all = await Promise.all((await readdir(builds)).map(async (name) => ({ name, madeAt: (await stat(join(builds, name))).mtimeMs })));
  for (const { name } of all.sort(newest).slice(keptBuilds)) await rm(join(builds, name), { recursive: true, force: true });
}
