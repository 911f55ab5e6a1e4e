import { readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource, sayPrice } from '../say.ts';
import { examplesOf } from './examples.server.ts';
import { answerRecommendation, placesOf } from './guide.server.ts';

const asksBesides =
  /\b(?:or|and|if not|otherwise)\b.*\b(?:what|which|something|anything)\b.*\b(?:instead|else|would you|do you (?:recommend|suggest)|should (?:i|we)|better)\b|\b(?:what|which|anything|something)\b.*\binstead of\b|\binstead$/;
const mostOfOwn = 2;

/** 'would the loop be a bad idea with a cat, what instead': carpets whose pile stands it, and no floor of another kind. */
async function otherCarpets(asked: Asked, { products = [] }: Part): Promise<ProductSummary[]> {
  const pages = await readProducts(
    asked.shop,
    products.map((id) => ({ id })),
  );
  if (!pages.length || pages.some((page) => page?.category !== 'Carpet')) return [];
  const found = await examplesOf({ ...asked, reading: { ...asked.reading, names: [], describing: [], floor: ['carpet'] } }, ['carpet']);
  return found.filter(({ id }) => !products.includes(id)).slice(0, mostOfOwn);
}

/** 'would the Wharfside stand two labradors, or what would you put down instead': what suits that best, after what was asked of the product. */
export async function withInstead(asked: Asked, part: Part): Promise<Part> {
  const { reading } = asked;
  const places = placesOf(reading);
  if (!places.length || part.context?.topic !== 'facts' || !asksBesides.test(reading.said)) return part;
  const carpets = await otherCarpets(asked, part);
  if (carpets.length)
    return {
      ...part,
      text: `${part.text}\n\nOf our carpets I would take, for example, ${listed(
        carpets.map((one) => `${linkTo(one)} at ${sayPrice(one)}`),
        'or',
      )}.`,
      products: [...(part.products ?? []).slice(0, mostOfOwn), ...carpets.map(({ id }) => id)],
      sources: [...(part.sources ?? []), ...carpets.map(productSource)],
    };
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
