import type { Appearance } from './appearance.ts';

/** A pattern that a floor can be laid in. */
export type LayingPattern = Appearance['layout'];

/** Joints as wide as this, mm, are grouted: tiles. Narrower ones are bevels or none. */
const groutedFromMm = 2;

const soft: readonly Appearance['material'][] = ['carpet-loop', 'carpet-twist', 'sheet'];

/** Whether there is grout between the units, whose colour can be chosen. Mosaic comes on sheets, its joint is grouted like any. */
export function isGrouted({ jointMm, layout, material }: Appearance): boolean {
  return jointMm >= groutedFromMm && layout !== 'seamless' && layout !== 'object' && !soft.includes(material);
}

/**
 * The patterns these goods can be laid in, their own first. Goods that are made for one pattern have one: chevron blocks are
 * cut at an angle, panels, hexagons and mosaic sheets fit only themselves, a pattern of encaustic tiles runs across four.
 * Boards lock or groove along their sides, so they lie in rows; blocks and tiles also lie turned against each other, where
 * their length is a whole number of widths.
 */
export function layingPatterns(appearance: Appearance): LayingPattern[] {
  const { layout, material, unitMm } = appearance;
  const [short, long] = [Math.min(...unitMm), Math.max(...unitMm)];
  const ratio = long / short;
  const whole = ratio >= 1.9 && Math.abs(ratio - Math.round(ratio)) < 0.06 && ratio < 8;
  const turned: LayingPattern[] = ratio >= 1.9 && ratio <= 8 ? (whole ? ['herringbone', 'basket-weave'] : ['herringbone']) : [];
  const suits = (): LayingPattern[] => {
    switch (layout) {
      case 'random-plank':
        // Long tiles carry a slight bow, which a half bond would make lips of.
        return isGrouted(appearance) ? ['stack', ...turned] : ['brick'];
      case 'herringbone':
        return ['brick', ...turned];
      case 'parquet':
      case 'basket-weave':
        return ratio < 1.5 ? [] : ['brick', ...turned];
      case 'brick':
      case 'stack':
        if (material === 'encaustic') return [];
        if (material === 'carpet-tile') return ['stack', 'brick'];
        return ['stack', 'brick', ...turned];
      default:
        return [];
    }
  };
  const same = (pattern: LayingPattern) => pattern === layout || (layout === 'parquet' && pattern === 'basket-weave');
  return [layout, ...suits().filter((pattern) => !same(pattern))];
}

/** The same goods laid another way, or with other grout. Neither is checked: `layingPatterns` and `isGrouted` say what suits. */
export function laidAs(appearance: Appearance, pattern: LayingPattern, jointColour = appearance.jointColour): Appearance {
  const [w, h] = appearance.unitMm;
  // These count the width first; a grid or a bond takes tiles as they are.
  const lengthwise = pattern === 'herringbone' || pattern === 'basket-weave' || pattern === 'random-plank';
  return { ...appearance, layout: pattern, jointColour, unitMm: lengthwise && h < w ? [h, w] : [w, h] };
}
