/**
 * What each label's examples have in common: for each feature (its number in the vocabulary), how rare it is, and from `start[feature]`
 * to `start[feature + 1]` the labels it speaks for and how much. Plain data.
 */
export type Centroids = { labels: string[]; rarity: Float32Array; start: Uint32Array; label: Uint16Array; weight: Float32Array };

/** How much more a message is meant as the nearest label than as the next. */
const sharpness = 60;

/**
 * A label is the sum of its examples, in which a feature weighs more the fewer labels have it (Rocchio; class-based TF-IDF).
 * Good at telling hundreds of labels apart from a few dozen examples each. `size`: of the vocabulary.
 */
export function learnCentroids(examples: readonly { features: readonly number[]; label: string }[], size: number): Centroids {
  const counts = new Map<string, Map<number, number>>();
  for (const { features, label } of examples) {
    const ofLabel = counts.get(label) ?? new Map<number, number>();
    counts.set(label, ofLabel);
    for (const feature of features) ofLabel.set(feature, (ofLabel.get(feature) ?? 0) + 1);
  }
  const start = new Uint32Array(size + 1);
  for (const ofLabel of counts.values()) for (const feature of ofLabel.keys()) start[feature + 1] = (start[feature + 1] as number) + 1;
  const rarity = Float32Array.from({ length: size }, (_, feature) => Math.log(1 + counts.size / (start[feature + 1] as number)));
  for (let feature = 0; feature < size; feature++) start[feature + 1] = (start[feature + 1] as number) + (start[feature] as number);
  const label = new Uint16Array(start[size] as number);
  const weight = new Float32Array(label.length);
  const next = start.slice();
  for (const [at, ofLabel] of [...counts.values()].entries()) {
    const weights = [...ofLabel].map(([feature, count]) => [feature, Math.log(1 + count) * (rarity[feature] as number)] as const);
    const length = Math.hypot(...weights.map(([, one]) => one)) || 1;
    for (const [feature, one] of weights) {
      const point = next[feature] as number;
      next[feature] = point + 1;
      label[point] = at;
      weight[point] = one / length;
    }
  }
  return { labels: [...counts.keys()], rarity, start, label, weight };
}

/** How near a message is to each label, as shares of 1: equal ones where no feature is known. */
export function nearness({ labels, rarity, start, label, weight }: Centroids, features: readonly number[]): Map<string, number> {
  const length = Math.hypot(...features.map((feature) => rarity[feature] as number)) || 1;
  const likeness = new Float64Array(labels.length);
  for (const feature of features) {
    const share = (rarity[feature] as number) / length;
    for (let point = start[feature] as number; point < (start[feature + 1] as number); point++) {
      const of = label[point] as number;
      likeness[of] = (likeness[of] as number) + (weight[point] as number) * share;
    }
  }
  const nearest = Math.max(...likeness);
  const odds = likeness.map((one) => Math.exp((one - nearest) * sharpness));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return new Map(labels.map((name, at) => [name, (odds[at] as number) / all]));
}

/** How many labels a feature speaks for. */
export function labelsWith({ start }: Centroids, feature: number): number {
  return (start[feature + 1] as number) - (start[feature] as number);
}
