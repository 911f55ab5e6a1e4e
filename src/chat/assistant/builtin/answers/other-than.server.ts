import type { ProductSummary } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo } from '../say.ts';
import { answerSimilar } from './other-goods.server.ts';

const asksAnother = /\b(?:another|any other|others?)\b/;

/** 'have you another walnut LVT', where the one that is spoken of is the only one: that it is, and what is most like it. Null where no other was asked for. */
export async function otherThan(asked: Asked, only: ProductSummary | undefined): Promise<Part | null> {
  const { reading, context } = asked;
  if (!only || context.focus !== only.id || !asksAnother.test(reading.said)) return null;
  const part = await answerSimilar({ ...asked, reading: { ...reading, floor: [], colour: [], feature: [] } }, only);
  return part.products?.length ? { ...part, text: `${linkTo(only)} is the only one of ours that is so.\n\n${part.text}` } : null;
}
