import anyAscii from 'any-ascii';

/**
 * A text in letters that a font has: what it lacks (Cyrillic, Chinese, emoji …) is written as it is read, in Latin letters, 'Пётр' as 'Petr'.
 * `has`: whether the font has a character, by its code point.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC');
  return composed.replaceAll(/[^\p{Cc}\p{Cf}\p{Z}]+/gu, (word) => {
    const isWhole = [...word].every((letter) => has(letter.codePointAt(0) ?? 0));
    return isWhole ? word : partsOf(word, has);
  });
}

/** Runs of letters that are missing, each as a whole: what stands alone would be read otherwise. */
function partsOf(word: string, has: (codePoint: number) => boolean): string {
  const runs: { isMissing: boolean; said: string }[] = [];
  for (const letter of word) {
    const isMissing = !has(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.isMissing === isMissing) last.said += letter;
    else runs.push({ isMissing, said: letter });
  }
  return runs.map(({ isMissing, said }) => (isMissing ? anyAscii(said) : said)).join('');
}
