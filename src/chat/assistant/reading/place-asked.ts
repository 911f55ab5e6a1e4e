import { ambiguousPlaces, type Place, placeOfPostcode, places } from './words/towns.ts';

/** Words that a place is named after. */
export const towards: ReadonlySet<string> = new Set([
  'to',
  'in',
  'into',
  'from',
  'at',
  'around',
  'for',
  'near',
  'outside',
  'across',
  'about',
  'co',
  'county',
]);
const longestName = 4;

/** The place that a question names: a postcode, else the longest name of a town, county or country. `isOfName`: whether a product's name begins there. */
export function placeAsked(text: string, words: readonly string[], isOfName: (at: number) => boolean = () => false): Place | null {
  const postcode = placeOfPostcode(text);
  if (postcode) return postcode;
  const found: Place[] = [];
  for (let length = longestName; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ');
      const place = places.get(name);
      // 'for us', 'come to us': whoever asks.
      if (name === 'us' && !isTheCountry(words, at)) continue;
      if (place && !isOfName(at) && (!ambiguousPlaces.has(name) || isTowards(words, at))) found.push(place);
    }
  }
  // 'mainland England, I am in Leeds' is Leeds.
  return found.find(({ name }) => !wide.has(name)) ?? found[0] ?? null;
}

/** 'to Larne', 'as far as Larne', 'on Islay'. */
function isTowards(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return towards.has(before) || sent.has(before) || (before === 'as' && words[at - 2] === 'far') || (before === 'on' && islands.has(words[at] ?? ''));
}

/** 'in the US', 'ship to US'. */
function isTheCountry(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return before === 'the' || before === 'in' || (before === 'to' && /^(?:ship|shipping|ships|deliver|delivery)$/.test(words[at - 2] ?? ''));
}

/** 'deliver down south' */
const sent: ReadonlySet<string> = new Set(['deliver', 'delivering', 'ship', 'shipping', 'send', 'come', 'go']);

/** One lives on these, and on cork nobody does. */
const islands: ReadonlySet<string> = new Set([
  'islay',
  'arran',
  'rathlin',
  'jersey',
  'mull',
  'coll',
  'jura',
  'bute',
  'lewis',
  'harris',
  'iona',
  'valentia',
]);

const wide: ReadonlySet<string> = new Set([
  'Mainland',
  'The Mainland',
  'England',
  'Britain',
  'Great Britain',
  'Ireland',
  'Scotland',
  'Wales',
  'Northern Ireland',
]);

/** 'in Portaferry Gull Grey': a place that a range is called after, with the rest of the product's name. `isName`: whether a word is in names and in nothing else. */
export function isRangeAt(words: readonly string[], at: number, isName: (word: string) => boolean, phrases: readonly string[]): boolean {
  const [word, ...rest] = words.slice(at);
  if (!word || !rest[0] || !ambiguousPlaces.has(word)) return false;
  return isName(rest[0]) || phrases.some((phrase) => phrase.includes(' ') && `${rest.join(' ')} `.startsWith(`${phrase} `));
}
