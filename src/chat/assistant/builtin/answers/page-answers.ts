import { stemmer } from 'stemmer';
import type { Product } from '#catalogue/product.ts';
import { isGoodsCategory } from '../is-goods.ts';
import { meaningOf } from './alike-words.ts';
import { quotable, quoted } from './page-says.ts';

type Page = Pick<Product, 'name' | 'description'> & { category?: Product['category'] };

/** What a sentence of a product's page has to do with a question: `share` of the question's own words that it speaks of. */
export type PageAnswer = { sentence: string; quote: string; matched: number; share: number };

/** What is in every question, or in every page, and tells nothing by itself. */
const saysLittle = new Set(
  'a about along actual amount smallest really genuine actually after again all also always am an and any anyone anything are as ask at away bad be because been before being best better bit both bought box boxes buy by can cant come comes coming could day days did do does doing done dont down each enough ever every everywhere feel few find fine floor flooring floors for from get gets getting give go going good got great had happen happens has have having he heated heating help her here hi hold home house floorboards how however i id if im in into is isnt it its ive just keep kind know lay laid least let like little ll long look looking looks lot made make makes many may me mean means might mine more most much must my near need needed needs never new nice no normal not now of off ok okay old on once one ones only onto or order other our ours out over own piece pieces please price product put really right room rooms safe say says see sell should side so some someone something sort still stuff such suit suitable sure take takes than thanks that thats the their them then there these they thing think this those though thought to too top try two type u under underfloor up us use used using usually very want wanted was we well were what whats when where which while who why will with without wont work works worth would yes yet you your yours'
    .split(' ')
    .map((word) => stemmer(word)),
);
/** Kinds of floor are in the names of all their products. */
const kinds = new Set(
  'carpet tile tiles laminate vinyl lvt wood wooden oak plank planks board boards slab slabs stone lino porcelain'
    .split(' ')
    .map((word) => stemmer(word)),
);
export const tellsLittle = (word: string) => saysLittle.has(stemmer(word));
export const isOfManyNames = (word: string) => kinds.has(stemmer(word));
const ofGoods = new Set(['underlay', 'adhesive', 'glue', 'grout', 'trim', 'threshold'].map((word) => stemmer(word)));
/** 'will I have to cut the doors' is not of how the floor is cut. */
const ofDoors = /\bdoors?\b/i;
/** What of a thing is asked, and not the thing. */
const ofKind = new Set(['colour', 'size', 'type'].map((word) => stemmer(word)));
/** 'is it real brass' of what is named so. */
const ofItself = /^(?:and |so |but )*(?:why|is|are|does|do|will|would|has|have)\b/;
/** Of two words one is taken for the other where they begin so: 'redder' and 'reddens'. */
const sameBeginning = 5;

/** The sentence of a product's page that speaks most of what is asked; null where none does. `names`: words that only name it. */
export function pageAnswers(page: Page, asked: string, names: readonly string[] = []): PageAnswer | null {
  // A bar or an underlay is asked about the floors that it goes with.
  const ofAnyFloor = page.category && isGoodsCategory(page.category) ? [] : kinds;
  const own = new Set([...stemsOf(page.name), ...names.flatMap((name) => [...stemsOf(name)]), ...ofAnyFloor]);
  const telling = [
    ...stemsOf(
      asked
        .replace(/\bcom(?:e|es|ing) off\b/g, 'remove')
        .replace(/\bhow long (?=(?:can|do|does|will|would|should|before|after|till|until|have|must)\b(?!.*\blast))/g, 'hours ')
        .replace(/\b(?:get|gets|take|takes|taking|getting) (?=(?:\w+ ){0,4}off\b)/g, 'remove ')
        .replace(/\blook(?:ing|ed)? after\b|\bupkeep\b|\bmaintenance\b/g, 'care')
        .replace(/\bfix(?:ed)? (?:it|them|this|these) (?:down|to|on)\b/g, 'screw')
        .replace(/\b(?:tak(?:e|en|ing) (?:it |them |this )?up|uplift(?:ed|ing)?|pull(?:ed)? (?:it |them )?up)\b/g, 'lift'),
    ),
  ].filter((stem) => stem.length > 1 && !saysLittle.has(stem));
  const more = telling.filter((stem) => !own.has(stem));
  // 'does carpet come with underlay' asks nothing of an underlay for carpet.
  const ofIt = telling.filter((stem) => !(kinds.has(stem) || ofGoods.has(stem)));
  // 'what colour grout': the grout is asked about.
  const plain = more.filter((stem) => !ofKind.has(stem));
  const words = plain.length ? plain : more.length ? more : ofItself.test(asked.toLowerCase()) ? ofIt : [];
  if (!words.length) return null;
  const [best] = quotable(page)
    .filter((sentence) => !ofDoors.test(asked) || ofDoors.test(sentence))
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
