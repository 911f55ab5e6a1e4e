const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const tensWord = `(?:${tens.join('|')})`;
const smallWord = `(?:${small.slice(1).join('|')})`;
const number = `(?:(?:a|one|two|three|four|five) hundred(?: and)?(?: (?:${tensWord}(?:[ -]${smallWord})?|${smallWord}))?|${tensWord}(?:[ -]${smallWord})?|${smallWord})`;
const counted =
  'x|by|m|cm|mm|ft|met(?:re|er)s?|mtrs?|feet|foot|inch(?:es)?|square[ds]?|sq|sqm|m2|yards?|boxes|box|packs?|rolls?|rooms?|bedrooms?|bathrooms?|flats?|houses?|steps|stairs|point|hundred|quid|pounds?|odd';
const beforeUnit = new RegExp(String.raw`\b${number}(?=[\s-]*(?:and a (?:half|quarter)\b|(?:\d+ )?(?:${counted})\b))`, 'g');
const afterBy = new RegExp(String.raw`(?<=\d\s*(?:ft|feet|foot|m|met(?:re|er)s?)?\s*(?:long )?\b(?:x|by|feet|foot|ft|point) )${number}\b`, 'g');

/** Numbers as digits where a unit or another side follows: 'fifteen feet by eleven', 'three and a half metres', 'twenty-two square yards'. */
export function withDigits(text: string): string {
  return text
    .replaceAll(beforeUnit, digitsOf)
    .replaceAll(/\b(\d+) and a half\b/g, '$1.5')
    .replaceAll(/\b(\d+) and a quarter\b/g, '$1.25')
    .replaceAll(afterBy, digitsOf)
    .replaceAll(afterBy, digitsOf)
    .replaceAll(/\b(\d+) point (\d)\b/g, '$1.$2')
    .replaceAll(/(\d)[ -]odd\b/g, '$1')
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
