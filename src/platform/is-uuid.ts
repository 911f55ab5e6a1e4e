/** A record's id as it is written, to be looked for in longer texts. */
export const uuidPattern = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
/** A text that is a record's id and nothing else. */
export const uuidShape = new RegExp(`^${uuidPattern}$`, 'i');

/** Whether a text can be a record's id. Asked before the database is, which fails on anything else. */
export function isUuid(text: string): boolean {
  return uuidShape.test(text);
}
