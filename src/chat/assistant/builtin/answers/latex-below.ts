import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { OwnTeller } from './own-tellers.ts';
import { pageSays } from './page-says.ts';

const compound = /\b(?:latex\w*|(?:self.?)?level\w*|smoothing|skim\w*|smoothed|screeded|ply(?:wood)?)\b/;
const overTimber = /\b(?:ply(?:wood)?|timber|wooden|boards|floorboards|chipboard)\b/;

/** 'does this need latex underneath', of a floor that is named, spoken of or open: by how it is laid. */
export const sayLatexBelow: OwnTeller = {
  asks: new RegExp(
    String.raw`(?=.*${compound.source})(?=.*\b(?:this|it|that|these|they|the floor|floor|subfloor|under|underneath|below|down|laid)\b)(?=.*\b(?:need|needs|needing|have to|has to|must|should|required?|necessary|want|do i|do we|latexed|skimmed|first|before)\b)`,
  ),
  unless:
    /\b(?:which|how (?:much|many|thick|long|do|to)|what (?:latex|compound|leveller|thickness)|bags?|price|cost|sell|stock|lay it over|straight (?:on|over)|skirting|levelling clips?)\b/,
  say: sayBelow,
};

function sayBelow(product: Product, said: string): string | null {
  const kind = adviceKindOf(product);
  const { construction } = product;
  const isGlued = /glue/i.test(construction ?? '') || kind === 'lino';
  if (isGlued) {
    const page = pageSays(product, /\bsmoothed\b|\bsubfloor is\b/);
    const ridges = pageSays(product, /\bridge\b/);
    const timber = overTimber.test(said)
      ? ' Over ply the screws are sunk and the joints filled, or the whole is skimmed with a compound that its maker allows on timber: every joint shows through otherwise.'
      : '';
    return [
      'Yes: it is stuck down, so the floor below has to be smoothed first, with a smoothing compound (latex) as a rule.',
      timber.trim(),
      page,
      ridges === page ? '' : ridges,
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (kind === 'laminate' || /click/i.test(construction ?? ''))
    return 'Not as a rule: it clicks together and floats, so no latex is called for where the floor is flat, sound and dry. Where it dips by more than about 3 mm over 2 m, level it first.';
  if (/loose/i.test(construction ?? ''))
    return 'Only where the floor is not smooth: it lies loose, and what is rough or uneven below shows through in time.';
  if (kind === 'vinyl')
    return 'Only where the floor is not smooth: sheet vinyl shows every ridge and joint below, so those are skimmed or covered with thin ply first.';
  return null;
}
