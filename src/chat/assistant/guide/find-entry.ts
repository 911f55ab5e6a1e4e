import { stemmer } from 'stemmer';
import { book, correct } from '../reading/lexicon.ts';
import { findPhrases, singular } from '../reading/phrases.ts';
import { tidy, wordsOf } from '../reading/tidy.ts';
import { everydayWords } from '../reading/words/everyday.ts';
import type { GuideEntry } from './parse-guide.ts';

/** The guide made ready to be searched. */
export type GuideIndex = {
  entries: { entry: GuideEntry; phrasings: string[][]; headings: Set<string>; body: Set<string> }[];
  weight: (term: string) => number;
};

export type FoundEntry = { entry: GuideEntry; score: number };

const saysNothing = new Set(
  'a an the is are was be been do does did i we you my your our it its this that these those to of in on at for with from by and or but so if as what whats which how when where why who can could should would will shall may might must have has had get got any some me us them they there here under about up down out off away again between enough straight onto need want please just really very much many more than then too also not no dont cant hello hi hey thanks thank tell know think say said like one ones thing things put use using used am im ive wondering wonder ask question good best better ok okay well go going does floor flooring'.split(
    ' ',
  ),
);

/** Words that say the same to the guide. */
const same: Record<string, string> = {
  mopping: 'mop', mopped: 'mop', hoover: 'vacuum', hoovering: 'vacuum', wash: 'clean', washing: 'clean', cleaning: 'clean', cleaned: 'clean', laying: 'lay', laid: 'lay', fitting: 'fit', fitted: 'fit', fit: 'lay', install: 'lay', installing: 'lay', installed: 'lay', installation: 'lay', sanded: 'sand', sanding: 'sand', sealed: 'seal', sealing: 'seal', sealant: 'seal', sealer: 'seal', acclimatisation: 'acclimatise', acclimatising: 'acclimatise', acclimate: 'acclimatise', acclimation: 'acclimatise', joins: 'joint', join: 'joint', joining: 'joint', seam: 'joint', scratched: 'scratch', scratching: 'scratch', scuff: 'scratch', fix: 'repair', mend: 'repair', fixing: 'repair', repairing: 'repair', squeak: 'creak', squeaky: 'creak', squeaking: 'creak', creaky: 'creak', creaking: 'creak', bouncy: 'bounce', bouncing: 'bounce', swollen: 'swell', swelling: 'swell', swelled: 'swell', blown: 'swell', lifting: 'lift', bubbling: 'lift', bubble: 'lift', buckling: 'lift', peaking: 'lift', peaked: 'lift', rising: 'lift', fading: 'fade', faded: 'fade', uneven: 'flat', level: 'flat', levelled: 'flat', bumpy: 'flat', dip: 'flat', dips: 'flat', dries: 'dry', drying: 'dry', dried: 'dry', gapping: 'gap', expand: 'expansion', walked: 'walk', walking: 'walk', oiling: 'oil', 'oiled': 'oiled', steamer: 'steam', steaming: 'steam', way: 'direction', lengthways: 'direction', widthways: 'direction', lengthwise: 'direction', mean: '', means: '', meaning: '', explain: '', stand: '', stands: '', remove: 'lift', removing: 'lift', take: '', waste: 'wastage', extra: 'wastage', spare: 'wastage', staggered: 'stagger', staggering: 'stagger', opened: 'open', thicker: 'thickness', thick: 'thickness', reuse: 'reuse', cupboards: 'unit', cabinet: 'unit', cabinets: 'unit', architraves: 'architrave', wee: 'small', years: 'long', year: 'long', yourself: 'myself', diy: 'myself', pro: 'myself', loud: 'noise', damage: 'ruin', damaged: 'ruin', ruined: 'ruin', wreck: 'ruin', wrecked: 'ruin', destroy: 'ruin', pee: 'urine', peed: 'urine', undercut: 'trim', planing: 'trim', plane: 'trim', stains: 'stain', stained: 'stain', staining: 'stain', lasts: 'last', lifespan: 'last', durable: 'last', differ: 'difference', versus: 'difference', vs: 'difference', differences: 'difference', compare: 'difference', compared: 'difference', double: 'double', doubling: 'double', glueing: 'glue', gluing: 'glue', stick: 'glue', stuck: 'glue', bigger: 'bigger', larger: 'bigger', largest: 'bigger', directions: 'direction', noisy: 'noise', quiet: 'noise', quietest: 'noise', sound: 'noise', soundproof: 'noise',
}; // biome-ignore format: a table

const everydayStems: ReadonlySet<string> = new Set([...everydayWords].map((word) => stemmer(word)));
const plainGoods: ReadonlySet<string> = new Set(
  'floor flooring tile tiles board plank vinyl carpet wood wooden hardwood timber laminate laminated underlay glue edging skirting linoleum luxury lvp carpeting'.split(
    ' ',
  ),
);
const partOfKind = 0.6;
/** What a term counts for that another of the entry's phrasings has, or only its text. */
const inOther = 0.7;
const inText = 0.45;
/** 'what underlay for a heated floor' is asked of the underlay. */
const headNoun = 1.5;
const goods: ReadonlySet<string> = new Set([
  '#underlay',
  '#adhesive',
  '#grout',
  '#threshold',
  '#skirting',
  '#trims',
  '#stair nosing',
  '#leveller',
  '#tile trim',
]);

/** What is true of the kind is true of the one: SPC is LVT, slate is stone. */
const kindOf: Record<string, string> = {
  '#spc': '#lvt', '#wpc': '#lvt', '#glue down lvt': '#lvt', '#loose lay': '#lvt', '#limestone': '#natural stone', '#marble': '#natural stone', '#slate': '#natural stone', '#granite': '#natural stone', '#travertine': '#natural stone',
  '#porcelain': '#tiles', '#ceramic': '#tiles', '#mosaic': '#tiles', '#engineered wood': '#wood', '#solid wood': '#wood', '#bamboo': '#wood', '#oak': '#wood', '#walnut': '#wood', '#safety vinyl': '#vinyl', '#carpet tile': '#carpet',
}; // biome-ignore format: a table

const isKin = (one: string, kind: string) => kindOf[one] === kind;

/** What is said of the kind counts for less than what is said of the one. */
const share = (term: string, among: readonly string[], kin: (a: string, b: string) => boolean) =>
  among.includes(term) ? 1 : among.some((other) => kin(term, other)) ? partOfKind : 0;

/** What a text is about: the trade's terms in it, each as one, and its other words without endings. */
export function termsOf(text: string, isOurs = false): string[] {
  const typed = wordsOf(tidy(text).replaceAll('/', ' '));
  // What we wrote ourselves is spelt as it is meant.
  const words = isOurs ? typed : correct(typed, new Set());
  const found = findPhrases(book, words);
  const terms = found
    .filter((hit) => hit.kind !== 'condition' || hit.to - hit.from > 1 || !same[words[hit.from] ?? ''])
    .flatMap((hit) => [`#${hit.name.toLowerCase()}`, ...ownWordsOf(words.slice(hit.from, hit.to), hit)]);
  const taken = new Set(found.flatMap((hit) => Array.from({ length: hit.to - hit.from }, (_, i) => hit.from + i)));
  const rest = words.flatMap((word, at) => {
    const plain = same[word] ?? same[singular(word)] ?? singular(word);
    const root = plain && stemmer(plain);
    const isTaken = taken.has(at) && !Object.hasOwn(same, word);
    return isTaken || saysNothing.has(word) || saysNothing.has(plain) || plain === '' ? [] : [root];
  });
  return [...new Set([...terms, ...rest])];
}

/** 'saxony' is a carpet, and more than that: what a name of a kind says beyond the kind. */
function ownWordsOf(words: readonly string[], { kind, name }: { kind: string; name: string }): string[] {
  if (kind !== 'floor') return [];
  return words.map(singular).filter((word) => word.length > 3 && !name.includes(word) && !plainGoods.has(word));
}

/** 'floor for a flat' is nothing but the room: any question that names it would fit, unless the word itself is explained. */
function isTelling([first, ...more]: readonly string[], { page, task }: GuideEntry): boolean {
  if (task) return more.length > 0;
  return first !== undefined && (more.length > 0 || !first.startsWith('#') || page === 'terms' || page === 'answers');
}

export function indexGuide(entries: readonly GuideEntry[]): GuideIndex {
  const indexed = entries.map((entry) => {
    const phrasings = [entry.title, ...entry.asked].map((phrase) => termsOf(phrase, true)).filter((terms) => isTelling(terms, entry));
    return { entry, phrasings, headings: new Set(phrasings.flat()), body: new Set(termsOf(entry.text, true)) };
  });
  const counts = new Map<string, number>();
  for (const { phrasings } of indexed) for (const term of new Set(phrasings.flat())) counts.set(term, (counts.get(term) ?? 0) + 1);
  const total = indexed.length || 1;
  // Rare terms say more; one that no heading has says little of which heading is meant, but something; one that everybody uses of
  // anything hardly that.
  const unheard = (term: string) => (everydayStems.has(term) ? total / 4 : total / 8);
  const weigh = (term: string) => (goods.has(term) ? headNoun : 1) * Math.log(1 + total / (1 + (counts.get(term) ?? unheard(term))));
  const weights = new Map([...counts.keys()].map((term) => [term, weigh(term)]));
  return { entries: indexed, weight: (term) => weights.get(term) ?? weigh(term) };
}

/**
 * The entries that a question asks for, best first. The score is the share of the question's weight that one of an entry's phrasings
 * answers, times the share of that phrasing that the question says: 1 is the same words.
 */
export function findEntries(index: GuideIndex, question: string, most = 3): FoundEntry[] {
  const asked = termsOf(question);
  if (!asked.length) return [];
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + index.weight(term), 0);
  const all = sum(asked);
  const heard = asked.flatMap((term) => [term, kindOf[term] ?? term]);
  return index.entries
    .filter(({ headings }) => heard.some((term) => headings.has(term)))
    .map(({ entry, phrasings, headings, body }) => {
      const best = Math.max(
        0,
        ...phrasings.map((terms) => {
          const said = asked.filter((one) => share(one, terms, isKin) > 0);
          if (said.length === 0) return 0;
          const answered = asked.reduce((total, one) => total + index.weight(one) * share(one, terms, isKin), 0);
          const shared = terms.reduce((total, term) => total + index.weight(term) * share(term, asked, (a, b) => isKin(b, a)), 0);
          const left = asked.filter((term) => !said.includes(term));
          const elsewhere =
            inOther * sum(left.filter((term) => headings.has(term))) + inText * sum(left.filter((term) => !headings.has(term) && body.has(term)));
          // The bare name of a kind is not yet what is asked of it.
          const isBareKind = terms.length === 1 && terms[0]?.startsWith('#') && asked.filter((term) => term.startsWith('#')).length > 1;
          return (isBareKind ? 0.75 : 1) * Math.sqrt(((answered + elsewhere) / all) * (shared / sum(terms)));
        }),
      );
      return { entry, score: best };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
