import type { Product } from '#catalogue/product.ts';
import { linkTo } from '../say.ts';
import type { Verdict } from './merits.ts';

import { pageSays } from './page-says.ts';
import { lightnessOf, sayShade } from './shade.ts';

const asksDirt =
  /\b(?:hid(?:e|es|ing)|shows?|showing)\b.*\b(dirt|muck|mud|marks?|hairs?|dust|prints?|mess|everything|limescale|lime|scale|crumbs|sand|stains?|splashes|footmarks|footprints)\b/;
/** From 0 to 6, between a mid tone and a dark or a pale one. */
const clearly = 1.5;
const ofDirt = /\bhides\b|\bmop\b|\bfootprints?\b|\bshows? (?:on|in|crumbs|every)\b/i;

/** 'the grey or the ivory with a muddy dog': by what their pages say of dirt. Null where none of them says anything. */
export function byDirt(products: readonly Product[], named: RegExp | null = null): Verdict | null {
  // 'the shade that hides limescale best': the only one whose page speaks of just that.
  const ofJustThat = named ? products.filter((product) => pageSays(product, named) !== null) : [];
  const [own] = ofJustThat;
  if (own && named && ofJustThat.length === 1 && /\bhides?\b/.test(pageSays(own, named) ?? ''))
    return { text: `For that I would take ${linkTo(own)}. ${pageSays(own, named)}`, best: own };
  const said = products.map((product) => ({ product, page: pageSays(product, ofDirt) }));
  const hiding = said.filter(({ page }) => page !== null && /\bhides\b/.test(page));
  const [best] = hiding.length === 1 ? hiding : [];
  if (said.every(({ page }) => page === null)) return null;
  if (!best) return byShadeOf(products);
  const lines = said
    .filter(({ page, product }) => page !== null && product !== best?.product)
    .map(({ product, page }) => `${linkTo(product)}: ${page}`);
  return { text: [`For that I would take ${linkTo(best.product)}. ${best.page}`, ...lines].join(' '), best: best.product };
}

/** Mud shows least on what is dark; of floors that are much alike each is told. */
function byShadeOf(products: readonly Product[]): Verdict | null {
  const shades = products.flatMap((product) => ({ product, at: lightnessOf(product)?.at ?? null, said: sayShade(product) }));
  if (shades.some(({ at, said }) => at === null || said === null)) return null;
  const [darkest, next] = shades.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const best = darkest && next && (next.at ?? 0) - (darkest.at ?? 0) > clearly ? darkest.product : null;
  const lines = shades.map(({ product, said }) => `${linkTo(product)}: ${said}`);
  return { text: [...(best ? [`Mud shows less on ${linkTo(best)}.`] : []), ...lines].join(' '), best };
}

/** 'which of them hides muck best': null where that was not asked. */
export function dirtAsked(said: string, products: readonly Product[]): Verdict | null {
  const dirt = asksDirt.exec(said)?.[1];
  return dirt ? byDirt(products, new RegExp(`\\b${dirt.replace(/s$/, '')}`, 'i')) : null;
}
