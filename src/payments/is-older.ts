/** Whether what the provider tells is older than what is known: its events come in any order. Without both times nobody can say. */
export function isOlder(told: Date | null | undefined, known: Date | null): boolean {
  return Boolean(told && known && told < known);
}
