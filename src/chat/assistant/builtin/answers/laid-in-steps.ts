import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import { laidOnPage, sayByOneself } from './laid-said.ts';
import { noUnderlay } from './no-underlay.ts';
import { pageSays } from './page-says.ts';

const isPattern = ({ name }: Product) => /\b(?:herringbone|chevron)\b/i.test(name);
/** Safety vinyl is laid like any sheet. */
const kindOf = (product: Product) => adviceKindOf(product)?.replace('safety vinyl', 'vinyl') ?? null;
const laidOf = ({ construction, name }: Product) => `${construction ?? ''} ${name}`.toLowerCase();

/** Whether a floor clicks together: every laminate does, and what its record or its page says does. */
export function clicks(product: Product): boolean {
  return (
    /\bclick/.test(laidOf(product)) || adviceKindOf(product) === 'laminate' || pageSays(product, /\bclick joint\b|\bclicks together\b/i) !== null
  );
}

/** What is done to lay it, in the order in which it is done; null for what is no floor. */
export function stepsToLay(product: Product): string | null {
  const kind = kindOf(product);
  const laid = laidOf(product);
  if (clicks(product)) return `To fit it: ${clicked(product)}`;
  if (/loose/.test(laid))
    return 'To fit it: on a smooth, dry, flat floor lay a first straight line, push the planks tight together with their ends staggered, cut the last ones with a knife, and hold the edges at the walls and doors with tackifier.';
  if (kind === 'lvt')
    return `To fit it: the floor is smoothed and primed first, then vinyl adhesive is spread with a fine notched trowel, ${isPattern(product) ? 'the blocks are laid in the pattern from a centre line' : 'the pieces are laid tight along a straight line'}, and all of it is rolled.`;
  if (kind === 'carpet')
    return /\btiles?\b/i.test(product.name)
      ? 'To fit it: mark the middle of the room, roll tackifier on a flat, clean floor, lay the tiles outwards from the middle tight together, and cut the edges with a knife.'
      : 'To fit it: gripper goes round the walls and underlay between, then the carpet is cut a little over size, stretched onto the gripper and tucked in at the edges.';
  if (kind === 'vinyl' || kind === 'lino')
    return /self-adhesive/i.test(product.description)
      ? 'To fit it: clean and prime the floor, mark the centre lines, peel, place and press the tiles down, and cut the edges with a knife.'
      : `To fit it: smooth the floor below, let the roll lie open in the warm room, cut it from a paper template, and ${kind === 'lino' ? 'glue it down in linoleum adhesive' : 'tape it at the edges in a small room or glue it in a larger one'}.`;
  if (product.category === 'Tiles')
    return 'To fit it: on a firm, flat floor or wall spread adhesive with a notched trowel, bed the tiles from a line with spacers between them, cut the edges with a tile cutter, and grout once the adhesive has set.';
  if (product.category !== 'Wood Flooring') return null;
  if (pageSays(product, /\bnailed\b/))
    return 'To fit it: let the boards lie in the heated house first, then nail them through the tongue over joists or battens, with their gap left at the walls.';
  return `To fit it: on a dry, flat floor it is set in wood floor adhesive, ${isPattern(product) ? 'from a centre line outwards' : 'from a straight line'}, with its gap left at the walls.`;
}

function clicked(product: Product): string {
  const underlay = noUnderlay(product) ? 'no separate underlay goes below it' : 'its underlay goes down first';
  const start = isPattern(product)
    ? 'start from a chalked centre line, with left and right boards in turn'
    : 'start along the longest straight wall with spacers for the gap, click row to row and stagger the ends by at least 30 cm';
  return `the floor below has to be flat and dry, and ${underlay}; ${start}; cut the last row to fit, and cover the gap with skirting or scotia.`;
}

/** How it is fitted, and whether that is work for oneself: as much of the two as is asked. */
export function sayFitting(product: Product, clause: string): string | null {
  const isHard =
    /\b(?:hard|difficult|tricky|awkward|easy|easily|simple|myself|ourselves|yourself|diy|beginner|beginners|novice|amateur|first time|first timer|handy|manage|fitter|professional|pro|never|doable|himself|herself|themselves|man|person|people)\b/.test(
      clause,
    );
  const asksHow = /\bhow\b(?! (?:hard|easy|difficult|tricky|long|much|simple))|\bsteps?\b|\binstructions?\b/.test(clause);
  const isForTwo = /\b(?:two|2)[- ](?:man|person|people)\b/.test(clause);
  if (isForTwo && clicks(product) && !pageSays(product, /\b[Tt]wo people\b/))
    return 'Not strictly: it clicks together and needs no glue, so one person can lay it, but a second pair of hands helps.';
  const own = isHard || !asksHow ? sayByOneself(product, { said: clause }) : null;
  const steps = asksHow ? stepsToLay(product) : null;
  const page = pageSays(
    product,
    /\bfitters?\b|\bfor people who (?:own|like)\b|\bmallet\b|\bbeginners?\b|\b[Tt]wo people\b|\ba joiner\b|\bamateur\b|\bhalf the job\b|\bCut it with\b|\bcentre lines?\b|\bmorning\b/,
  );
  return own || steps ? [own, steps, page].filter(Boolean).join(' ') : null;
}

/** 'click or glue': which of the two, by its record, by its page, else by its kind. */
export function sayHowLaid(product: Product, laid: string | null): string | null {
  const kind = kindOf(product);
  const page = pageSays(product, /\bto be (?:glued|nailed)\b|\bfully bonded\b|\bclick joint\b|\bon adhesive\b/i) ?? pageSays(product, laidOnPage);
  if (kind === 'laminate') return ['It clicks together and floats, without glue.', page].filter(Boolean).join(' ');
  if (product.category === 'Wood Flooring') {
    if (!page && kind === 'bamboo')
      return 'A bamboo board is floated over an underlay or glued down; which of the two is meant for this one its record does not state.';
    if (!page) return laid;
    if (/\bor glues\b/.test(page)) return `Either: it clicks together and floats, or it is glued. ${page}`;
    if (/\bclicks? together\b/i.test(page)) return `It clicks together. ${page}`;
    return `${/\bnailed\b/.test(page) ? 'Neither clicked nor glued, but nailed.' : 'It is glued down; it does not click.'} ${page}`;
  }
  if (product.category === 'Tiles') return ['It is bedded in tile adhesive and grouted; it does not click.', page].filter(Boolean).join(' ');
  if (/self-adhesive/i.test(product.description)) return `It needs no glue of its own. ${page ?? ''}`.trim();
  if (kind === 'lino') return 'It is glued down: real linoleum is always stuck.';
  if (kind === 'vinyl')
    return [
      /\bwelded\b/i.test(product.description)
        ? 'It is glued down.'
        : 'In a small room it may lie loose, taped at the edges and doors; a larger one is glued.',
      pageSays(product, /\b[Ll]oose-lay\b|\bglue\b|\b[Ww]elded\b/),
    ]
      .filter(Boolean)
      .join(' ');
  if (kind === 'carpet' && !laid)
    return /felt-backed/i.test(product.description)
      ? 'It is felt-backed: it is stuck or taped down, or stretched over gripper and underlay.'
      : 'It is stretched onto gripper over an underlay, and not glued.';
  return [laid, page && laid && !/construction/.test(laid) ? page : ''].filter(Boolean).join(' ') || null;
}

/** Whether it comes up again: by how it is held down. */
export function sayLifting(product: Product): string | null {
  const kind = kindOf(product);
  const laid = laidOf(product);
  const page = pageSays(product, /\b[Ll]ift one\b|\blifted one\b/);
  const say = (text: string) => [text, page].filter(Boolean).join(' ');
  if (/loose/.test(laid)) return say('Yes, easily: it lies loose by its own weight, and only the ring of tackifier at the walls holds it.');
  if (kind === 'carpet')
    return /\btiles?\b/i.test(product.name)
      ? say('Yes: tackifier holds it and lets it go again, so the tiles lift one at a time and can be laid elsewhere.')
      : 'Yes, where it is stretched onto gripper: it is pulled off and rolled up, though it is cut to the room. Where it is stuck down it comes up badly.';
  if (clicks(product)) {
    const isEither = kind === 'engineered wood' && pageSays(product, /\bglues straight\b/) !== null;
    return `${isEither ? 'Where it floats and is not glued, mostly yes' : 'Mostly yes: it is not stuck down'}. It comes up row by row, working back from the last one laid; some joints break, cut boards seldom fit another room, so have spare ones by you.`;
  }
  if (kind === 'vinyl' && !/self-adhesive|welded/i.test(product.description))
    return 'Yes, where it lies loose or taped at the edges; once it is glued it does not come up whole.';
  if (
    kind === null ||
    (product.category !== 'Tiles' && product.category !== 'Wood Flooring' && kind !== 'lvt' && kind !== 'vinyl' && kind !== 'lino')
  )
    return null;
  if (pageSays(product, /\bnailed\b/)) return 'Not easily: it is nailed down, and boards come up only with care and with some of them broken.';
  if (/pedestals/i.test(product.description))
    return `Yes on pedestals or gravel, no once it is bedded. ${pageSays(product, /\bpedestals\b/) ?? ''}`.trim();
  return `No: it is ${product.category === 'Tiles' ? 'bedded in adhesive' : 'stuck down'} for good and does not come up whole.`;
}

/** Whether one of it can be changed, and how. */
export function sayReplacing(product: Product): string | null {
  const kind = kindOf(product);
  const laid = laidOf(product);
  const spare = 'It needs a piece of the same, so keep a few spare.';
  if (/loose/.test(laid) || (kind === 'carpet' && /\btiles?\b/i.test(product.name)))
    return `Yes, one at a time: it is lifted and another put in its place. ${pageSays(product, /\b[Ll]ift one\b|\blifted one\b/) ?? ''} ${spare}`.replace(
      '  ',
      ' ',
    );
  if (clicks(product))
    return `Yes, with work: near a wall it is unclicked row by row up to the damaged board and laid again; in the middle the board is cut out and a new one glued into its neighbours. ${spare}`;
  if (kind === 'lvt') return `Yes: the plank is warmed and lifted, and a new one stuck in. ${spare}`;
  return product.category === 'Tiles'
    ? `Yes, with care: the grout is raked out, the tile is broken out from its middle and a new one bedded in. ${spare}`
    : null;
}
