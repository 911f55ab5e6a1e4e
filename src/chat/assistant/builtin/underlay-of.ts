import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from './kind-of.ts';

/** Whether a product wants an underlay, as far as its record and its kind tell: no record says whether one is built in. */
export function underlayOf(product: Product): string | null {
  const kind = adviceKindOf(product);
  const laid = `${product.construction ?? ''} ${product.name}`.toLowerCase();
  if (kind === 'lvt') {
    if (/glue/.test(laid)) return 'It is glued down and takes no underlay.';
    if (/loose/.test(laid)) return 'It is loose-lay and takes no underlay.';
    return 'Its record does not say whether an underlay is built in. If one is, put nothing else below; if not, it wants a thin, firm one made for click LVT.';
  }
  if (kind === 'laminate') return 'Laminate needs an underlay; its record names none of its own.';
  if (kind === 'carpet') return 'Carpet lies on its own springy underlay; this one’s record names none that is built in.';
  if (kind === 'engineered wood' || kind === 'bamboo') return 'It needs an underlay where it floats, and none where it is glued down.';
  if (kind === 'solid wood') return 'Solid wood is nailed or glued down, mostly without an underlay.';
  return kind === null ? null : 'It takes no underlay.';
}
