import type { Appearance } from './appearance.ts';
import { rgb } from './colour.ts';
import { layoutOf } from './layouts/layout.ts';
import { newSpot } from './layouts/spot.ts';
import { materialOf } from './materials/all.ts';
import { shade, type Tint } from './materials/material.ts';
import { ease, valueNoise } from './noise.ts';

/** Answers for a point of the laid floor (mm) by filling in `out`; `footprint` is the distance between samples in mm. */
export type Floor = (x: number, y: number, footprint: number, out: Tint) => void;

/** How units end: width and depth (mm) of the eased edge, and how deep the joint lies below the face. */
type Edge = { width: number; depth: number; sunk: number };

function edgeOf(appearance: Appearance): Edge {
  switch (appearance.material) {
    case 'wood':
      return { width: 1.3, depth: 0.45, sunk: 0.7 };
    case 'carpet-tile':
    case 'carpet-loop':
    case 'carpet-twist':
    case 'sheet':
      return { width: 1, depth: 0.1, sunk: 0.3 };
    case 'slate':
      return { width: 2.2, depth: 0.9, sunk: 1.5 };
    default:
      return { width: 1.1 + 2.4 * appearance.character * appearance.gloss, depth: 0.5, sunk: 0.9 };
  }
}

/** The whole floor of one appearance: stuff, laid to its pattern, with joints. It never repeats, or after as many units as `cells` says. */
export function floorOf(appearance: Appearance, cells?: readonly [number, number]): Floor {
  const layout = layoutOf(cells ? { ...appearance, cells } : appearance);
  const material = materialOf(appearance);
  const joint = rgb(appearance.jointColour);
  const { jointMm, seed } = appearance;
  const edge = edgeOf(appearance);
  const spot = newSpot();
  return (x, y, footprint, out) => {
    layout(x, y, spot);
    material(spot, footprint, out);
    if (spot.edge > edge.width + footprint * 2) return;
    const width = Math.max(edge.width, footprint);
    out.height -= edge.depth * (1 - ease(0, width, Math.max(0, spot.edge)));
    if (jointMm <= 0) return;
    const cover = jointCover(spot.edge + jointMm / 2, jointMm / 2, footprint);
    if (cover <= 0) return;
    const grain = 1 + 0.08 * valueNoise(x / 1.7, y / 1.7, seed + 71) + 0.05 * valueNoise(x / 30, y / 30, seed + 72);
    out.r += (joint.r * grain - out.r) * cover;
    out.g += (joint.g * grain - out.g) * cover;
    out.b += (joint.b * grain - out.b) * cover;
    // A joint is a little darker where the unit stands over it.
    if (spot.edge < 0) shade(out, 1 - 0.16 * cover * ease(-1.2, 0, spot.edge));
    out.height -= edge.sunk * cover;
    out.gloss *= 1 - 0.9 * cover;
  };
}

/** Share of a sample `footprint` wide, `away` from the joint's centre line, that the joint (half its width given) covers. */
function jointCover(away: number, half: number, footprint: number): number {
  const from = Math.max(-half, away - footprint / 2);
  const to = Math.min(half, away + footprint / 2);
  return to <= from ? 0 : (to - from) / footprint;
}
