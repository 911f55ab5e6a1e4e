import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { stemmer } from 'stemmer';
import { inPackage } from '#platform/package-folder.server.ts';
import { type Classifier, type Guess, guessMeaning } from './classifier.ts';
import { featuresOf } from './features.ts';

/** What the build has learnt already, in V8's own format. */
export const learntFile = 'build/how-people-ask.bin';

/** A word that so many meanings have is nobody's name. */
const inUseFor = 3;
let learnt: Promise<Classifier> | null = null;

/** What the assistant has learnt of how people ask. Read once in a process; from source it is learnt first, in a thread of its own. */
export function readClassifier(): Promise<Classifier> {
  learnt ??= (process.env.NODE_ENV === 'production' ? readLearnt() : learnInThread()).catch((error: unknown) => {
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
  const { within } = await readClassifier();
  return new Set(words.filter((word) => (within.towards.get(stemmer(word))?.length ?? 0) >= inUseFor));
}

async function readLearnt(): Promise<Classifier> {
  return deserialize(await readFile(inPackage(learntFile))) as Classifier;
}

function learnInThread(): Promise<Classifier> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(inPackage('src/chat/assistant/understanding/learn-worker.server.ts'));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Nothing was learnt of how people ask.')));
  });
}
