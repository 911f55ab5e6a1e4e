import { z } from 'zod';

const words = z.array(z.string().max(60)).max(8).default([]);
const described = { name: z.string().max(60).default(''), times: z.int().min(-30).max(30).default(1) };
export const measuredRoom = z.union([
  z.object({ ...described, lengthMm: z.int().min(10).max(100_000), widthMm: z.int().min(10).max(100_000) }),
  z.object({ ...described, areaMm2: z.number().positive().max(1e13), id: z.string().max(12).optional() }),
]);

export const sorts = ['cheapest', 'dearest', 'best', 'newest', 'thickest', 'thinnest', 'widest', 'longest', 'wear', 'stock'] as const;

/** The floor that is looked for, in the vocabulary's names. Prices in pence. */
export const wishSchema = z.object({
  floors: words,
  colours: words,
  species: words,
  looks: words,
  styles: words,
  finishes: words,
  rooms: words,
  demands: words,
  features: words,
  /** Names of any of these kinds that are not wanted. */
  without: words,
  /** Words that only the catalogue knows: a range, a colour's own name. */
  names: words,
  price: z
    .object({ minPence: z.int().nullable(), maxPence: z.int().nullable(), per: z.enum(['m2', 'unit', 'total']).nullable(), isAbout: z.boolean() })
    .nullable()
    .default(null),
  /** '600x600' */
  size: z.string().max(20).nullable().default(null),
  /** '12mm', '0.5mm', 'AC4', 'R10' */
  thickness: z.string().max(12).nullable().default(null),
  wearLayer: z.string().max(12).nullable().default(null),
  acRating: z.string().max(6).nullable().default(null),
  slipRating: z.string().max(6).nullable().default(null),
  sort: z.enum(sorts).nullable().default(null),
  inStock: z.boolean().default(false),
  reduced: z.boolean().default(false),
});
export type Wish = z.infer<typeof wishSchema>;

/** What a conversation is about: small, stored with each answer, and read back before it is believed. */
export const contextSchema = z.object({
  /** What the last answer did: a task, 'place Bathroom', 'entry Wear layer'. */
  topic: z.string().max(90).nullable().default(null),
  wish: wishSchema.nullable().default(null).catch(null),
  /** Products as they were shown, for 'the second one'. */
  shown: z.array(z.uuid()).max(12).default([]),
  /** The product that 'it' is. */
  focus: z.uuid().nullable().default(null),
  measured: z.array(measuredRoom).max(30).default([]).catch([]),
  pattern: z.string().max(20).nullable().default(null),
  wastePercent: z.number().min(0).max(100).nullable().default(null),
  place: z
    .object({ name: z.string().max(60), country: z.enum(['GB', 'IE', 'US', 'CA', 'XX']) })
    .nullable()
    .default(null),
  /** What was asked back: the next message may be nothing but the answer. */
  awaits: z.enum(['area', 'product', 'unit', 'person', 'order']).nullable().default(null).catch(null),
  /** The reference of a guest's order that was asked about. */
  order: z.string().max(8).nullable().default(null).catch(null),
  /** Which page of the shown list. */
  page: z.int().min(1).max(1000).default(1),
});
export type AnswerContext = z.infer<typeof contextSchema>;

export const emptyWish: Wish = wishSchema.parse({});
export const emptyContext: AnswerContext = contextSchema.parse({});

/** A stored context; an empty one for whatever is none. */
export function readContext(stored: unknown): AnswerContext {
  const parsed = contextSchema.safeParse(stored ?? {});
  return parsed.success ? parsed.data : emptyContext;
}

/** What the conversation is about after its last answer; an empty context before the first. */
export function contextBefore(history: readonly { from: string; context?: unknown }[]): AnswerContext {
  return readContext(history.findLast((turn) => turn.from === 'assistant' && turn.context)?.context);
}
