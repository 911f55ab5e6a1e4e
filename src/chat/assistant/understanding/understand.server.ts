import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inPackage } from '#platform/package-folder.server.ts';
import { readGuide } from '../guide/guide.server.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { type Example, type Guess, type Meaning, NaiveBayes } from './naive-bayes.ts';

/** So many messages are learnt in one go, some ten milliseconds; then whoever waits for the server has a turn. */
const inOneGo = 300;
const pairsInOneGo = 20_000;

let learnt: Promise<NaiveBayes> | null = null;

/** Learns how people ask, some two seconds of a processor in short turns. Once in a process; again after a failure. */
export function learnHowPeopleAsk(): Promise<NaiveBayes> {
  learnt ??= learn().catch((error: unknown) => {
    learnt = null;
    throw error;
  });
  return learnt;
}

/** What a message is probably meant as, the most probable first. */
export async function understand(message: string): Promise<Guess[]> {
  return (await learnHowPeopleAsk()).guess(message);
}

/** Which of some words people use for anything but floors and their prices: words of the language, and no product's name. */
export async function everydayAmong(words: readonly string[]): Promise<Set<string>> {
  const classifier = await learnHowPeopleAsk();
  return new Set(words.filter((word) => classifier.meaningsWith(word, ({ kind, name }) => kind !== 'task' || !ofFloors.has(name)) > 1));
}

/** Asked with names of our floors. */
const ofFloors: ReadonlySet<string> = new Set(
  'find recommend calculate stock price facts suitability compare compare-prices sundries range siblings similar visualise samples'.split(' '),
);

async function learn(): Promise<NaiveBayes> {
  const classifier = new NaiveBayes();
  for await (const examples of readExamples((await readGuide()).entries)) {
    for (let from = 0; from < examples.length; from += inOneGo) {
      classifier.learn(examples.slice(from, from + inOneGo));
      await setImmediate();
    }
  }
  for (const _ of classifier.forgetSingles(pairsInOneGo)) await setImmediate();
  return classifier;
}

/**
 * How people ask, a page of content/questions at a time: `## ` and what is meant, then messages, one a line. Pages named tasks-… hold
 * what the shop is to do, suitability the rooms and demands of content/guide/suitability.md, every other page the entries of the
 * guide's page of that name. The guide's own 'Asked:' lines are examples too.
 */
async function* readExamples(guide: readonly GuideEntry[]): AsyncGenerator<Example[], void, undefined> {
  const folder = inPackage('content/questions');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md')).sort())
    yield readQuestions(name.replace('.md', ''), await readFile(join(folder, name), 'utf8'));
  yield guide.flatMap(askedOf);
}

/** Reads a page of content/questions. */
export function readQuestions(page: string, text: string): Example[] {
  let name = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) name = line.slice(3).trim();
    return name && line.trim() && !line.startsWith('#') ? [{ message: line.trim(), meaning: meantOn(page, name) }] : [];
  });
}

function meantOn(page: string, name: string): Meaning {
  if (page.startsWith('tasks-')) return { kind: 'task', name };
  return { kind: page === 'suitability' ? 'place' : 'entry', name };
}

function askedOf({ title, asked, task, page }: GuideEntry): Example[] {
  const meaning = task ? ({ kind: 'task', name: task } as const) : meantOn(page, title);
  return [title, ...asked].map((message) => ({ message, meaning }));
}
