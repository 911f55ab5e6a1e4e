import { type Centroids, learnCentroids, nearness } from './centroids.ts';
import { isOfTwo } from './features.ts';
import { learnSoftmax, probabilities, type SoftmaxRegression } from './softmax-regression.ts';

/** What a message may be meant as: a task for the shop, a room or demand that a floor has to suit, or an entry of the guide. */
export type Meaning = { kind: 'task' | 'place' | 'entry'; name: string };

/** Something as people say it. `group`: what it is first told apart as: a task by itself, all places, a page of the guide. */
export type Example = { features: readonly string[]; meaning: Meaning; group: string };

export type Guess = Meaning & {
  /** From 0 to 1; those of all meanings add up to 1. */
  probability: number;
};

/** Plain data: threads hand it over. */
export type Classifier = { groups: SoftmaxRegression; within: Centroids; groupOf: Map<string, string> };

/** Learns from examples, in two steps: which group, of some dozens; then which meaning in it, of hundreds. Takes two seconds for 15,000. */
export function learn(given: readonly Example[]): Classifier {
  const examples = withoutChance(given);
  return {
    groups: learnSoftmax(examples.map(({ features, group }) => ({ features, label: group }))),
    within: learnCentroids(examples.map(({ features, meaning }) => ({ features, label: keyOf(meaning) }))),
    groupOf: new Map(examples.map(({ meaning, group }) => [keyOf(meaning), group])),
  };
}

/** What was probably meant, the most probable first. */
export function guessMeaning({ groups, within, groupOf }: Classifier, features: readonly string[]): Guess[] {
  const ofGroup = probabilities(groups, features);
  const near = [...nearness(within, features)].map(([key, share]) => ({ key, group: groupOf.get(key) ?? '', share: share + 1e-6 }));
  const sums = new Map<string, number>();
  for (const { group, share } of near) sums.set(group, (sums.get(group) ?? 0) + share);
  return near
    .map(({ key, group, share }) => ({ ...meaningOf(key), probability: ((ofGroup.get(group) ?? 0) * share) / (sums.get(group) ?? 1) }))
    .sort((a, b) => b.probability - a.probability);
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
