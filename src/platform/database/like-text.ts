/** A text to be found by `like` as it stands: what the pattern would read as a sign is a letter again. */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
