import { poundsToPence } from '#money/read-pounds.ts';

/** What may be spent, in pence. `per`: of a m², of a selling unit, or of the whole job; null where it was not said. */
export type PriceWish = { minPence: number | null; maxPence: number | null; per: 'm2' | 'unit' | 'total' | null; isAbout: boolean };

const amount = String.raw`(?:[£€] ?(\d{1,6}(?:\.\d{1,2})?)|(\d{1,6}(?:\.\d{1,2})?) ?(?:£|pounds?|quid|euros?|€))(k)?`;
const perWhat = String.raw`(?: ?(?:a|per|\/|each|the)? ?(m2|metre|meter|m|box|pack|roll|tile|plank|length)\b)?`;
const below = '(?:not|no|nothing) (?:more than|over|above)|under|below|less than|max(?:imum)?(?: of)?|up to';
const above = '(?<!\\b(?:not|no|nothing) )(?:over|above|more than)|at least|from|min(?:imum)?(?: of)?';
const about = String.raw`about|around|roughly|approx\w*`;
const range = new RegExp(String.raw`(?:between )?[£€]?(\d{1,6}(?:\.\d{1,2})?) ?(?:-|to|and) ?${amount}${perWhat}`);
const named = new RegExp(String.raw`(?:\b(${above}|${about}) )?${amount}${perWhat}( (?:or more|plus|upwards|and up)| ?(?:or so|ish))?`);
/** Pounds without their sign: 'under 25 a m2', 'budget of 800', 'spend 1200'. */
const unsigned = new RegExp(
  String.raw`\b(${below}|${above}|${about}|budget(?: is| of)?|spend(?:ing)?|for) (?:about |around |up to )?(\d{2,5}(?:\.\d{1,2})?)(?!\d)${perWhat}`,
);
/** Nobody means a m² by more than this unless they say so. */
const dearestM2Pence = 20_000;

/** The first price of a tidied text, and the text with {price} in its place. */
export function takePrice(said: string): { price: PriceWish | null; rest: string } {
  const text = said.replaceAll(/\b(\d+(?:\.5)?|a) grand\b/g, (_, thousands: string) => `£${(Number(thousands) || 1) * 1000}`);
  for (const read of [readRange, readNamed, readUnsigned]) {
    const found = read(text);
    if (found) return { price: found.price, rest: `${text.slice(0, found.from)} {price} ${text.slice(found.to)}`.replaceAll(/ +/g, ' ') };
  }
  return { price: null, rest: text };
}

type Read = { price: PriceWish; from: number; to: number } | null;

function readRange(text: string): Read {
  const match = range.exec(text);
  if (!match) return null;
  const [low, high] = [poundsToPence(match[1] ?? ''), poundsToPence(match[2] ?? match[3] ?? '')];
  if (low === null || high === null || low > high) return null;
  return { price: { minPence: low, maxPence: high, per: perOf(match[5], high), isAbout: false }, ...spanOf(match) };
}

function readNamed(text: string): Read {
  const match = named.exec(text);
  const pence = match && poundsToPence(match[2] ?? match[3] ?? '');
  if (!match || pence === null) return null;
  const value = match[4] ? pence * 1000 : pence;
  const isLeast = /^(?:over|above|more|at least|from|min)/.test(match[1] ?? '') || /more|plus|up/.test(match[6] ?? '');
  const isAbout = /^(?:about|around|roughly|approx)/.test(match[1] ?? '') || /so|ish/.test(match[6] ?? '');
  return { price: { minPence: isLeast ? value : null, maxPence: isLeast ? null : value, per: perOf(match[5], value), isAbout }, ...spanOf(match) };
}

function readUnsigned(text: string): Read {
  const match = unsigned.exec(text);
  const pence = match && poundsToPence(match[2] ?? '');
  if (!match || pence === null) return null;
  const isOfJob = /^(?:budget|spend)/.test(match[1] ?? '');
  // 'for 20 m2' is an area, 'around 12' anything: only a unit or a budget makes it money.
  if (!isOfJob && !/^(?:box|pack|m2|metre|meter|m|roll)$/.test(match[3] ?? '')) return null;
  if (!isOfJob && /^(?:for|about|around|over|above)/.test(match[1] ?? '') && !/(?:a|per|\/) ?\w+$/.test(match[0])) return null;
  const isLeast = /^(?:over|above)/.test(match[1] ?? '');
  return {
    price: {
      minPence: isLeast ? pence : null,
      maxPence: isLeast ? null : pence,
      per: isOfJob ? perOf(match[3], pence) : perOf(match[3] ?? 'm2', pence),
      isAbout: false,
    },
    ...spanOf(match),
  };
}

function perOf(unit: string | undefined, pence: number): PriceWish['per'] {
  if (unit) return /^m/.test(unit) ? 'm2' : 'unit';
  return pence >= dearestM2Pence ? 'total' : null;
}

function spanOf(match: RegExpExecArray): { from: number; to: number } {
  return { from: match.index, to: match.index + match[0].length };
}
