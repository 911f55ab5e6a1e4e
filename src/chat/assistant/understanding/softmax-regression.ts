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

/** `features`: numbers from 0, of which `rarity` has as many. */
type Example = { features: readonly number[]; label: string };
/** The features of a message, and how much each counts. */
type Vector = { at: readonly number[]; weight: Float32Array };

const rounds = 2;
const learningRate = 0.6;
const biasRate = 0.05;
const tooSmallToMatter = 1e-3;
const mostOfByte = 127;

/** Learns by stochastic gradient descent with AdaGrad's steps (Duchi, Hazan and Singer, 2011). The same examples give the same weights. */
export function learnSoftmax(examples: readonly Example[], rarity: Float32Array): SoftmaxRegression {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const width = labels.length;
  const weights = new Float32Array(rarity.length * width);
  const steps = new Float32Array(weights.length).fill(1e-3);
  const bias = new Float32Array(width);
  const places = new Map(labels.map((label, at) => [label, at]));
  const vectors = examples.map(({ features, label }) => ({ vector: vectorOf(rarity, features), is: places.get(label) as number }));
  const wrong = new Uint16Array(width);
  for (let round = 0; round < rounds; round++) {
    for (const { vector, is } of shuffled(vectors, round)) {
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
  return { labels, rarity, ...inBytes(weights), bias };
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
  for (let i = 0; i < at.length; i++) {
    const row = (at[i] as number) * width;
    const counts = (weight[i] as number) * step;
    for (let label = 0; label < width; label++) chances[label] = (chances[label] as number) + (weights[row + label] as number) * counts;
  }
  let most = -Infinity;
  for (let label = 0; label < width; label++) most = Math.max(most, chances[label] as number);
  let all = 0;
  for (let label = 0; label < width; label++) all += chances[label] = Math.exp((chances[label] as number) - most);
  for (let label = 0; label < width; label++) chances[label] = (chances[label] as number) / all;
  return chances;
}

/** In another order each round, the same whenever it is learnt: a linear congruential generator (Numerical Recipes). */
function shuffled<T>(things: readonly T[], round: number): T[] {
  let state = round + 1;
  const places = things.map((thing) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return { thing, place: state };
  });
  return places.sort((a, b) => a.place - b.place).map(({ thing }) => thing);
}
