import { poundsToPence } from '#money/read-pounds.ts';

/**
 * A price that was named, in pence. `per`: of a m², of a selling unit, or of the whole job; null where it was not said. `isAbout`: a figure
 * to come near to, and no limit.
 */
export type PriceWish = { minPence: number | null; maxPence: number | null; per: 'm2' | 'unit' | 'total' | null; isAbout?: boolean | undefined };

const amount = String.raw`(?:[£€]\s?(\d{1,6}(?:\.\d{1,2})?)|(\d{1,6}(?:\.\d{1,2})?)\s?(?:£|pounds?|quid|squid|gbp|euros?|€))(?:\s?(k)\b)?`;
const bareAmount = String.raw`(?:[£€]\s?)?(\d{1,6}(?:\.\d{1,2})?)(?:\s?(?:£|pounds?|quid|gbp))?`;
const perM2 = String.raw`(?:a|per|\/|an?|for a|each|the)?\s*(?:m2|sqm|sq\.? ?m(?:etre|eter|tr)?s?|square ?d? ?met(?:re|er)s?|metres? squared|meters? squared|metre|meter|m\b|sq met(?:re|er)s?)`;
const perUnit = String.raw`(?:a|per|\/|each)\s*(?:box|pack|roll|tile|plank)`;
const perMetreBare = /\b(?:a|per|\/)\s*(?:m|metre|meter)\b/;
/** 'I don't want to go over', 'nothing above': a limit, though its last word speaks of more. */
const denied = String.raw`(?:not|no|nothing|none|never|dont|don't|cant|can't|cannot|without|wont|won't|rather not|nor)\b(?:\s+(?:really|want|wanting|like|wish|looking|planning|hoping|intending|keen|able|willing|prepared|to|be|go|going|pay|paying|spend|spending|cost|costing|afford|have|anything|much|any|a|penny|it|do|we|i|one|priced))*\s+(?:over|above|more than|more then|dearer than|past|beyond)`;
const below = `(?:${denied}|under|below|less than|less then|no more than|not more than|max(?:imum)?(?: of)?|up to|cheaper than|less dear than|below|within|at (?:the )?(?:very )?most|maximum|tops|keep it (?:to|under|below)|<|around|about|roughly|approx(?:imately)?|near|close to|in the region of|for|budget(?: is| of|:)?(?: about| around)?|spend|have)`;
const above = `(?:over|above|more than|at least|from|>|dearer than|min(?:imum)?(?: of)?|starting at)`;

/** What is said after the amount: '£28 tops', '£40 and up'. */
const afterwards = String.raw`(?:\s*(?:(?:is |be )?(?:my |the |our )?(?<most>tops|max\w*|limit|or (?:less|under|below|lower|cheaper)|and (?:under|below|less)|at (?:the )?(?:very )?(?:most|outside))|(?<least>or (?:more|over|above|dearer|up)|and (?:up|over|above|more)|plus|upwards|\+))(?:\b|(?<=\+)))?`;

const range = new RegExp(String.raw`(?:between\s+)?${bareAmount}\s*(?:-|to|and)\s*${amount}\s*(${perM2})?`);
const ranges = new RegExp(
  String.raw`between\s+${bareAmount}\s*(?:-|to|and)\s*${bareAmount}\s*(${perM2}|${perUnit})?(?!\s?(?:o'?clock|am|pm|a\.m|p\.m|hours?|days?|weeks?|months?|years?|mm|cm|boxes|packs|people|steps|stairs)\b)`,
);
/** 'between 8 and 10' of somebody who comes or is there: hours. */
const ofHours =
  /\b(?:deliver\w*|drivers?|lorry|van|come|coming|call|ring|open|shut|visit|fitters?|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|weekend)\b/;
const named = new RegExp(String.raw`(?:\b(${below})|\b(${above}))?\s*${amount}\s*(?:(${perM2})|(${perUnit}))?${afterwards}`);
const ofThose = String.raw`(?<=\b(?:them|those|these|ones?|any|anything|some|something) (?:is |are |thats? |that's )?(?:\w+ ){1,2}\d{2,3})(?: please| then)?$`;
const bare = new RegExp(
  String.raw`\b(?:(under|below|less than|max|up to|cheaper than|at (?:the )?(?:very )?most|budget(?: is| of|:)?(?: about| around)?|${denied}|(?<near>about|around|roughly|approx|near))|(?<least>over|above|more than))\s+(?<figure>\d{1,4}(?:\.\d{1,2})?)\s*(?:(?:a|per|\/)\s*(?:${perM2})|(?<unit>${perUnit})|${ofThose})`,
);

/** 'lvt under 25 for a kitchen': of a m², after the floor. */
const afterFloor =
  /(?<=\b(?:lvt|spc|laminates?|vinyls?|lino|carpets?|tiles?|wood|oak|flooring|floors?|herringbone|planks?|parquet|underlay|pattern|look|style|effect|boards?) )(?:for |at )?(?:under|below|less than|up to) (\d{1,3}(?:\.\d{1,2})?)(?=$|[,.?!]|\s+(?:for|in|please|that|thats|with|and|if|to)\b)/;

/** 'rather not spend over 1200', 'budget about 900': pounds of the whole job, by what is done with them. */
const spent =
  /\b(?:spend|spending|pay|paying|afford|budget(?: is| of|:)?)(?: (?:over|above|more than|up to|about|around|roughly|under|no more than|not more than|max|only|maybe|say|a))* (\d{3,5})\b(?!\s?(?:mm|cm|m2|m\b|x|×|by|boxes|packs|sq))/;

/** An amount in another money than the shop's. */
export const inEuros = /€|\beuros?\b/;

/** Nobody means a m² by more than this unless they say so. */
const dearestM2Pence = 20_000;

/** Takes the first price out of a text. What remains has `{price}` in its place. */
export function takePrice(said: string): { price: PriceWish | null; rest: string } {
  const text = said.replaceAll(grand, (_, thousands: string | undefined) => `£${Number(thousands ?? 1) * 1000}`);
  // 'a tenner more than £20, say £30 or so'
  const from = afterSay.exec(text)?.index ?? 0;
  const later = from ? takePrice(text.slice(from)) : null;
  if (later?.price) return { price: later.price, rest: `${text.slice(0, from)}${later.rest}` };
  for (const read of [readRange, readNamed, readBare, readMost, readAfterFloor, readSpent]) {
    const found = read(text);
    if (found) return { price: found.price, rest: `${text.slice(0, found.from)} {price} ${text.slice(found.to)}` };
  }
  return { price: null, rest: text };
}

const afterSay = /(?<=[£€]\d.*)\bsay (?=(?:about |around |maybe )?[£€]\d)/;

/** 'two grand' as figures, 'for a grand'; 'a grand floor' is a fine one. */
const grand =
  /(?:\b(\d+(?:\.5)?)|(?<=\b(?:for|under|about|around|have|over|spend|of|with|got|than|is) )an?) grand\b(?! \w*(?:floor|job|look|day|wee|room|house|big)\b)/g;

type Reading = { price: PriceWish; from: number; to: number } | null;

function readRange(text: string): Reading {
  const match = range.exec(text) ?? (ofHours.test(text) ? null : ranges.exec(text));
  if (!match) return null;
  const [low, high] = match.slice(1, -1).filter((part) => part !== undefined && part !== 'k');
  const [minPence, maxPence] = [pence(low), pence(high)];
  if (minPence === null || maxPence === null || minPence > maxPence) return null;
  return { price: { minPence, maxPence, per: perOf(match[0], match.at(-1)) }, ...span(match) };
}

function readNamed(text: string): Reading {
  const match = named.exec(text);
  if (!match) return null;
  const [, lower, higher, first, second, thousand, m2, unit] = match;
  const read = pence(first ?? second);
  if (read === null) return null;
  const value = thousand ? read * 1000 : read;
  const isFrom = match.groups?.['most'] === undefined && lower === undefined && (higher !== undefined || match.groups?.['least'] !== undefined);
  const isBudget =
    value >= dearestM2Pence ||
    (!m2 && !unit && value >= 5000 && (forAll.test(text.slice(match.index + match[0].length)) || doneFor.test(text.slice(0, match.index)))) ||
    (/budget|spend|have/.test(lower ?? '') && value >= 10_000);
  const per = unit ? 'unit' : m2 ? 'm2' : isBudget ? 'total' : null;
  const isAbout =
    !isFrom &&
    per !== 'total' &&
    !match.groups?.['most'] &&
    ((near.test(lower ?? '') && !atMost.test(text.slice(0, match.index))) || orSo.test(text.slice(match.index + match[0].length)));
  return { price: { minPence: isFrom ? value : null, maxPence: isFrom ? null : value, per, ...(isAbout ? { isAbout } : {}) }, ...span(match) };
}

/** 'under £150 all in' */
const forAll = /^\s*(?:all in|all told|in all|in total|total|altogether|for (?:the lot|everything|it all|the whole (?:lot|thing|room|job)))\b/;

/** 'cheap enough to do it under £60' */
const doneFor = /\b(?:do|cover|floor|carpet|tile|finish) (?:it|(?:the|that|this) (?:room|floor|lot|place)|them|that|this)(?: all)?(?: for)? ?$/;

/** 'around £45', '£20 or so': neither a limit nor a least. */
const near = /^(?:around|about|roughly|approx\w*|near|close to|in the region of)/;
/** 'no more than about £15' is a limit all the same. */
const atMost =
  /\b(?:(?:no|not|nothing) (?:more|over|dearer) than|under|below|less than|up to|max(?:imum)?(?: of)?|at (?:the )?(?:very )?most|not over)\s*$/;
const orSo = /^(?:ish\b|\s*(?:or so|or thereabouts|or thereabout|mark|-?ish|give or take|roughly|approx\w*)\b)/;

function readBare(text: string): Reading {
  const match = bare.exec(text);
  const value = match ? pence(match.groups?.['figure']) : null;
  if (!match || value === null) return null;
  const price = {
    minPence: match.groups?.['least'] ? value : null,
    maxPence: match.groups?.['least'] ? null : value,
    per: match.groups?.['unit'] ? ('unit' as const) : ('m2' as const),
  };
  return { price: { ...price, ...(match.groups?.['near'] ? { isAbout: true } : {}) }, ...span(match) };
}

/** '25 a metre at the very most' */
const bareMost = new RegExp(
  String.raw`\b(\d{1,3}(?:\.\d{1,2})?)\s*(?:a|per|\/)\s*(?:${perM2})\s*(?:at (?:the )?(?:very )?(?:most|outside)|tops|max(?:imum)?|or (?:less|under|below))\b`,
);

function readMost(text: string): Reading {
  const match = bareMost.exec(text);
  const value = match ? pence(match[1]) : null;
  return match && value !== null ? { price: { minPence: null, maxPence: value, per: 'm2' }, ...span(match) } : null;
}

function readAfterFloor(text: string): Reading {
  const match = afterFloor.exec(text);
  const value = match ? pence(match[1]) : null;
  return match && value !== null ? { price: { minPence: null, maxPence: value, per: 'm2' }, ...span(match) } : null;
}

function readSpent(text: string): Reading {
  const match = spent.exec(text);
  const value = match ? pence(match[1]) : null;
  return match && value !== null ? { price: { minPence: null, maxPence: value, per: 'total' }, ...span(match) } : null;
}

function perOf(said: string, unit: string | undefined): PriceWish['per'] {
  return unit || perMetreBare.test(said) ? (/box|pack|roll/.test(unit ?? '') ? 'unit' : 'm2') : null;
}

function pence(pounds: string | undefined): number | null {
  return pounds === undefined ? null : poundsToPence(pounds);
}

function span(match: RegExpExecArray): { from: number; to: number } {
  return { from: match.index, to: match.index + match[0].length };
}
