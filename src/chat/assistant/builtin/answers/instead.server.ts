import type { Asked, Part } from '../part.ts';
import { answerRecommendation, placesOf } from './guide.server.ts';

const asksBesides =
  /\b(?:or|and|if not|otherwise)\b.*\b(?:what|which|something|anything)\b.*\b(?:instead|else|would you|do you (?:recommend|suggest)|should (?:i|we)|better)\b|\b(?:what|which|anything|something)\b.*\binstead of\b|\binstead$/;
const mostOfOwn = 2;

/** 'would the Wharfside stand two labradors, or what would you put down instead': what suits that best, after what was asked of the product. */
export async function withInstead(asked: Asked, part: Part): Promise<Part> {
  const { reading } = asked;
  const places = placesOf(reading);
  if (!places.length || part.context?.topic !== 'facts' || !asksBesides.test(reading.said)) return part;
  const other = await answerRecommendation({ ...asked, reading: { ...reading, names: [], describing: [], floor: [] } }, places);
  if (!other) return part;
  return {
    ...part,
    text: `${part.text}\n\n${other.text}`,
    products: [...(part.products ?? []).slice(0, mostOfOwn), ...(other.products ?? [])],
    sources: [...(part.sources ?? []), ...(other.sources ?? [])],
    suggestions: other.suggestions ?? [],
  };
}
