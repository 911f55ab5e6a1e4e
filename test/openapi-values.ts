import { z } from 'zod';

/** A JSON Schema, as far as the shop's OpenAPI document uses it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  /** Which properties go together: the one or the other. */
  oneOf?: { required: string[] }[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** The least that a schema allows, or the most. */
export type End = 'least' | 'most';

/** Real values by the name of their property: records that exist. */
export type Known = Readonly<Record<string, unknown>>;

/** No text longer than this is made: pictures as text may be millions. */
const maxMadeLength = 20_000;

const formats: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'ann@floors.example',
  'date-time': '2026-05-01T12:00:00Z',
  date: '2026-05-01',
  uri: 'https://floors.example/track',
};

/** A value that the schema allows, as far to its end as it goes. */
export function valueAt(schema: JsonSchema, end: End, known: Known = {}): unknown {
  const last = end === 'most' ? -1 : 0;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(last);
  if (schema.anyOf) return valueAt(schema.anyOf.at(end === 'most' ? 0 : -1) ?? {}, end, known);
  const type = [schema.type ?? []].flat().at(end === 'most' ? 0 : -1);
  switch (type) {
    case 'object':
      return objectAt(schema, end, known);
    case 'array':
      return (end === 'least' && !schema.minItems) || !schema.items ? [] : [valueAt(schema.items, end, known)];
    case 'integer':
    case 'number':
      return numberAt(schema, end, type === 'integer');
    case 'string':
      return textAt(schema, end);
    case 'boolean':
      return end === 'most';
    case 'null':
      return null;
    default:
      return 'anything';
  }
}

function objectAt({ properties = {}, required = [], oneOf = [] }: JsonSchema, end: End, known: Known): Record<string, unknown> {
  const chosen = oneOf.at(end === 'most' ? -1 : 0)?.required ?? [];
  const others = oneOf.flatMap((one) => one.required).filter((name) => !chosen.includes(name));
  const named = Object.entries(properties).filter(([name]) => (end === 'most' && !others.includes(name)) || [...required, ...chosen].includes(name));
  return Object.fromEntries(named.map(([name, own]) => [name, known[name] ?? valueAt(own, end, known)]));
}

function numberAt({ minimum, maximum, exclusiveMinimum, examples }: JsonSchema, end: End, isWhole: boolean): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (isWhole ? 1 : 0.01));
  const wanted = end === 'least' ? least : maximum;
  return wanted ?? Number(examples?.[0] ?? least ?? 1);
}

function textAt({ format, examples, pattern, minLength = 0, maxLength = 200 }: JsonSchema, end: End): unknown {
  if (examples) return examples.at(end === 'most' ? -1 : 0);
  if (format === 'binary') return new File(['no picture'], 'floor.jpg', { type: 'image/jpeg' });
  if (format) return formats[format] ?? format;
  if (pattern) throw new Error(`A pattern wants an example beside it: ${pattern}`);
  return 'a'.repeat(end === 'least' ? minLength : Math.min(maxLength, maxMadeLength));
}

/** Values for one property that the document does not allow: beyond each end, of another kind, greater than a column holds. */
export function wrongValues(schema: JsonSchema, isFit: (value: unknown) => boolean): unknown[] {
  const ends = [schema, ...(schema.anyOf ?? [])].flatMap(({ minimum, maximum, exclusiveMinimum, maxLength, maxItems, items }) => [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(maxLength === undefined || maxLength > maxMadeLength ? [] : ['a'.repeat(maxLength + 1)]),
    ...(maxItems === undefined || maxItems > 300 ? [] : [Array.from({ length: maxItems + 1 }, () => valueAt(items ?? {}, 'most'))]),
  ]);
  return [...ends, 2_147_483_648, 1e300, '', 'no such thing', null, {}].filter((value) => !isFit(value));
}

/** The same for an address, where everything is text, and an empty text is nothing. */
export function wrongTexts(schema: JsonSchema, isFit: (value: unknown) => boolean): string[] {
  const means = (text: string): unknown[] => [text, ...(Number.isFinite(Number(text)) ? [Number(text)] : []), ...(text === 'true' ? [true] : [])];
  const texts = wrongValues(schema, isFit)
    .filter((value) => typeof value !== 'object')
    .map(String);
  return texts.filter((text) => text !== '' && !means(text).some(isFit));
}

/** Whether the document allows a value. `$ref`s must have been followed. */
export function fitsOf(schema: JsonSchema): (value: unknown) => boolean {
  const { examples: _, ...plain } = schema;
  const zod = z.fromJSONSchema(plain as Parameters<typeof z.fromJSONSchema>[0]);
  return (value) => zod.safeParse(value).success;
}
