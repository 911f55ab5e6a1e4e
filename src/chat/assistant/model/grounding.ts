/** Numbers that a sentence states as facts: amounts, percentages, counts, sizes, days. */
const units = [
  String.raw`%|per ?cent|pounds?|pence|p\b|m²|m2|sqm|mm|cm|m\b|kg|°|boxes|box|packs?|rolls?|metres?`,
  'tubs?|bags?|bottles?|lengths?|pieces?',
  String.raw`years?|months?|weeks?|days?|hours?|minutes?|instal?lments?|samples?|am\b|pm\b|left|in stock|of 5|stars?`,
];
const figure = new RegExp(String.raw`£\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:${units.join('|')})`, 'gi');
const anyNumber = /\d[\d,]*(?:\.\d+)?/g;
const numberWords = /\b(?:half price|for free|free of charge|free fitting|free installation|at no (?:extra )?cost)\b/i;
const shortest = 30;

/** Every number in what was looked up and in what was said before: these an answer may state. */
export function knownNumbers(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(anyNumber)].map((match) => plain(match[0]))));
}

/** What a sentence states that nothing looked up says; null for nothing. Order numbers of a list ('1.') are no figures. */
export function ungrounded(sentence: string, known: ReadonlySet<string>, lookedUp: string): string | null {
  for (const match of sentence.matchAll(figure)) {
    const number = plain(match[1] ?? match[2] ?? '');
    if (!known.has(number)) return match[0];
  }
  const promise = numberWords.exec(sentence);
  return promise && !lookedUp.toLowerCase().includes(promise[0].toLowerCase()) ? promise[0] : null;
}

/** Whether a text gives away what only the model was told. */
export function repeats(text: string, secret: string): boolean {
  const said = squeezed(text);
  const told = squeezed(secret);
  for (let at = 0; at + shortest <= said.length; at++) if (told.includes(said.slice(at, at + shortest))) return true;
  return false;
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
}

/** '1,200.50' and '1200.5' are the same number. */
function plain(number: string): string {
  return String(Number(number.replaceAll(',', '')));
}
