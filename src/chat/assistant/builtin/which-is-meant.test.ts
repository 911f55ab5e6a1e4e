import { expect, test } from 'vitest';
import type { Settings } from '#settings/settings.ts';
import { readQuestion } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { whatIsMeant } from './which-is-meant.server.ts';

const settings = { phone: '028 0000 0000' } as Settings;
const said = readQuestion('someone said my boards want to be the other way round', { words: new Set(), phrases: [] }).map((reading) => ({
  reading,
  part: { text: 'I am not sure what you mean.', isUnanswered: true, context: { topic: 'unclear' } },
}));
const entry = (name: string, probability: number): Guess => ({ kind: 'entry', name, probability });

test('where nothing is known it is asked which of the likely things is meant, and each is offered', async () => {
  const guesses: Guess[] = [entry('Which way to lay planks', 0.08), { kind: 'task', name: 'delivery', probability: 0.06 }, entry('Scotia', 0.01)];
  const [part] = (await whatIsMeant(guesses, said, settings)) ?? [];
  expect(part?.text).toContain('“Which way to lay planks” or “Delivery”');
  expect(part).toMatchObject({ suggestions: ['Which way to lay planks', 'Delivery'], offersPerson: true, isUnanswered: true });
});

test('what is surely meant is told', async () => {
  expect((await whatIsMeant([entry('Which way to lay planks', 0.8)], said, settings))?.[0]?.text).toContain('Source: ');
});

test('nothing is offered where hardly anything speaks for it, or as much for what the shop cannot answer', async () => {
  expect(await whatIsMeant([entry('Scotia', 0.04), entry('Expansion gap', 0.04)], said, settings)).toBeNull();
  expect(await whatIsMeant([entry('Scotia', 0.2), { kind: 'task', name: 'beyond', probability: 0.1 }], said, settings)).toBeNull();
});

test('what was answered stays as it is', async () => {
  const answered = said.map(({ reading }) => ({ reading, part: { text: 'Along the longest wall.', context: { topic: 'advice' } } }));
  expect(await whatIsMeant([entry('Scotia', 0.8)], answered, settings)).toBeNull();
});
