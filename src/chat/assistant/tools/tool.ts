import type { z } from 'zod';
import { formatPounds } from '#money/pence.ts';
import type { Shop } from '../../../shop.server.ts';
import type { Question } from '../assistant.ts';

export type Visitor = Question['visitor'];

/** What the shop can do for a question: checked input in, typed facts out. No wording: that is for whoever tells them. */
export type Tool<Input extends z.ZodType = z.ZodType, Facts = unknown> = {
  name: string;
  /** What it is for, as a language model or a shopping agent reads it. */
  description: string;
  input: Input;
  run: (shop: Shop, visitor: Visitor, input: z.output<Input>) => Promise<Facts>;
};

export function tool<Input extends z.ZodType, Facts>(made: Tool<Input, Facts>): Tool<Input, Facts> {
  return made;
}

/** Pictures and what is only of use to a page. */
const ofPages: ReadonlySet<string> = new Set(['photos', 'appearance', 'createdAt', 'updatedAt', 'isFeatured', 'financeFromPence', 'savePercent']);
const maxTextLength = 1_200;

/**
 * Facts as they are told to a program: amounts in pounds ('£17.95' for every `…Pence`), coverage in m², no pictures, nothing that is not
 * known. Texts are cut at 1,200 characters.
 */
export function plainFacts(facts: unknown): unknown {
  if (typeof facts === 'string') return facts.slice(0, maxTextLength);
  if (facts instanceof Date) return facts.toISOString().slice(0, 10);
  if (Array.isArray(facts)) return facts.map(plainFacts);
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) => {
      if (value === null || value === undefined || ofPages.has(key)) return [];
      if (key.endsWith('Pence') && typeof value === 'number') return [[key.slice(0, -5), formatPounds(value)]];
      if (key === 'coverageCm2') return [['coverageM2', Number(value) / 10_000]];
      return [[key, plainFacts(value)]];
    }),
  );
}
