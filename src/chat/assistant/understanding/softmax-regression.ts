import { createHash } from 'node:crypto';

/**
 * Weights that tell, for each feature, how much it speaks for each label: a row of `labels` bytes for each feature, in steps of `step`.
 * `rarity`: how much a feature counts beside the others of a message. Plain data: threads hand it over.
 */
export type SoftmaxRegression = {
  labels: string[];
  rarity: Float32Array;
  weights: Int8Array;
  step: number;
  bias: Float32Array;
};

/** `said`: what tells it from other examples. `features`: numbers from 0, of which `rarity` has as many. */
type Example = { said: string; features: readonly number[]; label: string };
/** An example with the number of its label; `turns`: when it has its turn in each round. */
type Known = { turns: readonly number[]; vector: Vector; is: number };
/** The features of a message, and how much each counts. */
type Vector = { at: readonly number[]; weight: Float32Array };

const [mostlyPasses, rounds] = [3, 2];
const learningRate = 0.6;
const biasRate = 0.05;
const tooSmallToMatter = 1e-3;
const mostOfByte = 127;

/**
 * Learns by stochastic gradient descent with AdaGrad's steps (Duchi, Hazan and Singer, 2011), `passes` times in orders of their own: the mean of what
 * is learnt depends less on any order, so that an example more changes little else. The same examples give the same weights.
 */
export function learnSoftmax(examples: readonly Example[], rarity: Float32Array, passes = mostlyPasses): SoftmaxRegression {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const places = new Map(labels.map((label, at) => [label, at]));
  const known = examples.map(({ said, features, label }) => ({
    turns: turnsOf(said, passes * rounds),
    vector: vectorOf(rarity, features),
    is: places.get(label) as number,
  }));
  const mean = new Float32Array(rarity.length * labels.length);
  const meanBias = new Float32Array(labels.length);
  for (let pass = 0; pass < passes; pass++) {
    const { weights, bias } = learnOnce(known, labels.length, rarity.length, pass * rounds);
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (weights[at] as number) / passes;
    for (let at = 0; at < meanBias.length; at++) meanBias[at] = (meanBias[at] as number) + (bias[at] as number) / passes;
  }
  return { labels, rarity, ...inBytes(mean), bias: meanBias };
}

/** One pass, which takes the examples in the order of their turns from `firstTurn` on. */
function learnOnce(known: readonly Known[], width: number, height: number, firstTurn: number): { weights: Float32Array; bias: Float32Array } {
  const weights = new Float32Array(height * width);
  const steps = new Float32Array(weights.length).fill(1e-3);
  const bias = new Float32Array(width);
  const wrong = new Uint16Array(width);
  for (let turn = firstTurn; turn < firstTurn + rounds; turn++) {
    for (const { vector, is } of known.toSorted((a, b) => (a.turns[turn] as number) - (b.turns[turn] as number))) {
      const errors = chancesOf(weights, 1, bias, vector);
      errors[is] = (errors[is] as number) - 1;
      let wrongs = 0;
      for (let label = 0; label < width; label++) {
        if (Math.abs(errors[label] as number) < tooSmallToMatter) continue;
        wrong[wrongs++] = label;
        bias[label] = (bias[label] as number) - biasRate * (errors[label] as number);
      }
      for (let i = 0; i < vector.at.length; i++) {
        const row = (vector.at[i] as number) * width;
        for (let j = 0; j < wrongs; j++) {
          const label = wrong[j] as number;
          const slope = (errors[label] as number) * (vector.weight[i] as number);
          const step = (steps[row + label] as number) + slope * slope;
          steps[row + label] = step;
          weights[row + label] = (weights[row + label] as number) - (learningRate * slope) / Math.sqrt(step);
        }
      }
    }
  }
  return { weights, bias };
}

/** How probable each label is; together 1. */
export function probabilities({ labels, rarity, weights, step, bias }: SoftmaxRegression, features: readonly number[]): Map<string, number> {
  const chances = chancesOf(weights, step, bias, vectorOf(rarity, features));
  return new Map(labels.map((label, at) => [label, chances[at] as number]));
}

/** A byte tells a weight as well as four do, and is a quarter of the file. */
function inBytes(weights: Float32Array): Pick<SoftmaxRegression, 'weights' | 'step'> {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const step = most / mostOfByte || 1;
  const bytes = new Int8Array(weights.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.round((weights[at] as number) / step);
  return { weights: bytes, step };
}

/** Of length 1; rare features weigh more. */
function vectorOf(rarity: Float32Array, at: readonly number[]): Vector {
  const length = Math.hypot(...at.map((feature) => rarity[feature] as number)) || 1;
  return { at, weight: Float32Array.from(at, (feature) => (rarity[feature] as number) / length) };
}

function chancesOf(weights: Float32Array | Int8Array, step: number, bias: Float32Array, { at, weight }: Vector): Float32Array {
  const width = bias.length;
  const chances = new Float32Array(bias);
  // Two rows at a time: half as often are the sums read and written, which is what takes the time.
  for (let i = 0; i < at.length; i += 2) {
    const isLast = i + 1 === at.length;
    const [row, next] = [(at[i] as number) * width, (at[isLast ? i : i + 1] as number) * width];
    const [counts, nextCounts] = [(weight[i] as number) * step, isLast ? 0 : (weight[i + 1] as number) * step];
    for (let label = 0; label < width; label++)
      chances[label] = (chances[label] as number) + (weights[row + label] as number) * counts + (weights[next + label] as number) * nextCounts;
  }
  let most = -Infinity;
  for (let label = 0; label < width; label++) most = Math.max(most, chances[label] as number);
  let all = 0;
  for (let label = 0; label < width; label++) all += chances[label] = Math.exp((chances[label] as number) - most);
  for (let label = 0; label < width; label++) chances[label] = (chances[label] as number) / all;
  return chances;
}

/**
 * When an example has its turn in each round: by a hash of it, so that each round has another order, whoever learns has the same, and examples
 * that are added leave the order of the others as it was.
 */
function turnsOf(said: string, count: number): number[] {
  const hash = createHash('sha256').update(said).digest();
  return Array.from({ length: count }, (_, round) => hash.readUInt32LE(round * Uint32Array.BYTES_PER_ELEMENT));
}
