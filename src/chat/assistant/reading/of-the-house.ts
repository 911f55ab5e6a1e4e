import type { Found } from './phrases.ts';
import { places } from './words/towns.ts';

const goods =
  /^(?:floor\w*|tiles?|tiling|laminate|lvt|vinyl|lino|carpets?|planks?|boards?|floorboards?|underlay|slabs?|mosaics?|porcelain|concrete|screed|subfloor|base)$/;

/** 'outside Downpatrick', 'a mile outside the village': where the house stands. */
const isOutsideOf =
  /^(?:(?:of )?(?:the |a |our |my |your )?(?:wee |small |nearest )?(?:town|city|village|country|capital)|of|co|county)\b(?! (?:paving|slabs?))/;
const livesThere = /\b(?:live|living|house|home|cottage|bungalow|farm|farmhouse|site|place|miles?|minutes?|mins|just|out|road|up|build|based)$/;
const afterOutside = /^(?:the (?:back|front|house|kitchen|door|window|building)|back|front|a|our|my|and|or|for|in|at|on)\b/;

/** 'a log cabin in the garden', 'garden office', 'shed at the bottom of the yard': a building, and nothing that is paved. */
const outhouse = 'office|room|studio|cabin|pod|house|lodge|bar|gym|shed|building|chalet|den|summer ?house|annexe?|playhouse|hut|snug|workshop|flat';
const isOuthouse = new RegExp(`^(?:log |timber |wooden |home )?(?:${outhouse})s?\\b`);
const standsIn = new RegExp(
  `\\b(?:${outhouse}|summerhouse)s?(?: (?:that is|thats|which is|we have|i have|we built|down|out))* (?:in|at the (?:bottom|end|back|foot|top) of|down|up)(?: the| my| our)?(?: back)?$`,
);

/** 'timber garden office', 'a wooden summerhouse', 'timber framed house': what it is built of. */
const builtOf =
  /^(?:(?:clad|framed?|kit|built|garden|log|home|holiday|frame house|new) )*(?:offices?|sheds?|cabins?|chalets?|lodges?|summer ?houses?|houses?|homes?|studios?|outbuildings?|buildings?|extensions?|bungalows?|huts?|pods?|annexe?s?|garden rooms?|playhouses?|gyms?|frames?|framed|clad|kit)\b/;
const isBuiltOf =
  /\b(?:offices?|rooms?|sheds?|cabins?|chalets?|house|studio|building|extension|bungalow|lodge|garage|summer ?house)\b.*\b(?:is|are|its|thats|was)(?: all)? (?:made|built)?(?: up)?(?: out)?(?: of| from| in)?$/;
const isBuilding = /^(?:wood|wooden|timber|brick|stone|log)$/;
const underRoof = /\b(?:under|below|beneath|up under)(?: the| our| my)?(?: \w+)?$/;

/** 'sound tiles', 'the old tiles are sound': firm, and not noise. */
const isFirm = /\b(?:is|are|was|be|seems?|still|looks?|perfectly|structurally|quite|feels|all|pretty|reasonably|very|dry and|flat and|firm and)$/;

/** Whether a word is said of the house itself, of where it stands, what it is built of and how firm it is. */
export function isOfTheHouse(words: readonly string[], hit: Found): boolean {
  const word = words[hit.from] ?? '';
  const before = words.slice(0, hit.from).join(' ');
  const after = words.slice(hit.to).join(' ');
  if (hit.name === 'Patio' && word === 'outside')
    return isOutsideOf.test(after) || isTownNext(words, hit.to) || (livesThere.test(before) && !afterOutside.test(after) && after !== '');
  if (hit.name === 'Patio' && /^(?:garden|yard)$/.test(words[hit.to - 1] ?? '')) return isOuthouse.test(after) || standsIn.test(before);
  if (hit.name === 'slate' && word === 'slates') return underRoof.test(before);
  if (hit.name === 'wood' || hit.name === 'natural stone')
    return isBuilding.test(word) && hit.to - hit.from === 1 && (builtOf.test(after) || isBuiltOf.test(before));
  return (
    hit.name === 'noise' &&
    word === 'sound' &&
    hit.to - hit.from === 1 &&
    (goods.test(words[hit.to] ?? '') ? !/\bunderlay$/.test(words[hit.to] ?? '') : isFirm.test(before))
  );
}

const longestName = 3;
/** A town may be spelt in several words: 'newcastle county down'. */
function isTownNext(words: readonly string[], at: number): boolean {
  return Array.from({ length: longestName }, (_, more) => words.slice(at, at + more + 1).join(' ')).some((name) => places.has(name));
}
