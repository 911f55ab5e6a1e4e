/** Linear red, green and blue, 0 … 1. */
export type Linear = [number, number, number];

/** CIE 1976 L*a*b* of linear sRGB, for daylight (D65). */
function lab([r, g, b]: Linear): Linear {
  const f = (t: number): number => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How unlike two colours look: ΔE*ab of CIE 1976, stricter with strong colours than later formulas. 2 can just be told apart. */
export function colourDistance(a: Linear, b: Linear): number {
  const [la, lb] = [lab(a), lab(b)];
  return Math.hypot(la[0] - lb[0], la[1] - lb[1], la[2] - lb[2]);
}
