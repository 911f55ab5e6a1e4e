import { hex, lit, luminance, mix, rgb } from '../colour.ts';
import { lettering, linesOf, widthOf } from '../lettering.ts';

/** Every object stands on the same sheet of paper, 1200 × 900 units, its floor line at y = 690. */
export const stageWidth = 1200;
export const stageHeight = 900;

/** Shade (below 1) or tint (above 1) of a #rrggbb colour, by light. */
export function tone(colour: string, factor: number): string {
  const c = rgb(colour);
  if (factor <= 1) return hex(lit(c, factor));
  return hex(mix(c, { r: 1, g: 1, b: 1 }, Math.min(1, factor - 1)));
}

/** The colour of a palette that shows best on white paper: the darkest. */
export function accentOf(colours: readonly string[]): string {
  return colours.length === 0 ? '#1C4A47' : colours.reduce((a, b) => (luminance(rgb(b)) < luminance(rgb(a)) ? b : a));
}

/** A gradient across a round body lit from the left: `id` to fill with. */
export function roundness(id: string, colour: string, vertical = false): string {
  const stops: [number, number][] = [
    [0, 0.62],
    [0.1, 0.86],
    [0.3, 1.16],
    [0.42, 1.08],
    [0.7, 0.8],
    [0.92, 0.5],
    [1, 0.58],
  ];
  const [x2, y2] = vertical ? [0, 1] : [1, 0];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops
    .map(([at, f]) => `<stop offset="${at}" stop-color="${tone(colour, f)}"/>`)
    .join('')}</linearGradient>`;
}

/** The soft shadow of something that stands on (x1 … x2, y). */
export function shadow(x1: number, x2: number, y: number, height = 26): string {
  const cx = (x1 + x2) / 2 + 34;
  const rx = (x2 - x1) / 2 + 30;
  return (
    `<ellipse cx="${cx + 26}" cy="${y}" rx="${rx}" ry="${height}" fill="#4a3c28" opacity="0.3" filter="url(#soft)"/>` +
    `<ellipse cx="${cx - 34}" cy="${y}" rx="${rx - 30}" ry="${height * 0.4}" fill="#1D2729" opacity="0.42" filter="url(#near)"/>`
  );
}

/** Words set in a box from its top: the largest size up to `size` at which they fit. */
export function lettered(text: string, box: { x: number; y: number; w: number; h: number }, size: number, ink: string): string {
  let fitted = size;
  let lines = linesOf(text, box.w, fitted);
  while (fitted > 10 && (lines.length * fitted * 1.12 > box.h || lines.some((line) => widthOf(line, fitted) > box.w))) {
    fitted -= 1;
    lines = linesOf(text, box.w, fitted);
  }
  return lines.map((line, i) => lettering(line, { x: box.x, y: box.y + fitted * 0.8 + i * fitted * 1.12, size: fitted, fill: ink })).join('');
}

/** The whole document. `frame` looks at a part of the stage: x, y, width (4:3). */
export function stage(body: string, size: { widthPx: number; heightPx: number }, frame?: [number, number, number]): string {
  const [x, y, w] = frame ?? [0, 0, stageWidth];
  const h = (w * size.heightPx) / size.widthPx;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.widthPx}" height="${size.heightPx}" viewBox="${x} ${y} ${w} ${h}">` +
    '<defs><filter id="soft" x="-40%" y="-150%" width="180%" height="400%"><feGaussianBlur stdDeviation="22 11"/></filter>' +
    '<filter id="near" x="-40%" y="-150%" width="180%" height="400%"><feGaussianBlur stdDeviation="9 5"/></filter>' +
    '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBF9F5"/><stop offset="0.62" ' +
    'stop-color="#F6F2EB"/><stop offset="0.7" stop-color="#EFE9DF"/><stop offset="1" stop-color="#F3EEE6"/></linearGradient>' +
    '<radialGradient id="lamp" cx="0.32" cy="0.3" r="0.7"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" ' +
    'stop-color="#fff" stop-opacity="0"/></radialGradient></defs>' +
    `<rect width="${stageWidth}" height="${stageHeight}" fill="url(#ground)"/><rect width="${stageWidth}" height="${stageHeight}" ` +
    `fill="url(#lamp)"/>${body}</svg>`
  );
}

/** Something sold that is not a floor, with what is printed on it. */
export type Goods = {
  colours: readonly string[];
  /** Height of a skirting, mm. */
  acrossMm: number;
  seed: number;
  /** Short name for the label. */
  name: string;
  /** Weight, length or contents, or nothing. */
  detail: string;
  /** True for the label or section seen close. */
  close: boolean;
};
