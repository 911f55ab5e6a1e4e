/** What a table holds under a key that came from outside: never what every object inherits, such as `__proto__` or `constructor`. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}
