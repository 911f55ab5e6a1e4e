/** Scripts whose letters a joiner joins or parts (Unicode 23.2). Between other letters it is only a mark that nobody sees. */
const joining = ['Arabic', 'Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'];
const letter = `[${joining.map((script) => `\\p{Script=${script}}`).join('')}]`;

const kept = [
  `(?<=${letter})\\p{Join_C}(?=${letter})`,
  // A family of faces, a heart in colour, the flags of England, Scotland and Wales.
  '(?<=\\p{ExtPict}\\uFE0F?|\\p{EMod})\\u200D(?=\\p{ExtPict})',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0020}-\\u{E007F}]',
];
/**
 * Controls (C0 and C1), halves of surrogate pairs, noncharacters such as U+FFFE, and what leaves no mark: zero-width marks, soft hyphens,
 * marks that turn the direction of writing. PostgreSQL cannot store the first of them, XML none, and the last make two names look alike.
 */
const dropped = new RegExp(`(?![\\t\\n\\r])\\p{Cc}|[\\p{Cs}\\p{NChar}\\uFFF9-\\uFFFB]|(?!${kept.join('|')})[\\p{DI}\\u061C]`, 'gu');

/** What some programs break lines with. */
const rareBreaks = /[\v\f\u0085\u2028\u2029]/g;
/** More marks on one letter than any language writes: thousands of them hold composing up for seconds (Unicode 15, 13: at most 30 are safe). */
const stacked = /(?<=\p{M}{10})\p{M}/gu;
const ordinary = /^[\t\n\r\x20-\x7e]*$/;

/**
 * A text as the shop takes it, whoever sent it: composed (NFC), and without what can be neither stored nor seen. Line breaks and tabs stay.
 * Every door by which text comes in calls this, so nothing further in has to. Cleaning what is clean changes nothing.
 */
export function cleanText(text: string): string {
  if (ordinary.test(text)) return text;
  const seen = text.replaceAll(rareBreaks, '\n').replaceAll(dropped, '').replaceAll(stacked, '');
  return seen.normalize('NFC').replaceAll(stacked, '');
}

/** The same form with clean texts, names of fields and names of files. */
export function cleanForm(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(cleanText(name), cleanText(value));
    else clean.append(cleanText(name), value, cleanText(value.name));
  }
  return clean;
}
