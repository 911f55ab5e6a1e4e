import type { Product } from '#catalogue/product.ts';
import { sold } from '../reading/words/floors.ts';
import { pageSays } from './answers/page-says.ts';
import { madeOf, pageAgainst } from './goods-fit.ts';
import { isGoods } from './is-goods.ts';
import { adviceKindOf, sayKindInside } from './kind-of.ts';
import { lowerFirst } from './say.ts';

/** Whether a product wants an underlay, as far as its page, its record and its kind tell: no record says whether one is built in. */
export function underlayOf(product: Product): string | null {
  const page = pageSays(product, /\bunderlay\b/i);
  if (page && /\bno (?:separate )?underlay\b|built in/i.test(page)) return `It takes no other underlay. ${page}`;
  const pad = pageSays(product, /\bbuilt-in pad\b/i);
  if (pad) return `It takes no other underlay. ${pad}`;
  const kind = adviceKindOf(product);
  const own = underlayOfKind(product, kind);
  return page && own && kind !== 'carpet' ? `${page} ${/record/.test(own) ? '' : own}`.trim() : own;
}

function underlayOfKind(product: Product, kind: string | null): string | null {
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

/** 'would this do under carpet or only under wood', 'is it only for carpet': asked of an underlay, not of the floors. */
export const asksUnder =
  /^(?:and |so |but |ok )*(?:is|would|will|can|could|does|do|may) (?:i |we )?(?:\w+ )?(?:this|it|that)\b(?:.*\b(?:under|underneath|beneath|below)\b| (?:fit|suit|cap|go (?:on|over)|work (?:on|with|over)|do) (?!you)| (?:one |underlay )?(?:is |be )?(?:only |just |made |meant |intended |suitable |ok )*(?:for|with)\b)/;

const thickestUnderClick = 1.5;
const thickestUnderFloating = 5;

/** Whether an underlay goes under the kind of floor that was named, going by its name and thickness; null where it is none, or none was named. */
export function underWhat(product: Product, { floor, thickness }: { floor: readonly string[]; thickness?: string | null }): string | null {
  if (product.category !== 'Underlay') return overWhat(product, { floor, thickness });
  const verdicts = floor
    .filter((name) => name !== 'underlay')
    .flatMap((name) => {
      const text = underKind(product, sold[name]?.advice ?? name, name === 'glue down lvt');
      return text ? [{ name, text }] : [];
    });
  const [only] = verdicts;
  if (verdicts.length < 2) return only?.text ?? null;
  return verdicts.map(({ name, text }) => `Under ${sayKindInside(name)}: ${lowerFirst(text)}`).join(' ');
}

/** Whether a nosing caps the floor that was named, going by what its page says it is made over. */
function overWhat(product: Product, { floor, thickness }: { floor: readonly string[]; thickness?: string | null }): string | null {
  const made = madeOf(product);
  const kinds = floor.filter((name) => !isGoods(name));
  if (!made || !kinds.length) return null;
  const against = pageAgainst(product, { places: [], kinds, mm: thickness ? Number.parseFloat(thickness) : null });
  return against ? `No, it is not made for that. ${against}` : `Yes. ${made.page}`;
}

function underKind(product: Product, kind: string, isGlued: boolean): string | null {
  const mm = Number.parseFloat(product.thickness ?? '');
  const isForCarpet = /carpet/i.test(product.name);
  if (kind === 'carpet')
    return isForCarpet ? 'Yes, it is made for carpet.' : 'No, it is made for hard floors; carpet wants a springy underlay of its own.';
  if (kind === 'tiles' || kind === 'porcelain' || kind === 'ceramic' || kind === 'natural stone')
    return 'No: tiles are bedded in adhesive and take no such underlay.';
  if (kind === 'vinyl' || kind === 'lino' || isGlued) return 'No: a floor that is glued down or laid as a sheet takes no underlay.';
  if (isForCarpet) return 'No, it is made for carpet and too soft for a hard floor: the joints would flex and break.';
  if (Number.isNaN(mm)) return null;
  if (kind === 'lvt' || kind === 'spc' || kind === 'wpc')
    return mm <= thickestUnderClick
      ? `Yes: at ${product.thickness} it is as thin as click LVT wants it, where no underlay is built in.`
      : `No, not under click LVT: it is ${product.thickness} thick, and click LVT wants a thin, firm one of about 1 to 1.5 mm, or its joints flex and break.`;
  if (/\blvt\b/i.test(product.name))
    return `It is made for click LVT: at ${product.thickness} it evens out and quietens less than the 2 to 5 mm that is usual below.`;
  return mm <= thickestUnderFloating
    ? `Yes, it goes under a floating floor; it is ${product.thickness} thick.`
    : `With care: it is ${product.thickness} thick, more than the 2 to 5 mm that is usual under a floating floor.`;
}

/** Whether an underlay goes over concrete: one with a moisture barrier does, as its name or its page says. Null where neither says it. */
export function overConcrete({ name, description }: Pick<Product, 'name' | 'description'>): string | null {
  const said = pageSays({ description }, /moisture barrier|polythene|concrete/i) ?? '';
  if (/\b(?:no|without an?|lacks an?) moisture barrier/i.test(said))
    return `Not by itself: concrete asks for a moisture barrier, and it has none. ${said}`;
  if (!/moisture barrier|damp.?proof|\bdpm\b/i.test(`${name} ${said}`)) return said || null;
  return `Yes: it has the moisture barrier that a concrete floor asks for; the concrete has to be dry, and the joints are taped. ${said}`.trim();
}

/** Whether an underlay is enough on a damp floor, or one without a damp-proof membrane: no underlay is. */
export function overDamp(product: Pick<Product, 'name' | 'description'>): string | null {
  const said = overConcrete(product);
  if (!said?.startsWith('Yes')) return said;
  return 'No, not by itself: its moisture barrier holds back the little vapour that a dry concrete floor gives off, and does not take the place of a damp-proof membrane. A damp floor, or one without a membrane, is measured and cured or gets a surface membrane first.';
}
