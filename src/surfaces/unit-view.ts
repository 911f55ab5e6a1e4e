import type { Appearance } from './appearance.ts';
import { drawSurface } from './draw-surface.ts';
import { lettering, widthOf } from './lettering.ts';

/** A piece of real surface to be put into a drawing: where (px), its bytes, and an outline to cut it to, if it is no rectangle. */
export type Inset = { left: number; top: number; widthPx: number; heightPx: number; pixels: Uint8Array; outline?: [number, number][] };

/** A drawing in layers: the SVG under the insets, the insets, the SVG over them. Each SVG is a whole document of the picture's size. */
export type Drawing = { under: string; insets: Inset[]; over: string };

const ink = '#1D2729';
const muted = '#5A625F';
const line = '#857B6C';

/**
 * One plank or tile (three, where they are narrow) on paper with its measures; what comes in sheets or `offRoll`, a piece of it.
 * `thickness` is printed as given, e.g. "15mm".
 */
export function unitView(
  appearance: Appearance,
  size: { widthPx: number; heightPx: number },
  { thickness, offRoll }: { thickness: string | null; offRoll: boolean },
): Drawing {
  const whole = offRoll || appearance.layout === 'seamless' || appearance.layout === 'mosaic';
  return whole ? sampleDrawing(appearance, size, thickness, offRoll) : pieceDrawing(appearance, size, thickness);
}

function pieceDrawing(appearance: Appearance, { widthPx, heightPx }: { widthPx: number; heightPx: number }, thickness: string | null): Drawing {
  const [across, along] = appearance.unitMm;
  const hexagonal = appearance.layout === 'hexagon';
  const tall = hexagonal ? (across * 2) / Math.sqrt(3) : along;
  const turned = !hexagonal && along > across * 1.05;
  const [w, h] = turned ? [along, across] : [across, tall];
  const count = w / h > 4 ? 3 : 1;
  const gap = 18;
  const scale = Math.min((widthPx - 190) / w, (heightPx - 240 - gap * (count - 1)) / (h * count));
  const pw = Math.round(w * scale);
  const ph = Math.round(h * scale);
  const left = Math.round((widthPx - pw) / 2 - 28);
  const top = Math.round((heightPx - ph * count - gap * (count - 1)) / 2 + 24);
  const insets: Inset[] = [];
  for (let k = 0; k < count; k++) {
    insets.push({
      left,
      top: top + k * (ph + gap),
      widthPx: pw,
      heightPx: ph,
      pixels: alone(appearance, pw, ph, 1 / scale, turned, 3 + k),
      ...outlineOf(appearance, pw, ph),
    });
  }
  const measures =
    dimension(left, top - 34, left + pw, top - 34, `${mm(w)} mm`) + dimension(left + pw + 34, top, left + pw + 34, top + ph, `${mm(h)} mm`);
  const note = thickness ? lettering(thick(thickness), { x: left, y: top + count * (ph + gap) + 26, size: 24, fill: muted }) : '';
  return { under: page(widthPx, heightPx, insets.map(shadowOf).join('')), insets, over: page(widthPx, heightPx, measures + note, false) };
}

/** One unit without joint. Turned ones lie on their side. */
function alone(appearance: Appearance, widthPx: number, heightPx: number, mmPerPx: number, turned: boolean, k: number): Uint8Array {
  const [w, h] = appearance.unitMm;
  const tall = appearance.layout === 'hexagon' ? (w * 2) / Math.sqrt(3) : h;
  const single: Appearance = { ...appearance, layout: 'stack', jointMm: 0, unitMm: [w, tall] };
  if (appearance.layout === 'hexagon' || appearance.layout === 'chevron') single.unitMm = [w * 3, tall * 3];
  const [cw, ch] = single.unitMm;
  return drawSurface(single, {
    widthPx,
    heightPx,
    mmPerPx,
    turn: turned ? 1 : 0,
    originMm: turned ? [(k + 1) * cw - (cw - w) / 2, 2 * ch + (ch - h) / 2] : [k * cw + (cw - w) / 2, 2 * ch + (ch - tall) / 2],
    samples: 2,
  });
}

function outlineOf(appearance: Appearance, w: number, h: number): { outline?: [number, number][] } {
  if (appearance.layout === 'hexagon') {
    return {
      outline: [
        [w / 2, 0],
        [w, h / 4],
        [w, (h * 3) / 4],
        [w / 2, h],
        [0, (h * 3) / 4],
        [0, h / 4],
      ],
    };
  }
  if (appearance.layout === 'chevron')
    return {
      outline: [
        [0, h],
        [h, 0],
        [w, 0],
        [w - h, h],
      ],
    };
  return {};
}

/** A square cut from the roll, or a sheet of mosaic. */
function sampleDrawing(
  appearance: Appearance,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  thickness: string | null,
  offRoll: boolean,
): Drawing {
  const mosaic = appearance.layout === 'mosaic';
  const pitch = appearance.unitMm[0] + appearance.jointMm;
  const side = mosaic ? pitch * Math.max(1, Math.round(300 / pitch)) : offRoll ? 1000 : 300;
  const px = Math.round(heightPx * 0.7);
  const left = Math.round((widthPx - px) / 2 - 20);
  const top = Math.round((heightPx - px) / 2 + 26);
  const pixels = drawSurface(appearance, {
    widthPx: px,
    heightPx: px,
    mmPerPx: side / px,
    originMm: mosaic ? [pitch * 7, pitch * 9] : [1234, 777],
    raking: 1.2,
  });
  const inset: Inset = { left, top, widthPx: px, heightPx: px, pixels };
  const measures =
    dimension(left, top - 34, left + px, top - 34, `${mm(side)} mm`) + dimension(left + px + 34, top, left + px + 34, top + px, `${mm(side)} mm`);
  const note = [thickness ? thick(thickness) : '', offRoll ? 'a square metre off the roll' : ''].filter(Boolean).join(' · ');
  return {
    under: page(widthPx, heightPx, shadowOf(inset)),
    insets: [inset],
    over: page(widthPx, heightPx, measures + (note ? lettering(note, { x: left, y: top + px + 46, size: 24, fill: muted }) : ''), false),
  };
}

function thick(thickness: string): string {
  return `${thickness.replace(/(\d)(mm)/, '$1 $2')} thick`;
}

function mm(value: number): string {
  return String(Math.round(value));
}

function shadowOf(inset: Inset): string {
  const { left, top, widthPx: w, heightPx: h, outline } = inset;
  const points = (
    outline ?? [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ]
  )
    .map(([x, y]) => `${left + x},${top + y}`)
    .join(' ');
  const depth = Math.min(9, Math.max(4, h * 0.03));
  return (
    `<polygon points="${points}" transform="translate(5 14)" fill="#3a2f20" opacity="0.3" filter="url(#soft)"/>` +
    `<polygon points="${points}" transform="translate(1 ${depth / 2})" fill="#1D2729" opacity="0.45"/>`
  );
}

/** A dimension line with ticks and its figure, across or upright. */
function dimension(x1: number, y1: number, x2: number, y2: number, text: string): string {
  const upright = x1 === x2;
  const cx = (x1 + x2) / 2;
  const cy = (y1 + y2) / 2;
  const tick = (x: number, y: number): string => (upright ? `M${x - 8} ${y}h16` : `M${x} ${y - 8}v16`);
  const size = 27;
  const half = widthOf(text, size) / 2 + 14;
  const room = upright ? Math.abs(y2 - y1) > half * 2 + 30 : Math.abs(x2 - x1) > half * 2 + 30;
  const lines = room
    ? upright
      ? `M${x1} ${y1}V${cy - half}M${x1} ${cy + half}V${y2}`
      : `M${x1} ${y1}H${cx - half}M${cx + half} ${y1}H${x2}`
    : `M${x1} ${y1}L${x2} ${y2}`;
  const across = { x: cx, y: room ? cy + size * 0.34 : cy - 14 };
  const beside = { x: room ? cx + size * 0.34 : cx + 12 + size * 0.72, y: cy, rotate: -90 };
  const figure = lettering(text, { ...(upright ? beside : across), size, fill: ink, anchor: 'middle' });
  return `<path d="${lines}${tick(x1, y1)}${tick(x2, y2)}" stroke="${line}" stroke-width="2" fill="none"/>${figure}`;
}

function page(w: number, h: number, body: string, ground = true): string {
  const paper = ground
    ? `<defs><filter id="soft" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="14"/></filter><radialGradient ` +
      `id="paper" cx="0.4" cy="0.3" r="0.95"><stop offset="0" stop-color="#FDFCF9"/><stop offset="1" ` +
      `stop-color="#F3EEE6"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#paper)"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${paper}${body}</svg>`;
}
