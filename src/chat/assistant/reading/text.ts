/** What stands before a noun and says nothing of it. */
const determiners: ReadonlySet<string> = new Set('the a an my our your yer his her their its this that these those some any'.split(' '));

/** A message in one spelling: small letters, plain quotes, digits for numbers, one way to write units. Contractions lose their apostrophe. */
export function tidy(message: string): string {
  const plain = message
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc`´]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll('²', '2')
    .replaceAll(/\bm\^2\b/g, 'm2')
    .replaceAll(/(\d) ?sq\.? ?m(?:et(?:re|er)s?|trs?)?\b/g, '$1 m2')
    .replaceAll(/\b(?:square|sq) met(?:re|er)s?\b|\bsqm\b|\bmet(?:re|er)s? squared?\b/g, 'm2')
    .replaceAll(/(?<=[a-z])'(?=[a-z])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return withDigits(plain);
}

/** The words of a tidied text; figures and units stay whole, a hyphen parts words. */
export function wordsOf(tidied: string): string[] {
  return tidied.match(/[£€]?\d+(?:[.,]\d+)*%?|[a-z\u00e0-\u024f]+(?:'[a-z]+)?|&/g) ?? [];
}

/** 'tile grout / grouting': the ways of one line. */
export const waysOf = (line: string) =>
  line
    .split('/')
    .map((way) => way.trim())
    .filter(Boolean);

/** 'planks' → 'plank', 'boxes' → 'box'; short words and those in ss stay. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:xes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

export function isDeterminer(word: string): boolean {
  return determiners.has(word);
}

/** Characters of a message that the assistant reads: more than any real question has. */
const maxRead = 600;

/** What the assistant reads of a message: blanks as one, words said over and over as said twice, and no more than anybody would ask at once. */
export function readable(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxRead)
    .replace(/(?<= |^)(\S+(?: \S+){0,3}?)(?: \1){2,}(?= |$)/g, '$1 $1')
    .trim();
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const tensWord = `(?:${tens.join('|')})`;
const smallWord = `(?:${small.slice(1).join('|')})`;
const upToNinetyNine = `(?:${tensWord}(?:[ -]${smallWord})?|${smallWord})`;
const hundreds = `(?:a|${small.slice(1, 10).join('|')}) hundred(?: and)?(?: ${upToNinetyNine})?`;
const number = `(?:${hundreds}|${upToNinetyNine})`;
/** What is counted: a number before any of these is a figure, and not 'this one' or 'one of those'. */
const counted = [
  'x|by|m|cm|mm|ft|met(?:re|er)s?|mtrs?|feet|foot|inch(?:es)?|square[ds]?|sq|m2|yards?|boxes|box|packs?|rolls?|rooms?|bedrooms?',
  'bathrooms?|steps|stairs|samples?|tiles?|lengths?|bags?|tubs?|point|hundred|thousand|grand|k|quid|pounds?|euros?|odd|per|percent',
  'years?|days?|weeks?|months?',
].join('|');
const beforeUnit = new RegExp(String.raw`\b${number}(?=[\s-]*(?:and a (?:half|quarter)\b|(?:\d+ )?(?:${counted})\b))`, 'g');
const afterBy = new RegExp(String.raw`(?<=\d ?(?:ft|feet|foot|m|met(?:re|er)s?)? ?(?:long )?\b(?:x|by|feet|foot|ft|point) )${number}\b`, 'g');

/** Numbers as digits where a unit or another side follows: 'fifteen feet by eleven', 'three and a half metres', 'twenty-two square yards'. */
export function withDigits(text: string): string {
  return text
    .replaceAll(beforeUnit, digitsOf)
    .replaceAll(/\b(\d+) and a half\b/g, '$1.5')
    .replaceAll(/\b(\d+) and a quarter\b/g, '$1.25')
    .replaceAll(afterBy, digitsOf)
    .replaceAll(afterBy, digitsOf)
    .replaceAll(/\b(\d+) point (\d)\b/g, '$1.$2')
    .replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2');
}

function digitsOf(said: string): string {
  let value = 0;
  for (const word of said.split(/[ -]/)) {
    if (word === 'hundred') value = (value || 1) * 100;
    else if (small.includes(word)) value += small.indexOf(word);
    else if (tens.includes(word)) value += (tens.indexOf(word) + 2) * 10;
  }
  return String(value);
}
