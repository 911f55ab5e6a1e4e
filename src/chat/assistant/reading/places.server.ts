import { readVocabulary } from './vocabulary.server.ts';

/** Where goods are to go. Countries as the delivery zones have them; XX: nowhere the shop could have a zone for. */
export type Place = { name: string; country: 'GB' | 'IE' | 'US' | 'CA' | 'XX' };

const towards: ReadonlySet<string> = new Set(['to', 'in', 'from', 'near', 'at', 'around', 'outside', 'live', 'living', 'deliver', 'delivery']);
const { places, ambiguous } = readPlaces();
const longest = 4;

/** The first place that a message names: a town, a country, or a postcode's. */
export function placeIn(text: string, words: readonly string[]): Place | null {
  const byPostcode = placeOfPostcode(text);
  if (byPostcode) return byPostcode;
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const name = words.slice(from, from + length).join(' ');
      const place = places.get(name);
      if (place && (!ambiguous.has(name) || towards.has(words[from - 1] ?? ''))) return place;
    }
  }
  return null;
}

/** A British postcode, the first half of a Northern Irish one, or an Eircode; IM, JE and GY are no part of the United Kingdom. */
function placeOfPostcode(text: string): Place | null {
  const [, area, rest] = /\b((?:[a-z]{1,2}\d[a-z\d]?)(?=\s*\d[a-z]{2}\b)|bt\s?\d{1,2}\b)\s*(\d[a-z]{2})?/.exec(text) ?? [];
  if (area) {
    const isElsewhere = /^(?:im|je|gy)\d/.test(area);
    return { name: `${area} ${rest ?? ''}`.trim().toUpperCase(), country: isElsewhere ? 'XX' : 'GB' };
  }
  const [eircode] = /\b(?:[a-z]\d\d|d6w)\s?(?=[a-z\d]*\d)(?=[a-z\d]*[a-z])[a-z\d]{4}\b/.exec(text) ?? [];
  return eircode ? { name: eircode.toUpperCase(), country: 'IE' } : null;
}

function readPlaces() {
  const all = new Map<string, Place>();
  const doubtful = new Set<string>();
  for (const [code, [entry]] of readVocabulary('places')) {
    const country = (['gb', 'ie', 'us', 'ca'].includes(code) ? code.toUpperCase() : 'XX') as Place['country'];
    for (const said of entry?.says ?? []) {
      const name = said.replace(/^\*/, '');
      const key = name.toLowerCase().replaceAll(/[.']/g, '');
      all.set(key, { name, country });
      if (said.startsWith('*')) doubtful.add(key);
    }
  }
  return { places: all, ambiguous: doubtful };
}
