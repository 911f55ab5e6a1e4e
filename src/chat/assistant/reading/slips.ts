import { isKnown } from './lexicon.ts';

/** How words are shortened on a telephone, by what they stand for. */
const slips: readonly [typed: RegExp, meant: string][] = [
  [/\ba[sw] ?well\b|\baswel\b/gi, 'as well'],
  [/\b(?:pls|plz|pleez)\b/gi, 'please'],
  [/\bu\b(?! (?:bend|value|shape))(?!['-])/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/(?<=[a-z] )(?:n|an'|'n'?)(?= (?:the |a )?[a-z])/gi, 'and'],
  // 'that's grand, how many boxes of it'
  [/^(?:that'?s|thats|ah |oh )+ ?(?:grand|great|lovely|brilliant|perfect|super|fine|nice|sound)[,.!]+ (?=\w)/gi, ''],
  [/\bcud\b/gi, 'could'],
  [/\bwud\b/gi, 'would'],
  [/\b(?:wot|wat)\b/gi, 'what'],
  [/\bdat\b/gi, 'that'],
  [/\bruff\b/gi, 'rough'],
];

/** A message with those words written out, for what compares it with whole sentences. */
export function tidySlips(message: string): string {
  return slips.reduce((text, [typed, meant]) => text.replaceAll(typed, meant), message).replaceAll(/\b[a-z]{2,}in\b/gi, withItsEnd);
}

/** 'sunday mornin': the g is not said. */
function withItsEnd(word: string): string {
  const said = word.toLowerCase();
  return !isKnown(said) && isKnown(`${said}g`) ? `${word}g` : word;
}
