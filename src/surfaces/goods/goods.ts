import type { Appearance } from '../appearance.ts';
import { bag, board, bottle, cartridge, kit, roll, tub } from './containers.ts';
import { type Goods, lettered, roundness, shadow, stage, tone } from './parts.ts';

/** A closed outline in mm, x to the right, y up, clockwise, as in SVG's points. */
type Section = string;

const profiles: readonly { words: RegExp; section: Section }[] = [
  { words: /ramp|reducer/i, section: '0,0 2,3 30,11 38,12 41,10 41,0 38,0 38,8 10,2 9,0' },
  { words: /nosing|stair/i, section: '0,12 0,15 40,15 45,12 45,-14 40,-16 40,-13 42,-11 42,9 38,12' },
  { words: /gripper/i, section: '0,0 0,7 6,7 7,10 8,7 16,7 17,10 18,7 25,7 25,0' },
  { words: /carpet door plate/i, section: '0,0 0,2 16,3 20,9 26,12 34,11 40,6 40,4 34,8 27,8 24,3 38,2 38,0' },
  { words: /tile trim|angle|end bar/i, section: '0,0 0,2 24,2 25,10 28,13 31,12 31,0' },
  { words: /.*/, section: '0,9 3,12 20,14 37,12 40,9 22,9 22,0 27,0 27,-2 13,-2 13,0 18,0 18,9' },
];

/** A strip of trim, and closer, with its section to the front. */
function profile(goods: Goods): string {
  const section = profiles.find((p) => p.words.test(goods.name))?.section ?? '';
  return goods.close ? extruded(goods, section, [230, 660], 9.5, [620, -330]) : extruded(goods, section, [150, 690], 6.2, [690, -395]);
}

/** A length of skirting, standing; scotia beading lying; pipe covers as the two rings they are. */
function skirting(goods: Goods): string {
  if (/pipe/i.test(goods.name)) return pipeCovers(goods);
  if (/scotia|quadrant|bead/i.test(goods.name)) {
    const scotia = '0,0 0,19 3,19 5,12 9,7 13,4.5 19,3 19,0';
    return goods.close ? extruded(goods, scotia, [240, 700], 13, [620, -330]) : extruded(goods, scotia, [170, 700], 7, [700, -380]);
  }
  const h = goods.acrossMm;
  const torus = `0,0 0,${h} 5,${h} 7,${h - 4} 12,${h - 8} 13,${h - 14} 10,${h - 18} 12,${h - 23} 18,${h - 28} 18,0`;
  const square = `0,0 0,${h} 12,${h} 16,${h - 3} 18,${h - 8} 18,0`;
  const section = /ogee|torus|ovolo|victorian/i.test(goods.name) ? torus : square;
  return goods.close ? extruded(goods, section, [330, 790], 552 / h, [560, -235]) : extruded(goods, section, [170, 740], 348 / h, [780, -300]);
}

/** Two turned discs with a hole for the pipe, one leaning on the other. */
function pipeCovers(goods: Goods): string {
  const [wood = '#B98546', grain = tone('#B98546', 0.8)] = goods.colours;
  const ring = (cx: number, cy: number, r: number, flat: number): string => {
    const ry = r * flat;
    const lines = [-0.62, -0.36, -0.12, 0.16, 0.4, 0.66].map((t) => {
      const half = Math.sqrt(1 - t * t) * r * 0.9;
      return `M${cx - half} ${cy + t * ry}q${half} ${-12 * flat} ${half * 2} 4`;
    });
    return (
      `<ellipse cx="${cx}" cy="${cy + 22}" rx="${r}" ry="${ry}" fill="${tone(wood, 0.55)}"/><ellipse cx="${cx}" cy="${cy}" rx="${r}" ` +
      `ry="${ry}" fill="url(#disc)"/><path d="${lines.join('')}" stroke="${grain}" stroke-width="4" fill="none" opacity="0.5"/><ellipse ` +
      `cx="${cx}" cy="${cy}" rx="${r * 0.3}" ry="${ry * 0.3}" fill="#EDE7DC"/><path d="M${cx - r * 0.3} ${cy}a${r * 0.3} ${ry * 0.3} 0 0 1 ` +
      `${r * 0.6} 0a${r * 0.3} ${ry * 0.2} 0 0 0 ${-r * 0.6} 0" fill="${tone(wood, 0.45)}"/>`
    );
  };
  const size = goods.close ? 1.35 : 1;
  return (
    `<defs>${roundness('disc', wood)}</defs>${shadow(330, 900, 690, 60)}<g transform="translate(600 560) scale(${size}) translate(-600 ` +
    `-560)">${ring(480, 560, 190, 0.52)}${ring(770, 600, 190, 0.52)}</g>${title(goods)}`
  );
}

const title = (goods: Goods): string =>
  `${lettered(goods.name, { x: 70, y: 80, w: 560, h: 110 }, 34, '#1D2729')}${
    goods.detail ? lettered(goods.detail, { x: 70, y: 196, w: 520, h: 34 }, 24, '#5A625F') : ''
  }`;

/** Draws a section pushed along `away` (px), near end at (x, y), `scale` px to a mm. Faces nearer the upper left are lighter. */
function extruded(goods: Goods, section: Section, [x, y]: [number, number], scale: number, away: readonly [number, number]): string {
  const [colour = '#b9b9b4', accent = tone(colour, 0.8)] = goods.colours;
  const points = section.split(' ').map((pair): [number, number] => {
    const [across = 0, up = 0] = pair.split(',').map(Number);
    return [x + across * scale, y - up * scale];
  });
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
      return (
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a[0]}" y1="${a[1]}" x2="${a[0] + away[0]}" ` +
        `y2="${a[1] + away[1]}"><stop offset="0" stop-color="${tone(colour, shade)}"/><stop offset="0.32" ` +
        `stop-color="${tone(colour, shade + 0.14)}"/><stop offset="0.6" stop-color="${tone(colour, shade * 0.94)}"/><stop offset="1" ` +
        `stop-color="${tone(colour, shade * 0.82)}"/></linearGradient><polygon ` +
        `points="${a} ${b} ${b[0] + away[0]},${b[1] + away[1]} ${a[0] + away[0]},${a[1] + away[1]}" fill="url(#${id})" ` +
        `stroke="url(#${id})" stroke-width="0.8"/>`
      );
    })
    .join('');
  const xs = points.map((p) => p[0]);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const ground =
    `<path d="M${first + 10} ${low + 4} L${last + 40} ${low + 8} L${last + 60 + away[0]} ${low + away[1] + 16}` +
    ` L${first + away[0]} ${low + away[1]} Z" fill="#4a3c28" opacity="0.36" filter="url(#near)"/>`;
  const end =
    `<polygon points="${points.join(' ')}" fill="${tone(accent, 0.94)}" stroke="${tone(colour, 0.6)}" stroke-width="1.5" ` +
    `stroke-linejoin="round"/>`;
  return `${ground}${body}${end}${title(goods)}`;
}

/** Part of the stage: x, y, width. */
type Frame = [number, number, number];

type Kind = 'tub' | 'bag' | 'cartridge' | 'bottle' | 'roll' | 'board' | 'profile' | 'skirting' | 'kit';

/** How each is drawn, and the parts of the stage that are looked at, from afar and close. */
const kinds: Record<Kind, { draw: (goods: Goods) => string; whole?: Frame; near?: Frame }> = {
  tub: { draw: tub, whole: [130, 45, 940], near: [380, 330, 500] },
  bag: { draw: bag, whole: [130, 45, 940], near: [370, 360, 520] },
  cartridge: { draw: cartridge, whole: [130, 45, 940], near: [410, 330, 480] },
  bottle: { draw: bottle, whole: [130, 45, 940], near: [420, 350, 420] },
  roll: { draw: roll, whole: [140, 120, 930], near: [470, 230, 540] },
  board: { draw: board, near: [380, 330, 560] },
  kit: { draw: kit, whole: [140, 170, 930], near: [270, 310, 560] },
  profile: { draw: profile },
  skirting: { draw: skirting },
};

/** Whether this is drawn as a thing rather than laid as a floor. */
export function isGoods(material: Appearance['material']): material is Kind {
  return material in kinds;
}

/** A drawing of the goods on paper, as a whole SVG document. Floors cannot be drawn this way: RangeError. */
export function drawGoods(
  appearance: Appearance,
  words: { name: string; detail: string },
  close: boolean,
  size: { widthPx: number; heightPx: number },
): string {
  if (!isGoods(appearance.material)) throw new RangeError(`${appearance.material} is laid, not drawn as an object`);
  const { draw, whole, near } = kinds[appearance.material];
  const body = draw({ colours: appearance.colours, acrossMm: appearance.unitMm[0], seed: appearance.seed, ...words, close });
  return stage(body, size, close ? near : whole);
}
