import { stemmer } from 'stemmer';
import type { Product } from '#catalogue/product.ts';
import { quotable, quoted } from './page-says.ts';

type Page = Pick<Product, 'name' | 'description'>;

/** What a sentence of a product's page has to do with a question: `share` of the question's own words that it speaks of. */
export type PageAnswer = { sentence: string; quote: string; matched: number; share: number };

/** Words of which one tells of the others. */
const alike: readonly (readonly string[])[] = [
  'flatten flat crush squash squashed footprint tread spring springs',
  'loud noisy noise quiet quieter quieten clatter sound sounds silent hollow clicks',
  'cold warm chilly warmth feet',
  'dent dents dented denting piano wardrobe furniture',
  'scratch scratches scratched claw claws grit scuff scuffs',
  'drawing template measurement cut',
  'fade fades fading darken darkens deepens redden reddens redder yellow yellows yellowing mellow honeyed silver patina sun sunlight',
  'lift lifts tenant electrician',
  'smell smells smelly fumes odour whiff putty window',
  'shed sheds shedding fluff moult',
  'easy score snap scissors knife jigsaw saw',
  'chair chairs castor castors wheels',
  'same alike identical different vary varies variation varied repeat repeats faces batch crate equally uniform',
  'match matches matching pair goes coordinate partner suits',
  'mix mixed mixing shuffle shuffled share combine',
  'acclimatise acclimatize acclimatising settle early lie',
  'angle degrees',
  'move moving moves creep creeping slide slides',
  'lay laid laying bed bedded mortar nail nailed bonded subfloor gravel pedestals joists',
  'gap expansion walls',
  'waste wastage extra cuts allow stove',
  'bond brick staggered stagger half offset third pattern',
  'membrane dpm damp moisture barrier polythene',
  'frost freeze icy winter snow salt',
  'recycled recycle eco sustainable tyre reclaimed grow',
  'repair repaired fix mend replace rubbed filler closes weld',
  'seam seams join joins weld welded',
  'viakal limescale scale remover harpic descaler vinegar acid lemon juice etch',
  'leak leaks leaking flood floods burst dishwasher washing water waterproof spill',
  'later match batch crate',
  'limescale scale',
  'dust dusty crumbs dirt dirty mud muddy muck hair hairs footprints paws',
  'hide hides show shows showing',
  'soap mop mopping hoover hoovering vacuum broom wipe wipes wiped clean cleaned cleaning cleans scrub scrubbing scrubbed',
  'spill spills spilt wine stain stains coffee juice',
  'knots knotty knot rustic grade',
  'oil oiling oiled wax waxed feed soap finish treat treated',
  'often monthly year yearly annually',
  'ounce ounces oz weight',
  'way direction slope',
  'fit fitted fitting install installed set',
  'remove removed kick',
  'time times twice seven',
  'shop shops office commercial surgery surgeries rated canteens',
  'bevel bevelled bevels groove grooves',
  'upstairs stairs flight steps tread treads',
  'narrow narrower',
  'grain grainy grainless',
  'joint joints join',
  'flat level uneven unevenness',
  'height level',
  'dry drying dries ready sets set walk',
  'wet waterproof water splash splashes',
  'centre middle start begin strike',
  'dog dogs cat cats pet pets claws',
  'bouncy bounce bounces springy lively',
  'slippery slip slippy grip grips grippy',
  'heavy weigh weighs weight lift',
  'watermark watermarks watermarked',
  'chip chips chipped',
  'rust rusty rusting',
  'drill pilot saw blade screw',
  'pipe pipes',
  'round rounded torus curved bullnose half-round',
  'paint painted painting gloss primed',
  'taps tap',
  'brass gold bronze handles',
  'plain square modern straight',
  'dye dyed dyes undyed',
  'people person fitters',
  'hard harder hardness hardest tough tougher',
].map((words) => words.split(' '));
const meaningOf = new Map<string, Set<string>>();
for (const words of alike) {
  const stems = words.map((word) => stemmer(word));
  for (const stem of stems) meaningOf.set(stem, new Set([...(meaningOf.get(stem) ?? []), ...stems]));
}

/** What is in every question, or in every page, and tells nothing by itself. */
const saysLittle = new Set(
  'a about along actual amount smallest really genuine actually after again all also always am an and any anyone anything are as ask at away bad be because been before being best better bit both bought box boxes buy by can cant come comes coming could day days did do does doing done dont down each enough ever every feel few find fine floor flooring floors for from get gets getting give go going good got great had happen happens has have having he heated heating help her here hi hold home house floorboards how however i id if im in into is isnt it its ive just keep kind know lay laid least let like little ll long look looking looks lot made make makes many may me mean means might mine more most much must my near need needed needs never new nice no not now of off ok okay old on once one ones only onto or order other our ours out over own piece pieces please price product put really right room rooms safe say says see sell should side so some someone something sort still stuff such suit suitable sure take takes than thanks that the their them then there these they thing think this those though thought to too top try two type u under underfloor up us use used using usually very want wanted was we well were what whats when where which while who why will with without wont work works worth would yes yet you your yours'
    .split(' ')
    .map((word) => stemmer(word)),
);
/** Kinds of floor are in the names of all their products. */
const kinds = new Set(
  'carpet tile tiles laminate vinyl lvt wood wooden oak plank planks board boards slab slabs stone lino porcelain'
    .split(' ')
    .map((word) => stemmer(word)),
);
/** What of a thing is asked, and not the thing. */
const ofKind = new Set(['colour', 'size', 'type'].map((word) => stemmer(word)));
/** 'is it real brass' of what is named so. */
const ofItself = /^(?:and |so |but )*(?:why|is|are|does|do|will|would|has|have)\b/;
/** Of two words one is taken for the other where they begin so: 'redder' and 'reddens'. */
const sameBeginning = 5;

/** The sentence of a product's page that speaks most of what is asked; null where none does. `names`: words that only name it. */
export function pageAnswers(page: Page, asked: string, names: readonly string[] = []): PageAnswer | null {
  const own = new Set([...stemsOf(page.name), ...names.flatMap((name) => [...stemsOf(name)]), ...kinds]);
  const telling = [
    ...stemsOf(
      asked
        .replace(/\bcom(?:e|es|ing) off\b/g, 'remove')
        .replace(/\blook(?:ing|ed)? after\b|\bupkeep\b|\bmaintenance\b/g, 'care')
        .replace(/\bfix(?:ed)? (?:it|them|this|these) (?:down|to|on)\b/g, 'screw')
        .replace(/\b(?:tak(?:e|en|ing) (?:it |them |this )?up|uplift(?:ed|ing)?|pull(?:ed)? (?:it |them )?up)\b/g, 'lift'),
    ),
  ].filter((stem) => stem.length > 1 && !saysLittle.has(stem));
  const more = telling.filter((stem) => !own.has(stem));
  // 'what colour grout': the grout is asked about.
  const plain = more.filter((stem) => !ofKind.has(stem));
  const words = plain.length ? plain : more.length ? more : ofItself.test(asked.toLowerCase()) ? telling : [];
  if (!words.length) return null;
  const [best] = quotable(page)
    .map((sentence) => {
      const said = stemsOf(sentence);
      return { sentence, matched: words.filter((word) => isSpokenOf(word, said)).length, exact: words.filter((word) => said.has(word)).length };
    })
    .toSorted((a, b) => b.matched - a.matched || b.exact - a.exact);
  return best?.matched
    ? { sentence: best.sentence.trim(), quote: quoted(best.sentence), matched: best.matched, share: best.matched / words.length }
    : null;
}

/** The sentence that speaks most of what is asked, with another for what that leaves: 'is it harder than oak, easy enough to cut'. */
export function pageAnswersAll(page: Page, asked: string, names: readonly string[] = []): PageAnswer | null {
  const best = pageAnswers(page, asked, names);
  if (!best || best.share >= 1) return best;
  const said = stemsOf(best.sentence);
  const left = asked
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => !isSpokenOf(stemmer(word), said))
    .join(' ');
  const rest = { name: page.name, description: page.description.replace(best.sentence, '') };
  const more = pageAnswers(rest, left, names);
  return more ? { ...best, quote: quoted(`${best.sentence} ${more.sentence}`), share: Math.min(1, best.share + more.share) } : best;
}

/** The quotation alone, where it speaks of most of what is asked. */
export function pageAnswersMostly(page: Page, asked: string): string | null {
  const found = pageAnswers(page, asked);
  return found && (found.matched > 1 || found.share >= 0.5) ? found.quote : null;
}

const asksWhether = /^(?:and |so |but )*(?:is|are) (?!.*\b(?:real|genuine|actual|proper|solid|made (?:in|by))\b)/;

/** 'is it primed', 'are the terracotta ones handmade', where the page says no more of it than the name. */
export function ofItsName(page: Page, asked: string): PageAnswer | null {
  const own = stemsOf(page.name);
  const words = [...stemsOf(asked)].filter((stem) => stem.length > 2 && !saysLittle.has(stem) && !kinds.has(stem));
  if (!asksWhether.test(asked.toLowerCase()) || words.length === 0 || words.some((stem) => !own.has(stem))) return null;
  const said = `Yes, it is sold as “${page.name}”.`;
  return { sentence: said, quote: said, matched: 1, share: 1 };
}

/** How a page begins: what the thing is. */
export function pageOpening(page: Page): PageAnswer | null {
  const first = quotable(page).slice(0, 2).join(' ').trim();
  return first ? { sentence: first, quote: quoted(first), matched: 1, share: 1 } : null;
}

/** The words of a question that tell one thing from another. */
export const tellingWords = (asked: string) => [...stemsOf(asked)].filter((stem) => stem.length > 2 && !saysLittle.has(stem) && !kinds.has(stem));

export const spokenOf = (word: string, page: string) => isSpokenOf(word, stemsOf(page));

function isSpokenOf(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(word)) return true;
  const alikeTo = meaningOf.get(word);
  const begins = word.length >= sameBeginning && !word.startsWith('under') ? word.slice(0, sameBeginning) : null;
  for (const other of said) if (alikeTo?.has(other) || (begins && other.startsWith(begins))) return true;
  return false;
}

function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => stemmer(word)));
}
