import { withDigits } from '../reading/text.ts';
import { plainFacts } from '../tools/tool.ts';

/** What a figure measures. Lengths are in mm; 'any': a bare number. */
type Unit = '£' | '%' | 'm²' | 'mm' | 'kg' | 'count' | 'of 5' | 'o’clock' | 'any' | Span | `grade ${string}`;
type Span = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes';
type Figure = { value: number; unit: Unit; said: string; from: number; to: number };
/** One figure that a tool gave: of which product (null: of the shop, or of nothing in particular), in which field. */
type Claim = Pick<Figure, 'value' | 'unit'> & { product: string | null; field: string };
export type Claims = { claims: Claim[]; names: Map<string, string>; text: string };
/** The products a sentence speaks of, which the next one may go on with; null for none in particular. */
export type Subject = ReadonlySet<string> | null;

const units: readonly [RegExp, Unit, factor: number][] = [
  [/^\s?(?:%|per ?cent\b)/i, '%', 1],
  [/^\s?(?:m²|m2\b|sqm\b|sq\.? ?m\b|square met(?:re|er)s?\b)/i, 'm²', 1],
  [/^[\s-]?mm\b/i, 'mm', 1],
  [/^\s?cm\b/i, 'mm', 10],
  [/^\s?(?:m|met(?:re|er)s?)\b/i, 'mm', 1000],
  [/^\s?kg\b/i, 'kg', 1],
  [/^\s?(?:am|pm)\b/i, 'o’clock', 1],
  [/^\s?(?:\/ ?5|(?:out )?of 5|stars?)\b/i, 'of 5', 1],
  [/^[\s-]?(year|month|week|day|hour|minute)s?\b/i, 'any', 1],
  [/^\s?(?:full |free |more |other )?(?:box(?:es)?|packs?|rolls?|tubs?|bags?|bottles?|lengths?|pieces?|planks?|tiles?)\b/i, 'count', 1],
  [/^\s?(?:full |free |more |other )?(?:samples?|reviews?|instal?lments?|left|in stock|available)\b/i, 'count', 1],
]; // biome-ignore format: one line a unit

/** Fields whose number is no count of anything: what it measures. */
const measuredIn: readonly [RegExp, Unit, factor: number][] = [
  [/Percent$/, '%', 1],
  [/M2$/, 'm²', 1],
  [/Mm2$/, 'm²', 1e-6],
  [/Mm$/, 'mm', 1],
  [/weightGrams$/, 'kg', 1e-3],
  [/Years$/, 'years', 1],
  [/Days$/, 'days', 1],
  [/average$/, 'of 5', 1],
];

/** Words beside a figure, before it or after it, that say which field it is of. The first that is said holds. */
const cues: readonly { unit: Unit; before?: RegExp; after?: RegExp; field: RegExp }[] = [
  { unit: '£', after: /^\W*(?:a|per|each)?\W*(?:m²|m2|sqm|sq m|square met)/i, field: /pricePerM2$|m²$/i },
  { unit: '£', before: /\b(?:was|were|instead of|down from|used to be)\W*(?:£\W*)?$/i, field: /was$/i },
  { unit: '£', after: /^\W*(?:(?:a|per)\s(?:box|pack|roll|tub|bag|bottle|length|piece|metre)|each)\b/i, field: /(?:^|\.)(?:price|was)$/i },
  { unit: '£', before: /\bmonth(?:ly)?\b[^.]{0,20}$/i, after: /^[^.£]{0,12}\bmonth/i, field: /monthly$|last$/i },
  { unit: '£', before: /\bdeposit\b[^.£]{0,25}$/i, after: /^\W*deposit/i, field: /deposit/i },
  { unit: '£', before: /\b(?:sample|postage)s?\b[^.£]{0,30}$/i, after: /^[^.£,]{0,20}\bpostage/i, field: /sample|postage|forCount/i },
  { unit: '£', before: /\bdeliver\w*\b[^.£]{0,30}$/i, after: /^[^.£,]{0,15}\bdeliver/i, field: /deliver|charge|freeOver|missing/i },
  { unit: '£', before: /\b(?:total|altogether|in all|comes? to)\b[^.£]{0,20}$/i, after: /^\W*(?:in total|altogether|in all)\b/i, field: /total/i },
  { unit: 'count', after: /^\W*(?:\w+\W+)?(?:left|in stock|available)\b/i, field: /stock$/i },
  { unit: 'count', before: /\bneeds?\b[^.]{0,20}$/i, field: /boxes|amount|packs|working|quantity/i },
  { unit: 'count', after: /^\W*reviews?\b/i, field: /rating/i },
]; // biome-ignore format: one line a cue

const number = /(£\s?)?(?<![\w.])(?<!\d,)(\d[\d,]*(?:\.\d+)?)(?![\d])/g;
const grade = /\b(AC|R|P|IP|class )(\d{1,2})\b/gi;
const sides = /(?<![\w.])(\d+(?:\.\d+)?)\s?[x×]\s?(\d+(?:\.\d+)?)(?:\s?(mm|cm|m)\b)?/gi;
/** Of a product others may have written these: no money is believed from them. */
const writtenByOthers = /(?:^|\.)(?:description|name|title|comment)$/;
const promises = /\b(?:half price|for free|free of charge|free (?:fitting|installation)|at no (?:extra )?cost)\b/i;
const shortestSecret = 30;

/** Every figure of a text, list numbers ('1.') aside. */
function figuresOf(text: string): Figure[] {
  const sized = [...text.matchAll(sides)].flatMap((match) => {
    const factor = { cm: 10, m: 1000 }[match[3]?.toLowerCase() ?? ''] ?? 1;
    const at = { said: match[0], from: match.index, to: match.index + match[0].length, unit: 'mm' as const };
    return [1, 2].map((side) => ({ ...at, value: tidied(Number(match[side]) * factor) }));
  });
  const others = [...text.matchAll(number)].flatMap((match): Figure[] => {
    const from = match.index;
    const end = from + match[0].length;
    const isListNumber = /^\s*\d{1,2}[.)]\s*$/.test(text.slice(0, end + 2));
    const isOutOf = /(?:\bof |\/ ?)$/.test(text.slice(0, from)) && match[2] === '5';
    if (isListNumber || isOutOf || sized.some((size) => from < size.to && end > size.from)) return [];
    const value = Number((match[2] ?? '').replaceAll(',', ''));
    const after = text.slice(end, end + 30);
    if (match[1]) return [{ value, unit: '£', said: match[0], from, to: end }];
    const [words, unit, factor] = units.find(([pattern]) => pattern.test(after)) ?? [];
    if (!words || !unit || !factor) return /^[a-z]/i.test(after) ? [] : [{ value, unit: 'any', said: match[0], from, to: end }];
    const [said = '', time] = words.exec(after) ?? [];
    return [{ value: tidied(value * factor), unit: time ? (`${time.toLowerCase()}s` as Unit) : unit, said: match[0] + said, from, to: end }];
  });
  const graded = [...text.matchAll(grade)].map((match): Figure => {
    const [said, of = '', value] = match;
    return { value: Number(value), unit: `grade ${of.toLowerCase().trim()}`, said, from: match.index, to: match.index + said.length };
  });
  return [...sized, ...others, ...graded].toSorted((one, other) => one.from - other.from);
}

/** Every figure that was looked up in this turn, with the product and the field it is of. */
export function claimsOf(looked: readonly unknown[]): Claims {
  const claims: Claim[] = [];
  const names = new Map<string, string>();
  const told = plainFacts(looked);
  const walk = (value: unknown, product: string | null, field: string, columns: readonly (string | null)[] = []): void => {
    if (typeof value === 'string') {
      for (const figure of figuresOf(value))
        if (product === null || figure.unit !== '£' || !writtenByOthers.test(field)) claims.push({ ...figure, product, field });
    } else if (typeof value === 'number') {
      const [, unit = 'count', factor = 1] = measuredIn.find(([name]) => name.test(field)) ?? [];
      claims.push({ product, field, unit, value: tidied(value * factor) });
    } else if (Array.isArray(value)) {
      claims.push({ product, field, unit: 'count', value: value.length });
      // A comparison's line has a value of each product, in their order.
      const line = field.endsWith('.values') ? field.slice(0, -7) : null;
      for (const [at, one] of value.entries()) walk(one, line === null ? product : (columns[at] ?? product), line ?? field, columns);
    } else if (typeof value === 'object' && value !== null) {
      const fields = value as Fields;
      const own = productOf(fields, names) ?? productOf((fields.product ?? {}) as Fields, names) ?? product;
      const compared = Array.isArray(fields.products) ? fields.products.map((one: Fields) => productOf(one, names)) : columns;
      const term = typeof fields.term === 'string' ? `${field}.${fields.term}` : null;
      for (const [key, one] of Object.entries(fields)) walk(one, own, key === 'value' && term ? term : `${term ?? field}.${key}`, compared);
    }
  };
  walk(told, null, '');
  return { claims, names, text: JSON.stringify(told).toLowerCase() };
}

type Fields = { id?: unknown; name?: unknown; sku?: unknown; term?: unknown; product?: unknown; products?: unknown };

function productOf({ id, name, sku }: Fields, names: Map<string, string>): string | null {
  if (typeof id !== 'string' || typeof name !== 'string' || typeof sku !== 'string') return null;
  names.set(id, name.toLowerCase());
  return id;
}

/**
 * What a sentence states that no tool gave of the same product and field in this turn; null for nothing. `before`: whom the sentences
 * before it spoke of.
 */
export function checkSentence(sentence: string, known: Claims, before: Subject): { problem: string | null; subject: Subject } {
  const lower = sentence.toLowerCase();
  const inDigits = withDigits(lower);
  const text = (inDigits === lower ? sentence : inDigits).replaceAll(/\]\(\/(?!products\/)[^)]*\)/g, ']');
  const shown = text.replaceAll(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length));
  const mentions = mentionsIn(text, known.names);
  const begins = /\b(?:they|these|those|both|range|prices)\b/i.test(shown) ? null : before;
  const figures = figuresOf(shown);
  const isKnown = (figure: Figure, at: number) => {
    if (figure.value === 1 && (figure.unit === 'count' || figure.unit === 'any')) return true;
    const isOfIt = begins !== null && /\b(?:its?|this|that)\b/i.test(shown.slice(0, figure.from));
    const said = mentions.filter(({ from }) => from < figure.from).at(-1) ?? (isOfIt ? undefined : mentions[0]);
    const around = {
      before: shown.slice(Math.min(figures[at - 1]?.to ?? 0, figure.from), figure.from),
      after: shown.slice(figure.to, figure.to + 40),
    };
    const cue = cues.find(({ unit, before: left, after: right }) => unit === figure.unit && (left?.test(around.before) || right?.test(around.after)));
    const subject = said?.products ?? begins;
    return known.claims.some(
      (claim) =>
        claim.value === figure.value &&
        (claim.unit === figure.unit || (figure.unit === 'any' && claim.unit !== '£') || (claim.unit === 'any' && figure.unit === 'count')) &&
        (claim.product === null || subject === null || subject.has(claim.product)) &&
        (!cue || cue.field.test(claim.field) || isProse(claim)),
    );
  };
  const invented = figures.find((figure, at) => !isKnown(figure, at));
  const promise = promises.exec(shown)?.[0];
  const isFree = /\bfree delivery\b|\bdeliver\w*\b[^.]{0,12}\bfree\b/i.test(shown);
  const isFreeAnyway = known.claims.some(({ unit, value, field }) => unit === '£' && value === 0 && /deliver|charge/i.test(field));
  const problem =
    invented?.said ??
    (promise && !known.text.includes(promise.toLowerCase()) ? promise : null) ??
    (isFree && !isFreeAnyway && !figures.some(({ unit }) => unit === '£') ? 'free delivery' : null);
  return { problem, subject: mentions.at(-1)?.products ?? begins };
}

/** What the shop itself wrote in sentences: a term, the guide. */
const isProse = ({ product, field }: Claim) => product === null && /\.(?:text|promise|line|takes|warranty|installationGuarantee)$/.test(field);

/** Where products are named: linked, by two or more words of their name, or by one that begins with a capital. */
function mentionsIn(text: string, names: ReadonlyMap<string, string>): { from: number; products: ReadonlySet<string> }[] {
  const vocabulary = new Map([...names].map(([id, name]) => [id, new Set(name.match(/[\p{L}\d]{3,}/gu) ?? [])]));
  const isOfAny = (word: string) => [...vocabulary.values()].some((words) => words.has(word));
  const mentions: { from: number; products: ReadonlySet<string> }[] = [];
  let run: { from: number; words: string[]; hasCapital: boolean } | null = null;
  const close = () => {
    const { words = [], from = 0, hasCapital = false } = run ?? {};
    run = null;
    const scores = [...vocabulary].map(([id, own]) => ({ id, score: words.filter((word) => own.has(word)).length }));
    const best = Math.max(0, ...scores.map(({ score }) => score));
    const products = new Set(scores.flatMap(({ id, score }) => (score === best ? [id] : [])));
    if (best >= (hasCapital ? 1 : 2) && (products.size < names.size || names.size === 1)) mentions.push({ from, products });
  };
  for (const match of text.matchAll(/\/products\/([0-9a-f-]{36})|[\p{L}\d]+/gu)) {
    const [said, linked] = match;
    const word = said.toLowerCase();
    if (linked && names.has(linked)) mentions.push({ from: match.index, products: new Set([linked]) });
    else if (isOfAny(word)) {
      run ??= { from: match.index, words: [], hasCapital: false };
      run.words.push(word);
      run.hasCapital ||= match.index > 0 && /^\p{Lu}/u.test(said);
    } else if (run) close();
  }
  if (run) close();
  return mentions.toSorted((one, other) => one.from - other.from);
}

/** Whether a text gives away what only the model was told. */
export function repeats(text: string, secret: string): boolean {
  const said = squeezed(text);
  const told = squeezed(secret);
  for (let at = 0; at + shortestSecret <= said.length; at++) if (told.includes(said.slice(at, at + shortestSecret))) return true;
  return false;
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
const tidied = (value: number) => Math.round(value * 1e6) / 1e6;
