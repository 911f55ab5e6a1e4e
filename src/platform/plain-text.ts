// Tab and line breaks are ordinary text; every other C0 character, DEL and NUL (which PostgreSQL cannot store) is not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters looked for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Whether a text can be stored and shown as it is: no control characters and no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !controlCharacters.test(text);
}

/** The text without what `isPlainText` refuses, for places that read an address and must not fail. */
export function toPlainText(text: string): string {
  return text.toWellFormed().replaceAll('\uFFFD', '').replaceAll(new RegExp(controlCharacters, 'g'), '');
}
