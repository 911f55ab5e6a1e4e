import { readProduct } from '#catalogue/catalogue.server.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { sayByKind } from './by-kind.ts';
import { answerEntry } from './guide.server.ts';

export const cutsMyself =
  /\bcan (?:i|we|it|they|this|that)\b.*\bcut\b|\bcut (?:it|them|this|that) (?:myself|down|to fit)\b|^(?:and |so )*(?:how (?:do|would|should|can|could) (?:i|we|you) cut (?:it|them|this|that|these|those)|(?:is|are) (?:it|they|this|these|those) (?:easy|hard|difficult|awkward) to cut)$/;

/** 'can I cut it', of the one whose page is open or that is spoken of: how such goods are cut. */
export async function howToCut({ shop, reading, context, visitor }: Asked): Promise<Part | null> {
  const entry = await guideEntry('Cutting boards and tiles');
  const id = context.focus ?? context.shown[0] ?? visitor.productId;
  const product = id ? await readProduct(shop, id) : null;
  if (!entry || !product) return null;
  const first = sayByKind(entry, { ...reading, text: `${reading.text} ${product.name}`.replaceAll(/-/g, ' ') }, adviceKindOf(product));
  const part = answerEntry(entry, 'advice');
  const yes = /^(?:and |so )*(?:how|is|are)\b/.test(reading.said) ? '' : 'Yes. ';
  return { ...part, text: `${yes}${first ?? entry.text}\n\nSource: ${entry.source}.` };
}
