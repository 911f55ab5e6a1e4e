import type { Goods } from './article.ts';
import { accentOf, lettered, roundness, shadow, tone } from './parts.ts';

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
  return `<defs><linearGradient id="sack" x1="0" x2="1"><stop offset="0" stop-color="${tone(paper, 0.72)}"/><stop offset="0.12" stop-color="${tone(paper, 1.02)}"/><stop offset="0.4" stop-color="${tone(paper, 1.14)}"/><stop offset="0.8" stop-color="${tone(paper, 0.9)}"/><stop offset="1" stop-color="${tone(paper, 0.6)}"/></linearGradient></defs>
${shadow(390, 810, 738)}
<path d="M408 196 L792 190 C806 260 822 360 818 470 C816 590 812 690 796 734 C690 752 500 752 404 736 C388 690 380 560 384 450 C386 350 396 260 408 196 Z" fill="url(#sack)"/>
<path d="M392 400 C520 412 690 412 820 398 C822 480 820 560 814 640 C690 656 510 656 388 642 C382 560 384 480 392 400 Z" fill="${accent}" opacity="0.94"/>
<path d="M391 418 C520 430 690 430 820 416" fill="none" stroke="${second}" stroke-width="5"/><path d="M387 624 C520 640 690 640 816 622" fill="none" stroke="${second}" stroke-width="5"/>
${lettered(name, { x: 430, y: 458, w: 350, h: 110 }, 46, '#FBF9F5')}
${detail ? lettered(detail, { x: 430, y: 590, w: 340, h: 30 }, 24, '#FBF9F5') : ''}
<path d="M408 196 L792 190 L796 232 C680 240 520 242 402 238 Z" fill="${tone(paper, 0.86)}"/>
<path d="M410 214 L793 208" stroke="${tone(paper, 0.5)}" stroke-width="3.5" stroke-dasharray="15 8"/>
<path d="M470 250 C462 300 478 344 468 392 M720 246 C732 300 716 340 728 390 M404 690 C500 676 560 700 640 690 M700 716 C740 700 770 706 800 690" stroke="${tone(paper, 0.55)}" stroke-width="3" fill="none" opacity="0.5"/>
<path d="M476 252 C468 300 484 344 474 390 M410 684 C500 670 560 694 640 684" stroke="#fff" stroke-width="3" fill="none" opacity="0.5"/>
<path d="M404 300 C396 420 396 600 410 716" stroke="#fff" stroke-width="10" fill="none" opacity="0.18"/>`;
}

/** A cartridge for a sealant gun. */
export function cartridge({ colours, name, detail }: Goods): string {
  const [body = '#f1eee8'] = colours;
  const accent = accentOf(colours.slice(1));
  const cap = colours[2] ?? '#3a3f43';
  const one = (x: number): string => `<g transform="translate(${x} 0)">
<path d="M584 70 L616 70 L628 226 L572 226 Z" fill="url(#nozzle)"/><rect x="578" y="62" width="44" height="22" rx="5" fill="url(#cap)"/>
<path d="M556 226 H644 V262 H556 Z" fill="url(#cap)"/><path d="M526 262 H674 V290 H526 Z" fill="url(#cap)"/><ellipse cx="600" cy="262" rx="74" ry="12" fill="${tone(cap, 1.2)}"/>
<path d="M528 288 V702 A72 14 0 0 0 672 702 V288 Z" fill="url(#body)"/>
<path d="M528 350 A72 12 0 0 0 672 350 V368 A72 12 0 0 1 528 368 Z M528 640 A72 12 0 0 0 672 640 V664 A72 12 0 0 1 528 664 Z" fill="url(#accent)"/></g>`;
  return `<defs>${roundness('body', body)}${roundness('cap', cap)}${roundness('nozzle', tone(body, 0.92))}${roundness('accent', accent)}</defs>
${shadow(440, 770, 716, 20)}${one(-88)}${one(92)}
${lettered(name, { x: 634, y: 420, w: 124, h: 180 }, 25, '#1D2729')}${lettered(name, { x: 454, y: 420, w: 124, h: 180 }, 25, '#1D2729')}
${detail ? lettered(detail, { x: 634, y: 622, w: 124, h: 20 }, 17, '#5A625F') + lettered(detail, { x: 454, y: 622, w: 124, h: 20 }, 17, '#5A625F') : ''}`;
}

/** A bottle with a screw cap. */
export function bottle({ colours, name, detail }: Goods): string {
  const [body = '#f1eee8'] = colours;
  const accent = accentOf(colours.slice(1));
  const cap = colours[2] ?? accent;
  return `<defs>${roundness('body', body)}${roundness('cap', cap)}${roundness('paper', '#FBF9F5')}</defs>
${shadow(468, 740, 722, 22)}
<path d="M556 176 H644 V232 C648 268 728 270 734 352 V690 C734 712 722 726 700 728 H500 C478 726 466 712 466 690 V352 C472 270 552 268 556 232 Z" fill="url(#body)"/>
<rect x="466" y="392" width="268" height="258" fill="url(#paper)"/><rect x="466" y="392" width="268" height="12" fill="${accent}"/>
${lettered(name, { x: 490, y: 450, w: 222, h: 150 }, 36, '#1D2729')}
${detail ? lettered(detail, { x: 490, y: 630, w: 220, h: 24 }, 21, '#5A625F') : ''}
<rect x="540" y="112" width="120" height="80" rx="9" fill="url(#cap)"/><path d="M556 116V188M576 116V188M596 116V188M616 116V188M636 116V188" stroke="#000" stroke-width="3" opacity="0.16"/>
<ellipse cx="600" cy="116" rx="56" ry="8" fill="${tone(cap, 1.25)}"/><path d="M500 350 C504 310 560 300 576 262" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity="0.45"/>`;
}
