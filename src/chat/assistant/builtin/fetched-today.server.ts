import { productMeant } from './answers/facts.server.ts';
import { answerCollection } from './answers/visit.ts';
import type { Asked, Part } from './part.ts';
import { linkTo, productSource, sayCost, sayThereIs } from './say.ts';

const asksToFetch =
  /\b(?:get|collect|pick|buy|lift|take|have|grab)\b.*\b(?:today|tomorrow|this (?:morning|afternoon|evening|weekend)|(?:call|come|drop|pop|go|nip) (?:in|down|over|up|by|to)|(?:from|at|in) (?:the |your )?(?:shop|store|showroom|counter)|in person)\b/;

/** 'can I get the Driftwood today if I call down': what there is of it and when somebody is there, where its record said nothing. Null where that is not asked. */
export async function fetchedToday(asked: Asked): Promise<Part | null> {
  if (asked.reading.names.length === 0 || !asksToFetch.test(asked.reading.text.toLowerCase())) return null;
  const meant = await productMeant(asked);
  if (meant?.kind !== 'one') return null;
  const { product } = meant;
  const part = answerCollection(asked);
  return {
    ...part,
    text: `${linkTo(product)}: ${sayThereIs(product)} ${sayCost(product)}\n\n${part.text}`,
    products: [product.id],
    sources: [productSource(product), ...(part.sources ?? [])],
    isUnanswered: false,
    context: { topic: 'facts', focus: product.id },
  };
}
