/** What a word or phrase stands for. `says`: as people write it, singular where a plural is only an s more; a line each, `/` between. */
export type Concept<Kind extends string = string> = { kind: Kind; name: string; says: readonly string[] };

/** 'lvt: luxury vinyl / lvp' and so on, a concept a line. The name itself counts too, unless it begins with a star. */
export function concepts<Kind extends string>(kind: Kind, table: string): Concept<Kind>[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [head = '', rest = ''] = line.split(':');
      const isOnlyName = head.startsWith('*');
      const name = head.replace('*', '').trim();
      const others = rest
        .split('/')
        .map((phrase) => phrase.trim())
        .filter(Boolean);
      return { kind, name, says: isOnlyName ? others : [name, ...others] };
    });
}
