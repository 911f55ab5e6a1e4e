import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';

export const laidOnPage =
  /\bclick\w*|\bglued?\b|\bnailed\b|\bfloats?\b|\bbonded\b|\bloose-lay\b|\bself-adhesive\b|\bheld by\b|\btackifier\b|\bprime a\b/i;

/** 'does it need glue?' */
export function sayLaid({ construction }: Product): string | null {
  if (!construction) return null;
  if (/click/i.test(construction)) return `It clicks together and floats, without glue: its construction is ${construction}.`;
  if (/glue/i.test(construction)) return `It is glued down: its construction is ${construction}.`;
  if (/loose/i.test(construction)) return 'It is loose-lay: it lies by its own weight, with tackifier or tape where it needs it.';
  return `Its construction is ${construction}.`;
}

/** 'could I lay it myself', 'easy enough for DIY' */
export const byOneself =
  /\b(?:lay|laid|fit|fitted|install|installed|put (?:it|this|them|these) down|do|put down)\b(?: \w+){0,4} (?:myself|ourselves|yourself|himself)\b|\bdiy\b|\bneed (?:a |to get a )?(?:fitter|professional|pro)\b|\b(?:eas\w+|hard|difficult|simple) (?:enough )?(?:to|for me to) (?:lay|fit|install|put down)\b/;

/** By how it is laid: what clicks or lies loose can be laid by anybody with patience. */
export function sayByOneself(product: Product): string | null {
  const { name, construction, category } = product;
  const kind = adviceKindOf(product);
  const pattern = /\b(?:herringbone|chevron)\b/i.test(name) ? ', though this pattern takes time and care' : '';
  if (kind === 'laminate' || /click/i.test(construction ?? '')) return `Yes, it clicks together and needs no glue${pattern}.`;
  if (/loose/i.test(construction ?? '')) return 'Yes, it is laid loose and cut with a knife.';
  if (/glue/i.test(construction ?? ''))
    return `It can be done, but it is glued down, on a floor that has to be smooth and dry: most people have that done by a fitter.`;
  if (kind === 'carpet')
    return /\btiles?\b/i.test(name)
      ? 'Yes, carpet tiles are laid with tackifier and cut with a knife.'
      : 'It can be done in a small plain room, but carpet is stretched onto grippers: most people leave it to a fitter.';
  if (kind === 'vinyl') return 'Yes, in a small room: it is cut from the roll with a knife, and a paper template helps.';
  if (kind === 'solid wood' || kind === 'lino')
    return 'It is work for a fitter as a rule: it is nailed or glued down over a floor made ready for it.';
  if (category === 'Tiles') return 'It can be done with patience: it is bedded in adhesive on a flat floor, cut with a tile cutter and grouted.';
  return null;
}
