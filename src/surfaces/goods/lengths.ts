import type { Goods } from './goods.ts';
import { lettered, tone } from './parts.ts';

/** A closed outline in mm, x to the right, y up, clockwise. */
type Section = readonly (readonly [number, number])[];

const profiles: readonly { words: RegExp; section: Section }[] = [
  {
    words: /ramp|reducer|reducing/i,
    section: [
      [0, 0],
      [2, 3],
      [30, 11],
      [38, 12],
      [41, 10],
      [41, 0],
      [38, 0],
      [38, 8],
      [10, 2],
      [9, 0],
    ],
  },
  {
    words: /nosing|stair/i,
    section: [
      [0, 12],
      [0, 15],
      [40, 15],
      [45, 12],
      [45, -14],
      [40, -16],
      [40, -13],
      [42, -11],
      [42, 9],
      [38, 12],
    ],
  },
  {
    words: /end|angle|edge|tile trim|quadrant|scotia|bead/i,
    section: [
      [0, 0],
      [0, 2],
      [24, 2],
      [25, 10],
      [28, 13],
      [31, 12],
      [31, 0],
    ],
  },
  {
    words: /.*/,
    section: [
      [0, 9],
      [3, 12],
      [20, 14],
      [37, 12],
      [40, 9],
      [22, 9],
      [22, 0],
      [27, 0],
      [27, -2],
      [13, -2],
      [13, 0],
      [18, 0],
      [18, 9],
    ],
  },
];

const skirtings: readonly { words: RegExp; section: Section }[] = [
  {
    words: /ogee|torus|ovolo|victorian|period/i,
    section: [
      [0, 0],
      [0, 120],
      [5, 120],
      [7, 116],
      [12, 112],
      [13, 106],
      [10, 102],
      [12, 97],
      [18, 92],
      [18, 0],
    ],
  },
  {
    words: /.*/,
    section: [
      [0, 0],
      [0, 120],
      [12, 120],
      [16, 117],
      [18, 112],
      [18, 0],
    ],
  },
];

/** A strip of trim: a length of it in perspective, or its section with the light on it. */
export function profile(goods: Goods): string {
  const section = profiles.find((p) => p.words.test(goods.name))?.section ?? [];
  return goods.close ? extruded(goods, section, 230, 660, 9.5, [620, -330]) : extruded(goods, section, 150, 690, 6.2, [690, -395]);
}

/** A length of skirting, standing. */
export function skirting(goods: Goods): string {
  const section = skirtings.find((p) => p.words.test(goods.name))?.section ?? [];
  return goods.close ? extruded(goods, section, 330, 790, 4.6, [560, -235]) : extruded(goods, section, 170, 740, 2.9, [780, -300]);
}

/** Draws a section pushed along `away` (px), near end at (x, y), `scale` px to a mm. Faces nearer the upper left are lighter. */
function extruded(goods: Goods, section: Section, x: number, y: number, scale: number, away: readonly [number, number]): string {
  const [colour = '#b9b9b4', accent = tone(colour, 0.8)] = goods.colours;
  const at = (p: readonly [number, number]): [number, number] => [x + p[0] * scale, y - p[1] * scale];
  const points = section.map(at);
  const low = Math.max(...points.map((p) => p[1]));
  const faces = points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as [number, number];
    const facing = (b[0] - a[0]) * away[1] - (b[1] - a[1]) * away[0];
    if (facing >= 0) return [];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    // Outward normal of a clockwise outline, y downward.
    const light = ((b[1] - a[1]) * -0.45 + (b[0] - a[0]) * 0.9) / length;
    return [{ a, b, light, order: (a[0] + b[0]) * -away[1] + (a[1] + b[1]) * away[0] }];
  });
  faces.sort((p, q) => p.order - q.order);
  const body = faces
    .map(({ a, b, light }, i) => {
      const shade = 0.74 + 0.36 * light;
      const id = `face${i}`;
      return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a[0]}" y1="${a[1]}" x2="${a[0] + away[0]}" y2="${a[1] + away[1]}"><stop offset="0" stop-color="${tone(colour, shade)}"/><stop offset="0.32" stop-color="${tone(colour, shade + 0.14)}"/><stop offset="0.6" stop-color="${tone(colour, shade * 0.94)}"/><stop offset="1" stop-color="${tone(colour, shade * 0.82)}"/></linearGradient><polygon points="${a} ${b} ${b[0] + away[0]},${b[1] + away[1]} ${a[0] + away[0]},${a[1] + away[1]}" fill="url(#${id})" stroke="url(#${id})" stroke-width="0.8"/>`;
    })
    .join('');
  const xs = points.map((p) => p[0]);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const ground = `<path d="M${first + 10} ${low + 4} L${last + 40} ${low + 8} L${last + 60 + away[0]} ${low + away[1] + 16} L${first + away[0]} ${low + away[1]} Z" fill="#4a3c28" opacity="0.36" filter="url(#near)"/>`;
  const end = `<polygon points="${points.join(' ')}" fill="${tone(accent, 0.94)}" stroke="${tone(colour, 0.6)}" stroke-width="1.5" stroke-linejoin="round"/>`;
  return `${ground}${body}${end}${lettered(goods.name, { x: 70, y: 80, w: 520, h: 110 }, 34, '#1D2729')}${goods.detail ? lettered(goods.detail, { x: 70, y: 196, w: 520, h: 34 }, 24, '#5A625F') : ''}`;
}
