import { z } from 'zod';

const words = z.array(z.string().max(60)).max(8).default([]);
const readAs = z.enum(['metres', 'circle', 'steps', 'walls']).optional();
const room = z.union([
  z.object({ name: z.string().max(40), lengthMm: z.int(), widthMm: z.int(), times: z.int(), as: readAs }),
  z.object({ name: z.string().max(40), areaMm2: z.number(), times: z.int(), as: readAs }),
]);

/** The floor that is being looked for, in the assistant's own words for it. */
const wishSchema = z.object({
  floor: words,
  without: words,
  colour: words,
  species: words,
  look: words,
  style: words,
  finish: words,
  room: words,
  condition: words,
  feature: words,
  names: words,
  price: z
    .object({
      minPence: z.int().nullable(),
      maxPence: z.int().nullable(),
      per: z.enum(['m2', 'unit', 'total']).nullable(),
      isAbout: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  size: z.string().max(20).nullable().default(null),
  thickness: z.string().max(12).nullable().default(null),
  wearLayer: z.string().max(12).nullable().default(null),
  acRating: z.string().max(6).nullable().default(null),
  slipRating: z.string().max(6).nullable().default(null),
  minWidth: z.int().nullable().default(null),
  sort: z
    .enum(['cheapest', 'dearest', 'best', 'newest', 'thickest', 'thinnest', 'widest', 'longest', 'narrowest', 'wear', 'stock'])
    .nullable()
    .default(null),
  inStockOnly: z.boolean().default(false),
  reducedOnly: z.boolean().default(false),
});
export type Wish = z.infer<typeof wishSchema>;

/** What a conversation is about: small, stored with each answer, and read back before it is believed. */
export const contextSchema = z.object({
  /** What the last answer did. */
  topic: z.string().max(20).nullable().default(null),
  wish: wishSchema.nullable().default(null),
  /** Products as they were shown, for 'the second one'. */
  shown: z.array(z.uuid()).max(12).default([]),
  /** The product that 'it' is. */
  focus: z.uuid().nullable().default(null),
  /** The product that 'it' was before: 'the dearer of the two'. */
  before: z.uuid().nullable().default(null),
  /** The kind of floor that 'it' is, where no product is. */
  subject: z.string().max(40).nullable().default(null),
  /** The last kinds of floor whose words were explained: 'so which one is better?' */
  explained: z.array(z.string().max(40)).max(2).default([]),
  /** What a product was last asked to be: 'is it waterproof', and then 'something like it that is'. */
  demanded: words,
  /** What was to be paid in instalments: 'so what is that a month?' */
  financed: z.object({ totalPence: z.int(), depositPence: z.int() }).nullable().default(null),
  measured: z.array(room).max(30).default([]),
  /** What was worked out so far, floors and goods: 'so what's the lot?' */
  reckoned: z
    .array(z.object({ id: z.uuid(), pence: z.int(), areaMm2: z.int() }))
    .max(12)
    .default([]),
  pattern: z.string().max(20).nullable().default(null),
  wastePercent: z.number().min(0).max(100).nullable().default(null),
  place: z
    .object({ name: z.string().max(60), country: z.enum(['GB', 'IE', 'US', 'CA', 'XX']) })
    .nullable()
    .default(null),
  /** What was asked back, and for what: the next message may be nothing but the answer. */
  awaits: z.enum(['area', 'product', 'unit', 'place', 'room', 'person']).nullable().default(null),
  /** What the last message meant with what it left out, where that is more than it said. */
  asked: z.string().max(400).nullable().default(null),
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
