import { toLinear } from '#surfaces/colour.ts';
import type { Wish } from '../../context.ts';
import { groundOf } from './picture-colours.ts';

/** How a floor looks by the colours of its picture: lightness and chroma from 0 to 100, hue in degrees, in CIE LCh. */
export type Seen = { lightness: number; chroma: number; hue: number };

/** The white of daylight, D65. */
const [whiteX, whiteZ] = [0.95047, 1.08883];

/** Of a picture's colours as `#rrggbb`; null where there are none. */
export function seenOf(colours: readonly string[]): Seen | null {
  const ground = groundOf(colours);
  if (!ground) return null;
  const [red, green, blue] = ground.map((byte) => toLinear(byte)) as [number, number, number];
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / whiteX);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / whiteZ);
  const [a, b] = [500 * (x - y), 200 * (y - z)];
  return { lightness: 116 * y - 16, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

type Score = (seen: Seen) => number;

const clamped = (value: number) => Math.max(-1, Math.min(1, value));
/** Above 0 where it is more than the middle, 1 and −1 a step away from it. */
const above = (value: number, middle: number, step: number) => clamped((value - middle) / step);
const isWarm = ({ hue }: Seen) => hue > 25 && hue < 100;
const warmChroma = (seen: Seen) => (isWarm(seen) ? seen.chroma : 0);
const isBeige = (seen: Seen) => isWarm(seen) && seen.lightness > 58 && seen.chroma > 5 && seen.chroma < 24;

const light: Score = ({ lightness }) => above(lightness, 64, 12);
const dark: Score = ({ lightness }) => above(50, lightness, 12);
const warm: Score = (seen) => above(warmChroma(seen), 14, 8);

/** What is wanted, as it is said or as a wish has it, and how much of it a floor has. */
const wanted: readonly { says: RegExp; score: Score }[] = [
  { says: /\b(?:white ?washed|limed|washed|bleached|scandi\w*|nordic)\b/, score: (seen) => (light(seen) + above(22, seen.chroma, 8)) / 2 },
  {
    says: /\b(?:mid|medium)(?: |-)?(?:tone|toned|brown|oak|grey|coloured|colour|shade|wood)\b/,
    score: ({ lightness }) => 1 - Math.abs(lightness - 54) / 12,
  },
  { says: /\b(?:warm|warmer|cosy|earthy)(?: \w+)? (?:brown|oak|wood|tones?|colou?rs?|shades?|grey|beige|look)\b/, score: warm },
  { says: /\b(?:cool|cooler|cold)(?: \w+)? (?:grey|tones?|colou?rs?|shades?|oak|wood|look)\b/, score: (seen) => -warm(seen) },
];
const ofWish: Readonly<Record<string, Score>> = { light, dark, warm };

/** What is refused, and how far a floor is from it. */
const ofRefused: Readonly<Record<string, Score>> = {
  light: ({ lightness }) => above(70, lightness, 8),
  dark: ({ lightness }) => above(lightness, 45, 10),
  yellow: (seen) => above(23, warmChroma(seen), 6),
  orange: (seen) => above(26, warmChroma(seen), 6),
  natural: (seen) => above(26, warmChroma(seen), 6),
  grey: ({ chroma }) => above(chroma, 9, 6),
  beige: (seen) => (isBeige(seen) ? -1 : 1),
  cream: (seen) => (isBeige(seen) && seen.lightness > 70 ? -1 : 1),
  brown: (seen) => above(16, warmChroma(seen), 8),
  white: ({ lightness }) => above(78, lightness, 6),
};

/** How near a floor's picture comes to what was said of its colour, and how far from what was refused: a number for each that was said. */
export function scoresOfColour({ colour, without }: Wish, said: string): Score[] {
  return [
    ...colour.flatMap((name) => ofWish[name] ?? []),
    ...wanted.flatMap(({ says, score }) => (says.test(said) ? [score] : [])),
    ...without.flatMap((name) => ofRefused[name] ?? []),
  ];
}
