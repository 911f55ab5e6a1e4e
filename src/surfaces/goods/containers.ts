import { luminance, rgb } from '../colour.ts';
import { chance, hash } from '../noise.ts';
import { accentOf, type Goods, lettered, roundness, shadow, tone } from './parts.ts';

/** A roll of underlay lying down, its end showing the turns, the free end running towards us. */
export function roll({ colours, name, detail, seed }: Goods): string {
  const [face = '#c9b98f', back = tone(face, 0.8)] = colours;
  const film = colours[2] ?? tone(face, 1.3);
  let turns = '';
  for (let r = 16; r < 150; r += 8.5) {
    const wobble = (chance(seed, r) - 0.5) * 3;
    turns +=
      `<ellipse cx="${842 + wobble * 0.4}" cy="${440 + wobble}" rx="${r * 0.44}" ry="${r}" fill="none" ` +
      `stroke="${r % 17 < 8.5 ? tone(back, 0.55) : tone(film, 0.9)}" stroke-width="2.4" opacity="0.8"/>`;
  }
  let specks = '';
  for (let i = 0; i < 260; i++) {
    const h = hash(i, 5, seed);
    const x = 250 + ((h >>> 3) & 1023) * 0.56;
    const y = 300 + ((h >>> 13) & 255) * 1.1;
    specks += `<circle cx="${x}" cy="${y}" r="${0.8 + ((h >>> 24) & 7) / 5}" fill="${i % 2 ? tone(face, 0.72) : tone(face, 1.35)}" opacity="0.4"/>`;
  }
  return (
    `<defs>${roundness('face', face, true)}${roundness('end', back)}${roundness('band', '#FBF9F5', true)}<linearGradient id="sheet" ` +
    `x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone(face, 0.6)}"/><stop offset="0.25" stop-color="${tone(face, 0.98)}"/><stop ` +
    `offset="1" stop-color="${tone(face, 1.1)}"/></linearGradient></defs>
${shadow(190, 900, 606, 34)}
<path d="M206 560 L842 560 L1000 700 L330 712 Z" fill="url(#sheet)"/><path d="M330 712 L1000 700 V708 L330 721 Z" fill="${tone(back, 0.6)}"/>
<path d="M250 286 H842 A70 157 0 0 1 842 598 H250 A70 157 0 0 1 250 286 Z" fill="url(#face)"/>${specks}
<path d="M424 286 H660 C690 380 690 500 660 598 H424 C454 500 454 380 424 286 Z" fill="url(#band)"/><path d="M424 286 H440 C470 380 470 500 ` +
    `440 598 H424 C454 500 454 380 424 286 Z" fill="${colours[3] ?? '#1C4A47'}"/>
${lettered(name, { x: 478, y: 372, w: 172, h: 124 }, 29, '#1D2729')}${
  detail ? lettered(detail, { x: 478, y: 520, w: 176, h: 44 }, 20, '#5A625F') : ''
}
<ellipse cx="842" cy="442" rx="69" ry="156" fill="url(#end)"/>${turns}<ellipse cx="842" cy="440" rx="7" ry="15" fill="${tone(back, 0.28)}"/>`
  );
}

/** A stack of boards, the topmost pulled a little askew. */
export function board({ colours, name, detail, seed }: Goods): string {
  const [face = '#8fa37e', side = tone(face, 0.75)] = colours;
  let body = '';
  for (let i = 0; i < 6; i++) {
    const y = 606 - i * 31;
    const dx = (chance(seed, i) - 0.5) * (i === 5 ? 60 : 16);
    body +=
      `<g transform="translate(${dx} ${y - 606})"><path d="M170 560 L640 690 V715 L170 585 Z" fill="${tone(side, 0.92)}"/><path d="M640 ` +
      `690 L1040 532 V557 L640 715 Z" fill="${tone(side, 0.6)}"/><path d="M170 560 L566 420 L1040 532 L640 690 Z" fill="url(#top)" ` +
      `stroke="${tone(face, 1.4)}" stroke-width="1.6"/></g>`;
  }
  let fleck = '';
  for (let i = 0; i < 420; i++) {
    const h = hash(i, 9, seed);
    const a = ((h >>> 2) & 1023) / 1023;
    const b = ((h >>> 12) & 1023) / 1023;
    const x = 170 + 396 * a + 470 * b;
    const y = 405 - 140 * a + 126 * b;
    fleck +=
      `<path d="M${x} ${y}l${4 + ((h >>> 22) & 7)} ${((h >>> 25) & 3) - 1}" stroke="${i % 2 ? tone(face, 0.72) : tone(face, 1.3)}" ` +
      `stroke-width="1.6" opacity="0.5"/>`;
  }
  return (
    `<defs><linearGradient id="top" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="${tone(face, 1.16)}"/><stop offset="0.6" ` +
    `stop-color="${face}"/><stop offset="1" stop-color="${tone(face, 0.84)}"/></linearGradient><clipPath id="over"><path d="M170 405 L566 265 ` +
    `L1040 377 L640 535 Z"/></clipPath></defs>
<path d="M180 600 L660 740 L1100 580 L900 520 Z" fill="#4a3c28" opacity="0.4" filter="url(#soft)"/>${body}
<g transform="translate(${(chance(seed, 5) - 0.5) * 60} 0)"><g clip-path="url(#over)">${fleck}</g></g>
${lettered(name, { x: 70, y: 80, w: 620, h: 110 }, 36, '#1D2729')}${detail ? lettered(detail, { x: 70, y: 196, w: 560, h: 34 }, 24, '#5A625F') : ''}`
  );
}

/** A boxed kit with its lid off: blocks, wedges and a pull bar. */
export function kit({ colours, name, detail }: Goods): string {
  const [card = '#c9a777', accent = '#1C4A47'] = colours;
  const part = colours[2] ?? '#B98546';
  const ink = luminance(rgb(card)) > 0.25 ? '#1D2729' : '#FBF9F5';
  const wedge = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M0 0 L62 -26 L92 -16 L30 10 Z" fill="${tone(part, 1.2)}"/><path d="M0 0 L30 10 V30 L0 20 Z" ` +
    `fill="${tone(part, 0.8)}"/><path d="M30 10 L92 -16 V-8 L30 30 Z" fill="${tone(part, 0.6)}"/></g>`;
  return (
    `<defs><linearGradient id="front" x1="0" x2="1"><stop offset="0" stop-color="${tone(card, 1.1)}"/><stop offset="1" ` +
    `stop-color="${tone(card, 0.88)}"/></linearGradient></defs>
<path d="M262 610 L700 726 L1010 590 L900 540 Z" fill="#4a3c28" opacity="0.5" filter="url(#soft)"/>
<path d="M250 430 L520 330 L950 388 L700 500 Z" fill="${tone(card, 0.42)}"/>
<path d="M300 420 L820 372 L840 384 L320 436 Z" fill="#9aa09f"/><path d="M820 372 L840 384 L840 340 L820 330 Z" fill="#7d8483"/><path d="M300 ` +
    `420 L320 436 V404 L300 390 Z" fill="#b5bab9"/>
<path d="M430 402 L600 350 L690 366 L520 424 Z" fill="${tone(part, 1.15)}"/><path d="M520 424 L690 366 V400 L520 460 Z" ` +
    `fill="${tone(part, 0.7)}"/><path d="M430 402 L520 424 V460 L430 440 Z" fill="${tone(part, 0.9)}"/>
${wedge(610, 440)}${wedge(690, 425)}${wedge(650, 462)}${wedge(370, 448)}
<path d="M250 430 L700 500 V708 L250 626 Z" fill="url(#front)"/><path d="M700 500 L950 388 V590 L700 708 Z" fill="${tone(card, 0.66)}"/>
<path d="M250 430 L700 500 V516 L250 446 Z" fill="${tone(card, 1.25)}"/><path d="M250 566 L700 643 V668 L250 589 Z" fill="${accent}"/><path ` +
    `d="M700 643 L950 531 V553 L700 668 Z" fill="${tone(accent, 0.7)}"/>
<g transform="translate(250 446) ` +
    `skewY(9)">${lettered(name, { x: 26, y: 22, w: 400, h: 84 }, 36, ink)}${
      detail ? lettered(detail, { x: 26, y: 160, w: 390, h: 26 }, 22, ink) : ''
    }</g>`
  );
}

/** A plastic tub with lid and wire handle. */
export function tub({ colours, name, detail }: Goods): string {
  const [body = '#e9e4da'] = colours;
  const accent = accentOf(colours.slice(1));
  const lid = colours[2] ?? tone(body, 0.86);
  return `<defs>${roundness('body', body)}${roundness('lid', lid)}${roundness('label', '#FBF9F5')}</defs>
${shadow(390, 790, 716)}
<path d="M392 330 L420 690 A180 34 0 0 0 780 690 L808 330 Z" fill="url(#body)"/>
<path d="M402 440 L415 628 A185 33 0 0 0 785 628 L798 440 A198 34 0 0 1 402 440 Z" fill="url(#label)"/>
<path d="M402 440 A198 34 0 0 0 798 440 L797 454 A197 34 0 0 1 403 454 Z" fill="${accent}"/>
${lettered(name, { x: 448, y: 500, w: 310, h: 120 }, 40, '#1D2729')}
${detail ? lettered(detail, { x: 448, y: 622, w: 300, h: 30 }, 22, '#5A625F') : ''}
<path d="M382 296 L386 344 A214 38 0 0 0 814 344 L818 296 Z" fill="url(#lid)"/>
<ellipse cx="600" cy="296" rx="218" ry="40" fill="${tone(lid, 1.25)}"/>
<ellipse cx="600" cy="298" rx="196" ry="33" fill="${tone(lid, 1.05)}"/>
<ellipse cx="600" cy="301" rx="190" ry="30" fill="${tone(lid, 1.16)}"/>
<path d="M396 350 C440 178 760 178 804 350" fill="none" stroke="#8b908e" stroke-width="6"/>
<path d="M396 347 C440 175 760 175 804 347" fill="none" stroke="#e4e6e4" stroke-width="2"/>
<path d="M548 218 Q600 209 652 218" fill="none" stroke="${accent}" stroke-width="17" stroke-linecap="round"/>
<circle cx="397" cy="351" r="11" fill="${tone(lid, 0.7)}"/><circle cx="803" cy="351" r="11" fill="${tone(lid, 0.55)}"/>`;
}

/** A paper sack, filled and sewn shut. */
export function bag({ colours, name, detail }: Goods): string {
  const [paper = '#d9ccb4', accent = '#1C4A47'] = colours;
  const second = colours[2] ?? '#FBF9F5';
  return (
    `<defs><linearGradient id="sack" x1="0" x2="1"><stop offset="0" stop-color="${tone(paper, 0.72)}"/><stop offset="0.12" ` +
    `stop-color="${tone(paper, 1.02)}"/><stop offset="0.4" stop-color="${tone(paper, 1.14)}"/><stop offset="0.8" ` +
    `stop-color="${tone(paper, 0.9)}"/><stop offset="1" stop-color="${tone(paper, 0.6)}"/></linearGradient></defs>
${shadow(390, 810, 738)}
<path d="M408 196 L792 190 C806 260 822 360 818 470 C816 590 812 690 796 734 C690 752 500 752 404 736 C388 690 380 560 384 450 C386 350 396 ` +
    `260 408 196 Z" fill="url(#sack)"/>
<path d="M392 400 C520 412 690 412 820 398 C822 480 820 560 814 640 C690 656 510 656 388 642 C382 560 384 480 392 400 Z" fill="${accent}" ` +
    `opacity="0.94"/>
<path d="M391 418 C520 430 690 430 820 416" fill="none" stroke="${second}" stroke-width="5"/><path d="M387 624 C520 640 690 640 816 622" ` +
    `fill="none" stroke="${second}" stroke-width="5"/>
${lettered(name, { x: 430, y: 458, w: 350, h: 110 }, 46, '#FBF9F5')}
${detail ? lettered(detail, { x: 430, y: 590, w: 340, h: 30 }, 24, '#FBF9F5') : ''}
<path d="M408 196 L792 190 L796 232 C680 240 520 242 402 238 Z" fill="${tone(paper, 0.86)}"/>
<path d="M410 214 L793 208" stroke="${tone(paper, 0.5)}" stroke-width="3.5" stroke-dasharray="15 8"/>
<path d="M470 250 C462 300 478 344 468 392 M720 246 C732 300 716 340 728 390 M404 690 C500 676 560 700 640 690 M700 716 C740 700 770 706 800 ` +
    `690" stroke="${tone(paper, 0.55)}" stroke-width="3" fill="none" opacity="0.5"/>
<path d="M476 252 C468 300 484 344 474 390 M410 684 C500 670 560 694 640 684" stroke="#fff" stroke-width="3" fill="none" opacity="0.5"/>
<path d="M404 300 C396 420 396 600 410 716" stroke="#fff" stroke-width="10" fill="none" opacity="0.18"/>`
  );
}

/** A cartridge for a sealant gun. */
export function cartridge({ colours, name, detail }: Goods): string {
  const [body = '#f1eee8'] = colours;
  const accent = accentOf(colours.slice(1));
  const cap = colours[2] ?? '#3a3f43';
  const one = (x: number): string =>
    `<g transform="translate(${x} 0)">
<path d="M584 70 L616 70 L628 226 L572 226 Z" fill="url(#nozzle)"/><rect x="578" y="62" width="44" height="22" rx="5" fill="url(#cap)"/>
<path d="M556 226 H644 V262 H556 Z" fill="url(#cap)"/><path d="M526 262 H674 V290 H526 Z" fill="url(#cap)"/><ellipse cx="600" cy="262" rx="74" ` +
    `ry="12" fill="${tone(cap, 1.2)}"/>
<path d="M528 288 V702 A72 14 0 0 0 672 702 V288 Z" fill="url(#body)"/>
<path d="M528 350 A72 12 0 0 0 672 350 V368 A72 12 0 0 1 528 368 Z M528 640 A72 12 0 0 0 672 640 V664 A72 12 0 0 1 528 664 Z" ` +
    `fill="url(#accent)"/></g>`;
  return `<defs>${roundness('body', body)}${roundness('cap', cap)}${roundness('nozzle', tone(body, 0.92))}${roundness('accent', accent)}</defs>
${shadow(440, 770, 716, 20)}${one(-88)}${one(92)}
${lettered(name, { x: 634, y: 420, w: 124, h: 180 }, 25, '#1D2729')}${lettered(name, { x: 454, y: 420, w: 124, h: 180 }, 25, '#1D2729')}
${
  detail
    ? lettered(detail, { x: 634, y: 622, w: 124, h: 20 }, 17, '#5A625F') + lettered(detail, { x: 454, y: 622, w: 124, h: 20 }, 17, '#5A625F')
    : ''
}`;
}

/** A bottle with a screw cap. */
export function bottle({ colours, name, detail }: Goods): string {
  const [body = '#f1eee8'] = colours;
  const accent = accentOf(colours.slice(1));
  const cap = colours[2] ?? accent;
  return (
    `<defs>${roundness('body', body)}${roundness('cap', cap)}${roundness('paper', '#FBF9F5')}</defs>
${shadow(468, 740, 722, 22)}
<path d="M556 176 H644 V232 C648 268 728 270 734 352 V690 C734 712 722 726 700 728 H500 C478 726 466 712 466 690 V352 C472 270 552 268 556 232 ` +
    `Z" fill="url(#body)"/>
<rect x="466" y="392" width="268" height="258" fill="url(#paper)"/><rect x="466" y="392" width="268" height="12" fill="${accent}"/>
${lettered(name, { x: 490, y: 450, w: 222, h: 150 }, 36, '#1D2729')}
${detail ? lettered(detail, { x: 490, y: 630, w: 220, h: 24 }, 21, '#5A625F') : ''}
<rect x="540" y="112" width="120" height="80" rx="9" fill="url(#cap)"/><path d="M556 116V188M576 116V188M596 116V188M616 116V188M636 116V188" ` +
    `stroke="#000" stroke-width="3" opacity="0.16"/>
<ellipse cx="600" cy="116" rx="56" ry="8" fill="${tone(cap, 1.25)}"/><path d="M500 350 C504 310 560 300 576 262" stroke="#fff" ` +
    `stroke-width="12" stroke-linecap="round" fill="none" opacity="0.45"/>`
  );
}
