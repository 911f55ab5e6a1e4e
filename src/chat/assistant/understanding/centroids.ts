/** What each label's examples have in common: for each feature, the labels it speaks for and how much. Plain data. */
export type Centroids = { labels: string[]; rarity: Map<string, number>; towards: Map<string, { label: number; weight: number }[]> };

/** How much more a message is meant as the nearest label than as the next. */
const sharpness = 60;

/**
 * A label is the sum of its examples, in which a feature weighs more the fewer labels have it (Rocchio; class-based TF-IDF).
 * Good at telling hundreds of labels apart from a few dozen examples each.
 */
export function learnCentroids(examples: readonly { features: readonly string[]; label: string }[]): Centroids {
  const counts = new Map<string, Map<string, number>>();
  for (const { features, label } of examples) {
    const ofLabel = counts.get(label) ?? new Map<string, number>();
    counts.set(label, ofLabel);
    for (const feature of features) ofLabel.set(feature, (ofLabel.get(feature) ?? 0) + 1);
  }
  const spread = new Map<string, number>();
  for (const ofLabel of counts.values()) for (const feature of ofLabel.keys()) spread.set(feature, (spread.get(feature) ?? 0) + 1);
  const rarity = new Map([...spread].map(([feature, among]) => [feature, Math.log(1 + counts.size / among)]));
  const towards: Centroids['towards'] = new Map();
  for (const [label, ofLabel] of [...counts.values()].entries()) {
    const weights = [...ofLabel].map(([feature, count]) => [feature, Math.log(1 + count) * (rarity.get(feature) ?? 0)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [feature, weight] of weights) {
      const points = towards.get(feature) ?? [];
      towards.set(feature, points);
      points.push({ label, weight: weight / length });
    }
  }
  return { labels: [...counts.keys()], rarity, towards };
}

/** How near a message is to each label, as shares of 1: equal ones where no feature is known. */
export function nearness({ labels, rarity, towards }: Centroids, features: readonly string[]): Map<string, number> {
  const known = features.flatMap((feature) => {
    const weight = rarity.get(feature);
    return weight === undefined ? [] : [{ feature, weight }];
  });
  const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
  const likeness = new Float64Array(labels.length);
  for (const { feature, weight } of known)
    for (const point of towards.get(feature) ?? []) likeness[point.label] = (likeness[point.label] as number) + (point.weight * weight) / length;
  const nearest = Math.max(...likeness);
  const odds = likeness.map((one) => Math.exp((one - nearest) * sharpness));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return new Map(labels.map((label, at) => [label, (odds[at] as number) / all]));
}
