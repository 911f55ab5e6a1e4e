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
