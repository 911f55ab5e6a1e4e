import type { Product } from '#catalogue/product.ts';

const ownUnderlay = /no separate underlay|built-?in (?:underlay|pad)|underlay (?:built|attached)|attached underlay/i;
/** 'It must be fully bonded', 'blocks to be glued down': of wood that does not float. */
const stuckDown = /\bfully bonded\b|\bto be glued down\b|\bgoes? down (?:\w+ ){0,4}on adhesive\b/i;

/** Why a floor takes no underlay; empty where it takes one. */
export function noUnderlay(product: Product): string {
  if (ownUnderlay.test(product.description)) return ' It has an underlay of its own and takes no other.';
  if (product.woodType === 'Solid Wood') return ' Solid wood is nailed or glued down and takes no underlay.';
  if (stuckDown.test(product.description)) return ' It is glued down and takes no underlay.';
  const isBare = product.category === 'Tiles' || product.category === 'Vinyl & Lino' || /carpet tile/i.test(product.name);
  return isBare || product.construction === 'Glue Down' || product.construction === 'Loose Lay' ? ' It takes no underlay.' : '';
}
