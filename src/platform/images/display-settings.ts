import { z } from 'zod';

/** How staff set a picture into its place: where it is anchored, how large, how strong, how dark. */
export type DisplaySettings = {
  backgroundPosition: string;
  backgroundSize: string;
  imageOpacity: number;
  overlayOpacity: number;
};

/** A point of a picture in whole percent from its left and its top: what stays in sight when it is cut. */
export type FocalPoint = { x: number; y: number };

/** The nine positions that have a name. */
export const positions = ['center', 'top', 'bottom', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right'] as const;

/** Sizes of a picture in CSS's words, with what staff call them. */
export const photoSizes = [
  ['cover', 'Cover'],
  ['contain', 'Contain'],
  ['100% 100%', 'Stretch'],
] as const;
export const slideSizes = [...photoSizes, ['120%', '120%'], ['150%', '150%'], ['80%', '80%'], ['auto', 'Auto']] as const;

export const slideRepeats = [
  ['no-repeat', 'Once'],
  ['repeat', 'Tiled'],
  ['repeat-x', 'Side by side'],
  ['repeat-y', 'One below another'],
] as const;

export const imageOpacities = { min: 0.1, max: 1, step: 0.1 } as const;
export const overlayOpacities = { min: 0, max: 0.8, step: 0.1 } as const;

const across: Record<string, number> = { left: 0, right: 100 };
const down: Record<string, number> = { top: 0, bottom: 100 };

/** The point that a position means, such as 'top left' or '40% 60%'; null for anything else. */
export function readPosition(position: string): FocalPoint | null {
  const text = position.trim().toLowerCase();
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(text) ?? [];
  if (x !== undefined) return Number(x) <= 100 && Number(y) <= 100 ? { x: Number(x), y: Number(y) } : null;
  const words = text.split(/\s+/);
  const isNamed = positions.some((name) => name === text || name === words.toReversed().join(' '));
  if (!isNamed) return null;
  const of = (axis: Record<string, number>) => words.map((word) => axis[word]).find((percent) => percent !== undefined) ?? 50;
  return { x: of(across), y: of(down) };
}

/** The position of a point: its name where it has one, else its percentages. */
export function positionOf({ x, y }: FocalPoint): string {
  return (
    positions.find((name) => {
      const named = readPosition(name);
      return named?.x === x && named.y === y;
    }) ?? `${x}% ${y}%`
  );
}

/** A whole percentage from 0 to 100. */
export function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}

const arrows: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The point after an arrow key: one percent further, ten with Shift; null for any other key. */
export function moveFocalPoint({ x, y }: FocalPoint, key: string, isFar: boolean): FocalPoint | null {
  const [right, down] = arrows[key] ?? [];
  if (right === undefined || down === undefined) return null;
  const step = isFar ? 10 : 1;
  return { x: clampPercent(x + right * step), y: clampPercent(y + down * step) };
}

const opacity = ({ min, max }: { min: number; max: number }, name: string) =>
  z
    .number(`Please enter the ${name} as a number from ${min} to ${max}.`)
    .min(min, `Please enter the ${name} as a number from ${min} to ${max}.`)
    .max(max, `Please enter the ${name} as a number from ${min} to ${max}.`)
    // A slider's steps do not add up in binary: 0.30000000000000004.
    .transform((value) => Math.round(value * 100) / 100);

const one = (options: readonly (readonly [string, string])[], what: string) =>
  z.enum(
    options.map(([value]) => value),
    `Please choose the ${what}: ${options.map(([, words]) => words.toLowerCase()).join(', ')}.`,
  );

/** What a call or a form may say of these, in the API's names. */
export const positionField = z
  .string()
  .max(40)
  .refine((text) => readPosition(text) !== null, 'Please enter a position such as center, top left or 40% 60%.')
  .transform((text) => positionOf(readPosition(text) ?? { x: 50, y: 50 }))
  .meta({ examples: ['top left', '40% 60%'] });
export const photoSizeField = one(photoSizes, 'size');
export const slideSizeField = one(slideSizes, 'size');
export const repeatField = one(slideRepeats, 'repetition');
export const imageOpacityField = opacity(imageOpacities, 'image opacity');
export const overlayOpacityField = opacity(overlayOpacities, 'overlay');
