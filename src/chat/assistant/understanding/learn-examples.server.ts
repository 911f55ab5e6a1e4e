import { readGuide } from '../guide/guide.server.ts';
import { type Classifier, learn } from './classifier.ts';
import { readExamples } from './examples.server.ts';
import { featuresOf } from './features.ts';

/** Learns how people ask from everything that is written down of it. Takes some seconds of a processor. */
export async function learnExamples(): Promise<Classifier> {
  const examples = await readExamples((await readGuide()).entries);
  return learn(examples.map(({ message, ...meant }) => ({ features: featuresOf(message), ...meant })));
}
