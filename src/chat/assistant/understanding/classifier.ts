import { type Centroids, labelsWith, learnCentroids, nearness } from './centroids.ts';
import { isOfTwo, isPart } from './features.ts';
import { knows, learnSoftmax, probabilities, type SoftmaxRegression } from './softmax-regression.ts';

/** What a message may be meant as: a task for the shop, a room or demand that a floor has to suit, or an entry of the guide. */
export type Meaning = { kind: 'task' | 'place' | 'entry'; name: string };

/** Something as people say it. `group`: what it is first told apart as: a task by itself, all places, a page of the guide. */
export type Example = { features: readonly string[]; meaning: Meaning; group: string };

export type Guess = Meaning & {
  /** What it was first told apart as, such as a page of the guide; absent where the conversation told what is meant. */
  group?: string;
  /** From 0 to 1; those of all meanings add up to 1. */
  probability: number;
};

/** `vocabulary`: the number each feature goes by. Plain data: threads hand it over. */
export type Classifier = {
  vocabulary: Map<string, number>;
  groups: SoftmaxRegression;
  within: Map<string, SoftmaxRegression>;
  centroids: Centroids;
};

/** How much the nearest centroid counts beside the two regressions; so much is best for messages held back. */
const shareOfCentroids = 0.3;
const almostNothing = 1e-6;
const hardlyMeant = 1e-3;

/** Learns from examples, in two steps: which group, of some dozens; then which meaning in it, of hundreds. Takes some ten seconds for 65,000. */
export function learn(given: readonly Example[]): Classifier {
  const kept = withoutChance(given);
  const vocabulary = new Map([...new Set(kept.flatMap(({ features }) => features))].map((feature, at) => [feature, at]));
  const examples = kept.map(({ features, meaning, group }) => ({ features: numbersOf(vocabulary, features), group, label: keyOf(meaning) }));
  return {
    vocabulary,
    groups: learnSoftmax(examples.map(({ features, group }) => ({ features, label: group }))),
    within: new Map([...Map.groupBy(examples, ({ group }) => group)].map(([group, ofGroup]) => [group, learnSoftmax(ofGroup)])),
    centroids: learnCentroids(examples, vocabulary.size),
  };
}

/** What was probably meant, the most probable first. */
export function guessMeaning({ vocabulary, groups, within, centroids }: Classifier, given: readonly string[]): Guess[] {
  const isHeard = (feature: string) => !isPart(feature) && numbersOf(vocabulary, [feature]).some((number) => knows(groups, number));
  // Of words that nobody ever used the parts say nothing either.
  const features = given.some(isHeard) ? numbersOf(vocabulary, given) : [];
  const near = nearness(centroids, features);
  const weighed = [...probabilities(groups, features)].flatMap(([group, chance]) => {
    const meanings = within.get(group) as SoftmaxRegression;
    // What is hardly meant at all is not worth telling apart.
    const shares = chance < hardlyMeant ? null : probabilities(meanings, features);
    return meanings.labels.map((key) => {
      const told = chance * (shares?.get(key) ?? 1 / meanings.labels.length) + almostNothing;
      return { key, group, weight: told ** (1 - shareOfCentroids) * ((near.get(key) ?? 0) + almostNothing) ** shareOfCentroids };
    });
  });
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed
    .map(({ key, group, weight }) => ({ ...meaningOf(key), group, probability: weight / all }))
    .sort((a, b) => b.probability - a.probability);
}

/** How many meanings have been asked for with this word. */
export function meaningsWith({ vocabulary, centroids }: Classifier, word: string): number {
  const feature = vocabulary.get(word);
  return feature === undefined ? 0 : labelsWith(centroids, feature);
}

/** The numbers of the features that are known. */
function numbersOf(vocabulary: ReadonlyMap<string, number>, features: readonly string[]): number[] {
  return features.flatMap((feature) => vocabulary.get(feature) ?? []);
}

/** Two words that stand together in one example alone do so by chance. */
function withoutChance(examples: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return examples.map((example) => ({
    ...example,
    features: example.features.filter((feature) => !isOfTwo(feature) || (counts.get(feature) ?? 0) > 1),
  }));
}

const keyOf = ({ kind, name }: Meaning) => `${kind} ${name}`;

function meaningOf(key: string): Meaning {
  const space = key.indexOf(' ');
  return { kind: key.slice(0, space) as Meaning['kind'], name: key.slice(space + 1) };
}
