import { luminance, rgb } from '../colour.ts';
import { chance, hash } from '../noise.ts';
import type { Goods } from './article.ts';
import { lettered, roundness, shadow, tone } from './parts.ts';

/** A roll of underlay lying down, its end showing the turns, the free end running towards us. */
export function roll({ colours, name, detail, seed }: Goods): string {
  const [face = '#c9b98f', back = tone(face, 0.8)] = colours;
  const film = colours[2] ?? tone(face, 1.3);
  let turns = '';
  for (let r = 16; r < 150; r += 8.5) {
    const wobble = (chance(seed, r) - 0.5) * 3;
    turns += `<ellipse cx="${842 + wobble * 0.4}" cy="${440 + wobble}" rx="${r * 0.44}" ry="${r}" fill="none" stroke="${r % 17 < 8.5 ? tone(back, 0.55) : tone(film, 0.9)}" stroke-width="2.4" opacity="0.8"/>`;
  }
  let specks = '';
  for (let i = 0; i < 260; i++) {
    const h = hash(i, 5, seed);
    const x = 250 + ((h >>> 3) & 1023) * 0.56;
    const y = 300 + ((h >>> 13) & 255) * 1.1;
    specks += `<circle cx="${x}" cy="${y}" r="${0.8 + ((h >>> 24) & 7) / 5}" fill="${i % 2 ? tone(face, 0.72) : tone(face, 1.35)}" opacity="0.4"/>`;
  }
  return `<defs>${roundness('face', face, true)}${roundness('end', back)}${roundness('band', '#FBF9F5', true)}<linearGradient id="sheet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone(face, 0.6)}"/><stop offset="0.25" stop-color="${tone(face, 0.98)}"/><stop offset="1" stop-color="${tone(face, 1.1)}"/></linearGradient></defs>
${shadow(190, 900, 606, 34)}
<path d="M206 560 L842 560 L1000 700 L330 712 Z" fill="url(#sheet)"/><path d="M330 712 L1000 700 V708 L330 721 Z" fill="${tone(back, 0.6)}"/>
<path d="M250 286 H842 A70 157 0 0 1 842 598 H250 A70 157 0 0 1 250 286 Z" fill="url(#face)"/>${specks}
<path d="M424 286 H660 C690 380 690 500 660 598 H424 C454 500 454 380 424 286 Z" fill="url(#band)"/><path d="M424 286 H440 C470 380 470 500 440 598 H424 C454 500 454 380 424 286 Z" fill="${colours[3] ?? '#1C4A47'}"/>
${lettered(name, { x: 478, y: 372, w: 172, h: 124 }, 29, '#1D2729')}${detail ? lettered(detail, { x: 478, y: 520, w: 176, h: 44 }, 20, '#5A625F') : ''}
<ellipse cx="842" cy="442" rx="69" ry="156" fill="url(#end)"/>${turns}<ellipse cx="842" cy="440" rx="7" ry="15" fill="${tone(back, 0.28)}"/>`;
}

/** A stack of boards, the topmost pulled a little askew. */
export function board({ colours, name, detail, seed }: Goods): string {
  const [face = '#8fa37e', side = tone(face, 0.75)] = colours;
  let body = '';
  for (let i = 0; i < 6; i++) {
    const y = 606 - i * 31;
    const dx = (chance(seed, i) - 0.5) * (i === 5 ? 60 : 16);
    body += `<g transform="translate(${dx} ${y - 606})"><path d="M170 560 L640 690 V715 L170 585 Z" fill="${tone(side, 0.92)}"/><path d="M640 690 L1040 532 V557 L640 715 Z" fill="${tone(side, 0.6)}"/><path d="M170 560 L566 420 L1040 532 L640 690 Z" fill="url(#top)" stroke="${tone(face, 1.4)}" stroke-width="1.6"/></g>`;
  }
  let fleck = '';
  for (let i = 0; i < 420; i++) {
    const h = hash(i, 9, seed);
    const a = ((h >>> 2) & 1023) / 1023;
    const b = ((h >>> 12) & 1023) / 1023;
    const x = 170 + 396 * a + 470 * b;
    const y = 405 - 140 * a + 126 * b;
    fleck += `<path d="M${x} ${y}l${4 + ((h >>> 22) & 7)} ${((h >>> 25) & 3) - 1}" stroke="${i % 2 ? tone(face, 0.72) : tone(face, 1.3)}" stroke-width="1.6" opacity="0.5"/>`;
  }
  return `<defs><linearGradient id="top" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="${tone(face, 1.16)}"/><stop offset="0.6" stop-color="${face}"/><stop offset="1" stop-color="${tone(face, 0.84)}"/></linearGradient><clipPath id="over"><path d="M170 405 L566 265 L1040 377 L640 535 Z"/></clipPath></defs>
<path d="M180 600 L660 740 L1100 580 L900 520 Z" fill="#4a3c28" opacity="0.4" filter="url(#soft)"/>${body}
<g transform="translate(${(chance(seed, 5) - 0.5) * 60} 0)"><g clip-path="url(#over)">${fleck}</g></g>
${lettered(name, { x: 70, y: 80, w: 620, h: 110 }, 36, '#1D2729')}${detail ? lettered(detail, { x: 70, y: 196, w: 560, h: 34 }, 24, '#5A625F') : ''}`;
}

/** A boxed kit with its lid off: blocks, wedges and a pull bar. */
export function kit({ colours, name, detail }: Goods): string {
  const [card = '#c9a777', accent = '#1C4A47'] = colours;
  const part = colours[2] ?? '#B98546';
  const ink = luminance(rgb(card)) > 0.25 ? '#1D2729' : '#FBF9F5';
  const wedge = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M0 0 L62 -26 L92 -16 L30 10 Z" fill="${tone(part, 1.2)}"/><path d="M0 0 L30 10 V30 L0 20 Z" fill="${tone(part, 0.8)}"/><path d="M30 10 L92 -16 V-8 L30 30 Z" fill="${tone(part, 0.6)}"/></g>`;
  return `<defs><linearGradient id="front" x1="0" x2="1"><stop offset="0" stop-color="${tone(card, 1.1)}"/><stop offset="1" stop-color="${tone(card, 0.88)}"/></linearGradient></defs>
<path d="M262 610 L700 726 L1010 590 L900 540 Z" fill="#4a3c28" opacity="0.5" filter="url(#soft)"/>
<path d="M250 430 L520 330 L950 388 L700 500 Z" fill="${tone(card, 0.42)}"/>
<path d="M300 420 L820 372 L840 384 L320 436 Z" fill="#9aa09f"/><path d="M820 372 L840 384 L840 340 L820 330 Z" fill="#7d8483"/><path d="M300 420 L320 436 V404 L300 390 Z" fill="#b5bab9"/>
<path d="M430 402 L600 350 L690 366 L520 424 Z" fill="${tone(part, 1.15)}"/><path d="M520 424 L690 366 V400 L520 460 Z" fill="${tone(part, 0.7)}"/><path d="M430 402 L520 424 V460 L430 440 Z" fill="${tone(part, 0.9)}"/>
${wedge(610, 440)}${wedge(690, 425)}${wedge(650, 462)}${wedge(370, 448)}
<path d="M250 430 L700 500 V708 L250 626 Z" fill="url(#front)"/><path d="M700 500 L950 388 V590 L700 708 Z" fill="${tone(card, 0.66)}"/>
<path d="M250 430 L700 500 V516 L250 446 Z" fill="${tone(card, 1.25)}"/><path d="M250 566 L700 643 V668 L250 589 Z" fill="${accent}"/><path d="M700 643 L950 531 V553 L700 668 Z" fill="${tone(accent, 0.7)}"/>
<g transform="translate(250 446) skewY(9)">${lettered(name, { x: 26, y: 22, w: 400, h: 84 }, 36, ink)}${detail ? lettered(detail, { x: 26, y: 160, w: 390, h: 26 }, 22, ink) : ''}</g>`;
}
