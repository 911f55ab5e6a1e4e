import type { Product } from '#catalogue/product.ts';
import { areaOf } from '../../reading/measures.ts';
import type { Reading } from '../../reading/read-question.ts';
import { adviceKindOf } from '../kind-of.ts';
import { pageSays } from './page-says.ts';

export const laidOnPage =
  /\bclick\w*|\bglued?\b|\bnailed\b|\bfloats?\b|\bbonded\b|\bloose-lay\b|\bself-adhesive\b|\bheld by\b|\btackifier\b|\bprime a\b|\bmortar bed\b|\bbedded\b/i;

/** 'do I have to glue it', where the page says up to what size of room it lies loose. */
function sayBySize(product: Product, { said, measured }: Pick<Reading, 'said' | 'measured'>): string | null {
  const page = measured.length ? pageSays(product, /\brooms up to \d+ m²/) : null;
  const most = Number(/\bup to (\d+) m²/.exec(page ?? '')?.[1] ?? 0);
  if (!page || !most) return null;
  const m2 = areaOf(measured) / 1_000_000;
  const isLoose = m2 <= most;
  const glued = /\b(?:loose|taped?)\b/.test(said) === isLoose ? 'Yes' : 'No';
  return `${glued}: ${Math.round(m2 * 100) / 100} m² is ${isLoose ? 'no more' : 'more'} than ${most} m². ${page}`;
}

/** 'does it need glue?' */
export function sayLaid(product: Product, reading: Pick<Reading, 'said' | 'measured'>): string | null {
  const bySize = sayBySize(product, reading);
  if (bySize) return bySize;
  const { construction } = product;
  // 'the Palais chevron': blocks are too short to float.
  if (
    !construction &&
    adviceKindOf(product) === 'engineered wood' &&
    /\b(?:herringbone|chevron)\b/i.test(product.name) &&
    !pageSays(product, laidOnPage)
  )
    return 'Its record does not say so, but herringbone and chevron blocks are fully bonded as a rule, in wood adhesive on a flat, dry floor: ask us before you lay it in another way.';
  if (!construction && adviceKindOf(product) === 'engineered wood' && !pageSays(product, laidOnPage))
    return 'An engineered board is floated over an underlay or glued down; which of the two is meant for this one its record does not say.';
  // 'without gluing them down for good'
  if (!construction && pageSays(product, /\btackifier\b/))
    return `${/\bwithout\b/.test(reading.said) ? 'Yes' : 'Not for good'}: on a firm, flat and clean floor tackifier, which stays sticky, holds it, and it lifts again.`;
  if (!construction) return null;
  if (/click/i.test(construction)) return `It clicks together and floats, without glue: its construction is ${construction}.`;
  if (/glue/i.test(construction)) return `It is glued down: its construction is ${construction}.`;
  if (/loose/i.test(construction)) return 'It is loose-lay: it lies by its own weight, with tackifier or tape where it needs it.';
  return `Its construction is ${construction}.`;
}

/** 'do I have to glue it', 'do these need stuck down': asks whether, and not with what. */
export const mustGlue =
  /^(?!.*\b(?:which|what|how (?:much|many)|sell|stock)\b).*(?:\b(?:(?:do|must|should|would|will) (?:i|we|you|it|this|these|they)|does (?:it|this|the \w+)|has (?:it|this)|have (?:they|these|i|we) to)\b|\b(?:do|does) (?:the )?\{name\})(?!.*\bhave (?:any|the|an?) ).*\b(?:glue|glued|gluing|stick|stuck|sticking|adhesive|nailed|screwed)\b|^(?!.*\b(?:which|what)\b).*\bwithout (?:having to |needing to )?(?:glu\w+|stick\w*)\b/;

/** 'could I lay it myself', 'easy enough for DIY' */
export const byOneself =
  /\b(?:lay|laid|fit|fitted|install|installed|put (?:it|this|them|these) down|do|put down)\b(?: \w+){0,4} (?:myself|ourselves|yourself|himself|on (?:my|our|your|his|her|their) own|by (?:my|him|your)self|alone|single.?handed)\b|\bdiy\b|\b(?:beginner|amateur|novice|first.timer)s?\b|\bhow (?:hard|easy|difficult|tricky) (?:is|are|would) (?:it|they|this|these) (?:be )?to (?:lay|fit|install|put down)\b|\bneed (?:a |to get a )?(?:fitter|professional|pro)\b|\b(?:eas\w+|hard|difficult|simple) (?:enough )?(?:to|for me to) (?:lay|fit|install|put down)\b/;

/** By how it is laid: what clicks or lies loose can be laid by anybody with patience. */
export function sayByOneself(product: Product, { said }: Pick<Reading, 'said'>): string | null {
  // 'is this hard to fit': a yes would say the opposite.
  const isFeared =
    /\b(?:hard|difficult|tricky|awkward)\b|\bneed (?:an? |to get an? |to have an? )?(?:\w+ )?(?:fitter|professional|pro|joiner|tiler)\b/.test(said);
  const answer = ownWork(product);
  return isFeared
    ? (answer
        ?.replace(/^Yes, it\b/, 'No, it')
        .replace(/^Yes, (?=carpet|with|it is peeled)/, 'No, ')
        .replace(/^Yes: /, 'No: ')
        .replace(/^Yes, in/, 'Not in')
        .replace(/^It is work for a fitter as a rule/, 'Yes, rather: it is work for a fitter as a rule') ?? null)
    : answer;
}

/** A tile of 1200 by 600 mm and more. */
const largeMm2 = 700_000;

function largest({ tileSize, plankSize }: Product): number {
  const [width = 0, length = 0] = (tileSize?.includes('x') ? tileSize : (plankSize ?? '')).split('x').map(Number);
  return width * length || 0;
}

function ownWork(product: Product): string | null {
  const { name, construction, category } = product;
  const kind = adviceKindOf(product);
  if (pageSays(product, /\b[Tt]wo people\b|\bwith a friend\b/)) return 'Not alone: it takes two.';
  const pattern = /\b(?:herringbone|chevron)\b/i.test(name) ? ', though this pattern takes time and care' : '';
  if (kind === 'laminate' || /click/i.test(construction ?? '') || pageSays(product, /\bclicks together\b|\bclick joint\b/i))
    return `Yes, it clicks together and needs no glue${pattern}.`;
  if (/loose/i.test(construction ?? '')) return 'Yes, it is laid loose and cut with a knife.';
  if (/glue/i.test(construction ?? ''))
    return `It can be done, but it is glued down, on a floor that has to be smooth and dry: most people have that done by a fitter.`;
  if (kind === 'carpet')
    return /\btiles?\b/i.test(name)
      ? 'Yes, carpet tiles are laid with tackifier and cut with a knife.'
      : 'It can be done in a small plain room, but carpet is stretched onto grippers: most people leave it to a fitter.';
  if (pattern && kind === 'engineered wood') return 'It is work for a fitter as a rule.';
  if (kind?.endsWith('vinyl') && /\bwelded\b/i.test(product.description)) return 'It is work for a fitter as a rule: its seams are welded.';
  if (/self-adhesive/i.test(product.description)) return 'Yes, it is peeled and pressed down on a clean, primed floor, and cut with a knife.';
  if (kind === 'vinyl') return 'Yes, in a small room: it is cut from the roll with a knife, and a paper template helps.';
  if (kind === 'solid wood' || kind === 'lino')
    return 'It is work for a fitter as a rule: it is nailed or glued down over a floor made ready for it.';
  if (category === 'Tiles' && (largest(product) >= largeMm2 || kind === 'natural stone'))
    return `${kind === 'natural stone' ? 'Stone' : 'A tile as large as this'} is better left to a tiler, or to somebody who has done it before.`;
  if (category === 'Trims & Accessories') return 'Yes, with a tape, a fine saw, a mitre box for the corners, and a drill or a grab adhesive.';
  if (category === 'Underlay') return 'Yes: it is rolled or laid out, cut with a knife, and taped at its joints.';
  if (category === 'Adhesives')
    return 'Whoever lays the floor can use it: its label says how it is mixed or spread, how long it stays open, and what it sticks to.';
  if (category === 'Tiles') return 'It can be done with patience: it is bedded in adhesive on a flat floor, cut with a tile cutter and grouted.';
  return null;
}
