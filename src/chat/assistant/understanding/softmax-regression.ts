/**
 * Weights that tell, for each feature, how much it speaks for each label: one row for each of `features`, which are numbers of the
 * vocabulary in order. Plain data: threads hand it over.
 */
export type SoftmaxRegression = {
  labels: string[];
  features: Uint32Array;
  rarity: Float32Array;
  weights: Float32Array;
  bias: Float32Array;
};

type Example = { features: readonly number[]; label: string };
/** The rows of a message's features, and how much each counts. */
type Vector = { at: number[]; weight: number[] };

const rounds = 3;
const learningRate = 0.5;
const biasRate = 0.05;
const tooSmallToMatter = 5e-3;
/** A feature that hardly any example has says nothing of others. */
const fewestExamples = 4;

/** Learns by stochastic gradient descent with AdaGrad's steps (Duchi, Hazan and Singer, 2011). The same examples give the same weights. */
export function learnSoftmax(examples: readonly Example[]): SoftmaxRegression {
  const model = emptyModel(examples);
  const { labels, weights, bias } = model;
  const width = labels.length;
  const steps = new Float32Array(weights.length).fill(1e-3);
  const vectors = examples.map(({ features, label }) => ({ vector: vectorOf(model, features), is: labels.indexOf(label) }));
  for (let round = 0; round < rounds; round++) {
    for (const { vector, is } of shuffled(vectors, round)) {
      const chances = chancesOf(model, vector);
      for (let label = 0; label < width; label++) {
        const error = (chances[label] as number) - (label === is ? 1 : 0);
        if (Math.abs(error) < tooSmallToMatter) continue;
        bias[label] = (bias[label] as number) - biasRate * error;
        for (let i = 0; i < vector.at.length; i++) {
          const cell = (vector.at[i] as number) * width + label;
          const slope = error * (vector.weight[i] as number);
          steps[cell] = (steps[cell] as number) + slope * slope;
          weights[cell] = (weights[cell] as number) - (learningRate * slope) / Math.sqrt(steps[cell] as number);
        }
      }
    }
  }
  return model;
}

/** How probable each label is; together 1. */
export function probabilities(model: SoftmaxRegression, features: readonly number[]): Map<string, number> {
  const chances = chancesOf(model, vectorOf(model, features));
  return new Map(model.labels.map((label, at) => [label, chances[at] as number]));
}

function emptyModel(examples: readonly Example[]): SoftmaxRegression {
  const counts = new Map<number, number>();
  for (const { features } of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const known = [...counts].filter(([, count]) => count >= fewestExamples).sort(([a], [b]) => a - b);
  return {
    labels,
    features: Uint32Array.from(known, ([feature]) => feature),
    rarity: Float32Array.from(known, ([, count]) => Math.log(1 + examples.length / count)),
    weights: new Float32Array(known.length * labels.length),
    bias: new Float32Array(labels.length),
  };
}

/** Whether it has learnt anything of a feature. */
export function knows({ features }: SoftmaxRegression, feature: number): boolean {
  return rowOf(features, feature) !== null;
}

/** Of length 1; rare features weigh more. */
function vectorOf(model: SoftmaxRegression, features: readonly number[]): Vector {
  const at = features.flatMap((feature) => rowOf(model.features, feature) ?? []);
  const length = Math.hypot(...at.map((row) => model.rarity[row] as number)) || 1;
  return { at, weight: at.map((row) => (model.rarity[row] as number) / length) };
}

/** Where a number stands in an ordered list; null where it is not in it. */
function rowOf(ordered: Uint32Array, wanted: number): number | null {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ordered[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return ordered[from] === wanted ? from : null;
}

function chancesOf({ weights, bias }: SoftmaxRegression, { at, weight }: Vector): Float64Array {
  const width = bias.length;
  const chances = Float64Array.from(bias);
  for (let i = 0; i < at.length; i++) {
    const row = (at[i] as number) * width;
    for (let label = 0; label < width; label++)
      chances[label] = (chances[label] as number) + (weights[row + label] as number) * (weight[i] as number);
  }
  const most = Math.max(...chances);
  let all = 0;
  for (let label = 0; label < width; label++) all += chances[label] = Math.exp((chances[label] as number) - most);
  return chances.map((one) => one / all);
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
