import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { stemmer } from 'stemmer';
import { inPackage } from '#platform/package-folder.server.ts';
import { type Classifier, type Guess, guessMeaning, meaningsWith } from './classifier.ts';
import { featuresOf } from './features.ts';

/** What the build has learnt already, in V8's own format. */
export const learntFile = 'build/how-people-ask.bin';

/** A word that so many meanings have is nobody's name. */
const inUseFor = 3;
let learnt: Promise<Classifier> | null = null;

/** What the assistant has learnt of how people ask. Read once in a process; from source it is learnt first, unless nothing has changed since. */
export function readClassifier(): Promise<Classifier> {
  learnt ??= (process.env.NODE_ENV === 'production' ? readLearnt() : learnOnce()).catch((error: unknown) => {
    learnt = null;
    throw error;
  });
  return learnt;
}

/** What a message is probably meant as, the most probable first. `names`: words of products' names in it. */
export async function understand(message: string, names: ReadonlySet<string> = new Set()): Promise<Guess[]> {
  return guessMeaning(await readClassifier(), featuresOf(message, names));
}

/** Which of these words people use when they ask for all sorts of things: words of the language, not a name. */
export async function wordsInUse(words: readonly string[]): Promise<Set<string>> {
  const classifier = await readClassifier();
  return new Set(words.filter((word) => meaningsWith(classifier, stemmer(word)) >= inUseFor));
}

async function readLearnt(): Promise<Classifier> {
  return deserialize(await readFile(inPackage(learntFile))) as Classifier;
}

/** What it was learnt from is kept with it, in `.cache`: a thread of its own learns again when that has changed. */
export async function learnOnce(): Promise<Classifier> {
  const file = join(dirname(inPackage('package.json')), '.cache/how-people-ask.bin');
  const from = await fingerprint();
  const kept = await readFile(file).then(
    (bytes) => deserialize(bytes) as { from: string; classifier: Classifier },
    () => null,
  );
  if (kept?.from === from) return kept.classifier;
  const classifier = await learnInThread();
  await mkdir(dirname(file), { recursive: true });
  // Under its name only once it is whole: other processes read it at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize({ from, classifier }));
  await rename(unfinished, file);
  return classifier;
}

/** Of the examples and of all that tells what is recognised in them. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const root = dirname(inPackage('package.json'));
  for (const folder of [
    'content/questions',
    'content/guide',
    'src/chat/assistant/reading',
    'src/chat/assistant/guide',
    'src/chat/assistant/understanding',
  ]) {
    const files = (await readdir(inPackage(folder), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(relative(root, path)).update(await readFile(path));
  }
  return hash.digest('hex');
}

function learnInThread(): Promise<Classifier> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(inPackage('src/chat/assistant/understanding/learn-worker.server.ts'));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Nothing was learnt of how people ask.')));
  });
}
