import { stemmer } from 'stemmer';

/** What a message may be meant as: a task for the shop, a room or demand that a floor has to suit, or an entry of the guide. */
export type Meaning = { kind: 'task' | 'place' | 'entry'; name: string };

export type Guess = Meaning & {
  /** From 0 to 1; those of all meanings add up to 1. */
  probability: number;
};

/** A message as people write it, and what is meant by it. */
export type Example = { message: string; meaning: Meaning };

/** What is taken for granted of a word that a meaning was never asked for with, as a share of how often it is used at all. */
const smoothing = 0.3;
/** How much counts how often a meaning is asked for. */
const weightOfPrior = 0.3;
/** Two neighbouring words say much the same as each of them. */
const weightOfPair = 0.4;
/** Of the words of a message at least so many have to be known. */
const leastHeard = 0.6;
/** Words of one message say more together than each: by so much the sum is damped, so that a guess is as often right as it says. */
const damping = 0.6;

/**
 * A naive Bayes classifier over words and pairs of neighbouring words (Manning, Raghavan and Schütze, Introduction to Information
 * Retrieval, chapter 13; words that are there count, those that are not do not).
 */
export class NaiveBayes {
  #meanings: Meaning[] = [];
  #asked: number[] = [];
  #numbers = new Map<string, number>();
  #uses = new Map<string, Map<number, number>>();
  #total = 0;

  /** Learns of some messages; may be called again and again. */
  learn(examples: Iterable<Example>): void {
    for (const { message, meaning } of examples) {
      const number = this.#numberOf(meaning);
      this.#asked[number] = (this.#asked[number] ?? 0) + 1;
      this.#total += 1;
      for (const feature of featuresOf(message)) {
        const uses = this.#uses.get(feature) ?? new Map<number, number>();
        if (!uses.size) this.#uses.set(feature, uses);
        uses.set(number, (uses.get(number) ?? 0) + 1);
      }
    }
  }

  /** Forgets the pairs that only one message had: they are most of all, and say least. Yields after each `inOneGo` of words and pairs. */
  *forgetSingles(inOneGo: number): Generator<void, void> {
    let looked = 0;
    for (const [feature, uses] of this.#uses) {
      if (uses.size === 1 && feature.includes(' ') && usedIn(uses) === 1) this.#uses.delete(feature);
      looked += 1;
      if (looked % inOneGo === 0) yield;
    }
  }

  /** What was probably meant, the most probable first; nothing where no word of it was ever used. */
  guess(message: string, most = 12): Guess[] {
    const known = [...featuresOf(message)].flatMap((feature) => {
      const uses = this.#uses.get(feature);
      return uses ? [{ uses, weight: feature.includes(' ') ? weightOfPair : 1, share: usedIn(uses) / this.#total }] : [];
    });
    // Another language, or letters at random: what few words it shares with anybody's question say nothing.
    const words = [...featuresOf(message)].filter((feature) => !feature.includes(' '));
    const heard = words.filter((word) => this.#uses.has(word)).length;
    if (!known.length || heard < words.length * leastHeard) return [];
    const weights = known.reduce((sum, { weight }) => sum + weight, 0);
    const scores = this.#asked.map((asked) => weightOfPrior * Math.log(asked) - weights * Math.log(asked + smoothing));
    for (const { uses, weight, share } of known)
      for (const [number, count] of uses) scores[number] = (scores[number] ?? 0) + weight * Math.log(1 + count / (smoothing * share));
    const damped = scores.map((score) => score * damping ** Math.log2(1 + known.length / 4));
    const best = damped.reduce((one, other) => Math.max(one, other), -Infinity);
    const sum = damped.reduce((total, score) => total + Math.exp(score - best), 0);
    return damped
      .map((score, number) => ({ ...(this.#meanings[number] as Meaning), probability: Math.exp(score - best) / sum }))
      .sort((a, b) => b.probability - a.probability)
      .slice(0, most);
  }

  /** Of how many meanings a word was used. */
  meaningsWith(word: string, counts: (meaning: Meaning) => boolean): number {
    const uses = this.#uses.get(stemmer(word));
    return uses ? [...uses.keys()].filter((number) => counts(this.#meanings[number] as Meaning)).length : 0;
  }

  #numberOf(meaning: Meaning): number {
    const key = `${meaning.kind} ${meaning.name}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#meanings.length);
    return this.#meanings.push(meaning) - 1;
  }
}

function usedIn(uses: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const count of uses.values()) sum += count;
  return sum;
}

/** The words without their endings, whatever figures there are as one, and each two that stand side by side. */
function featuresOf(message: string): Set<string> {
  const words =
    message
      .toLowerCase()
      .replaceAll(/['\u2019]/g, '')
      .match(/\d+(?:[.,]\d+)*|[a-z\u00e0-\u024f]+|£/g) ?? [];
  const features = new Set<string>();
  let before = '^';
  for (const word of words) {
    const root = stemOf(word);
    features.add(root).add(`${before} ${root}`);
    before = root;
  }
  return features;
}

/** Looked up, for learning meets each word some hundred times. */
const stems = new Map<string, string>();
const maxStems = 50_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /\d/.test(word) ? '#' : stemmer(word);
  if (stems.size < maxStems) stems.set(word, stem);
  return stem;
}
