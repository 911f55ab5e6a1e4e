import { isPart, isWord } from './features.ts';
import { learnSoftmax, probabilities, type SoftmaxRegression } from './softmax-regression.ts';

/** What a message may be meant as: a task for the shop, a room or demand that a floor has to suit, or an entry of the guide. */
export type Meaning = { kind: 'task' | 'place' | 'entry'; name: string };

/** Something as people say it. `group`: where what is meant belongs: a task by itself, all places, a page of the guide. */
export type Example = { features: readonly string[]; meaning: Meaning; group: string };

export type Guess = Meaning & {
  /** Where it belongs, such as a page of the guide; absent where the conversation told what is meant. */
  group?: string;
  /** From 0 to 1; those of all meanings add up to 1. */
  probability: number;
};

/** `vocabulary`: the number each feature goes by; `inUse`: how many meanings were asked for with a word. Plain data: threads hand it over. */
export type Classifier = {
  vocabulary: Map<string, number>;
  model: SoftmaxRegression;
  groups: Map<string, string>;
  inUse: Map<string, number>;
};

/** A feature that hardly any example has says nothing of others. */
const mostlyFewest = 8;
/** Parts of words are many, and each says little. */
const shareOfPart = 0.5;

/** Learns from examples. Takes less than a minute for 70,000. `fewest`: how many of them a feature has to be in, to count; `passes`: how often they are learnt, the mean of which is kept. */
export function learn(examples: readonly Example[], fewest = mostlyFewest, passes?: number): Classifier {
  const counts = countsOf(examples);
  const kept = [...counts].filter(([, count]) => count >= fewest);
  const vocabulary = new Map(kept.map(([feature], at) => [feature, at]));
  const rarity = Float32Array.from(kept, ([feature, count]) => Math.log(1 + examples.length / count) * (isPart(feature) ? shareOfPart : 1));
  const known = examples.map(({ features, meaning }) => ({
    said: features.join(),
    features: numbersOf(vocabulary, features),
    label: keyOf(meaning),
  }));
  return {
    vocabulary,
    model: learnSoftmax(known, rarity, passes),
    groups: new Map(examples.map(({ meaning, group }) => [keyOf(meaning), group])),
    inUse: usesOf(examples),
  };
}

/** What was probably meant, the most probable first. */
export function guessMeaning({ vocabulary, model, groups }: Classifier, given: readonly string[]): Guess[] {
  // Of words that nobody ever used the parts say nothing either.
  const isHeard = given.some((feature) => !isPart(feature) && vocabulary.has(feature));
  return [...probabilities(model, isHeard ? numbersOf(vocabulary, given) : [])]
    .map(([key, probability]) => ({ ...meaningOf(key), group: groups.get(key) as string, probability }))
    .sort((a, b) => b.probability - a.probability);
}

/** How many meanings have been asked for with this word. */
export function meaningsWith({ inUse }: Classifier, word: string): number {
  return inUse.get(word) ?? 0;
}

function countsOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function usesOf(examples: readonly Example[]): Map<string, number> {
  const uses = new Map<string, Set<string>>();
  for (const { features, meaning } of examples)
    for (const word of features.filter(isWord)) uses.set(word, (uses.get(word) ?? new Set()).add(keyOf(meaning)));
  return new Map([...uses].map(([word, meanings]) => [word, meanings.size]));
}

/** The numbers of the features that are known. */
function numbersOf(vocabulary: ReadonlyMap<string, number>, features: readonly string[]): number[] {
  return features.flatMap((feature) => vocabulary.get(feature) ?? []);
}

const keyOf = ({ kind, name }: Meaning) => `${kind} ${name}`;

function meaningOf(key: string): Meaning {
  const space = key.indexOf(' ');
  return { kind: key.slice(0, space) as Meaning['kind'], name: key.slice(space + 1) };
}
