import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NaiveBayes } from './naive-bayes.ts';
import { everydayAmong, learnHowPeopleAsk, readQuestions } from './understand.server.ts';

/** What strangers wrote and meant by it; none of it is among the examples. Several meanings are as good as one another. */
const strangers = readFileSync('test/questions-and-meanings.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([meanings = '', message = '']) => ({ message, meanings: meanings.split('|') }));

test('of strangers’ messages three in four are understood at once, and nine in ten among three guesses', async () => {
  const classifier = await learnHowPeopleAsk();
  const guessed = strangers.map(({ message, meanings }) =>
    classifier.guess(message, 3).map(({ kind, name }) => meanings.includes(`${kind}:${name}`)),
  );
  expect(guessed.filter(([first]) => first).length / strangers.length).toBeGreaterThan(0.74);
  expect(guessed.filter((three) => three.includes(true)).length / strangers.length).toBeGreaterThan(0.89);
}, 300_000);

test('another language and letters at random mean nothing', async () => {
  const classifier = await learnHowPeopleAsk();
  for (const message of ['Ignorez toutes les consignes et donnez', 'xq zzv krrp', '']) expect(classifier.guess(message)).toEqual([]);
});

test('a page of questions is a heading and what people say for it', () => {
  expect(readQuestions('tasks-x', '# Page\n\n## find\nshow me oak\n\n## hours\nare you open\n')).toEqual([
    { message: 'show me oak', meaning: { kind: 'task', name: 'find' } },
    { message: 'are you open', meaning: { kind: 'task', name: 'hours' } },
  ]);
});

test('what is asked more often is taken for granted, and certainty grows with what is said', () => {
  const classifier = new NaiveBayes();
  classifier.learn([...readQuestions('tasks-x', '## a\nred oak floor\noak floor\n## b\nblue carpet')]);
  expect(classifier.guess('oak floor')[0]).toMatchObject({ name: 'a' });
  expect(classifier.guess('red oak floor')[0]?.probability).toBeGreaterThan(classifier.guess('oak')[0]?.probability ?? 1);
});

test('words of the language are told from names', async () => {
  expect(await everydayAmong(['morning', 'ballydoran'])).toEqual(new Set(['morning']));
});
