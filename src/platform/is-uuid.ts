const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be a record's id. Asked before the database is, which fails on anything else. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
