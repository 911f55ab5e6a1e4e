/** What a form's field holds. */
export type FieldValue = string | number | boolean | null | undefined;

/** A record as a form holds it, by field name. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** A field that two people changed to different values. */
export type Conflict = { field: string; mine: FieldValue; theirs: FieldValue };

/** What somebody decided of a conflict: whose value is kept, and what the other's was when they decided. */
export type Choices = Readonly<Record<string, { keep: 'mine' | 'theirs'; theirs: FieldValue }>>;

/**
 * What comes of a record that two people had open. `read` is the form as it was begun, `typed` as it is sent, `now` what is saved meanwhile.
 * Only what this person changed is to be saved (`save`); a field that both changed to different values waits for a choice. A choice holds
 * for the other's value that it was made beside: should that have changed again, it is asked again.
 */
export function mergeEdits(
  read: Fields,
  typed: Fields,
  now: Fields,
  choices: Choices = {},
): { save: Record<string, FieldValue>; conflicts: Conflict[] } {
  const save: Record<string, FieldValue> = {};
  const conflicts: Conflict[] = [];
  for (const field of new Set([...Object.keys(read), ...Object.keys(typed)])) {
    const [before, mine, theirs] = [read[field], typed[field], now[field]];
    if (isSame(mine, before) || isSame(mine, theirs)) continue;
    const choice = Object.hasOwn(choices, field) ? choices[field] : undefined;
    const isChosen = choice !== undefined && isSame(choice.theirs, theirs);
    if (!isSame(theirs, before) && !isChosen) conflicts.push({ field, mine, theirs });
    else if (isSame(theirs, before) || choice?.keep === 'mine') save[field] = mine;
  }
  return { save, conflicts };
}

/** A form leaves out a box that is not ticked and a line that is not there: that is as good as empty. Browsers write line ends their own way. */
function isSame(one: FieldValue, other: FieldValue): boolean {
  return plain(one) === plain(other);
}

function plain(value: FieldValue): string {
  return String(value ?? '').replaceAll('\r\n', '\n');
}

/** What a record's form sends beside its fields: the record as it was read, and what was decided of conflicts. Null where it sends none. */
export function readEdits(sent: Readonly<Record<string, string>>): { read: Record<string, string>; choices: Choices } | null {
  const read = textsIn(sent.read);
  if (!read) return null;
  const seen = textsIn(sent.seen) ?? {};
  const choices = Object.entries(seen).map(([field, theirs]) => {
    const keep = sent[`keep:${field}`] === 'theirs' ? ('theirs' as const) : ('mine' as const);
    return [field, { keep, theirs }] as const;
  });
  return { read, choices: Object.fromEntries(choices) };
}

/** The fields of the record alone, of all that its form sent. */
export function fieldsOf(sent: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'read' && name !== 'seen' && !name.startsWith('keep:')));
}

function textsIn(json: string | undefined): Record<string, string> | null {
  try {
    const texts: unknown = JSON.parse(json ?? '');
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return null;
    return Object.values(texts).every((value) => typeof value === 'string') ? (texts as Record<string, string>) : null;
  } catch {
    return null;
  }
}
