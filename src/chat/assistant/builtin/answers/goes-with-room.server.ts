import { guideEntry } from '../../guide/guide.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, productSource } from '../say.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { pageLine } from './page-says.ts';

const asksGoes =
  /\b(?:go|goes|going|look (?:good|right|ok|okay|well|nice|alright)|work|suit|match|fit in)\b(?: (?:well|ok|okay|nicely))? (?:with|next to|beside|against|alongside)? ?(?:an? |my |our |the |his |her )?(?:\w+ )?(white|cream|ivory|green|sage|olive|blue|navy|grey|black|dark|oak|wooden|wood)(?: \w+)? (?:kitchen|units?|cupboards?|doors?|worktops?|furniture|sofa|walls?|skirting|cabinets?|table|fireplace|stairs?|bedroom set|suite)\b/;

/** 'would this go with a white kitchen', of one floor: what it looks like by its own page, and what goes with units in that colour. Null where no floor of ours is meant. */
export async function answerGoesWithRoom(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const [, colour] = asksGoes.exec(`${reading.told} ${reading.text}`.toLowerCase()) ?? [];
  if (!colour || reading.measured.length > 0) return null;
  const products = await floorsMeant({ ...asked, reading: { ...reading, floor: [] } });
  const [product] = products;
  const entry = await guideEntry('A floor to go with coloured units');
  const told = entry?.firstOf.find(({ named }) => named.includes(colour))?.text;
  if (!product || products.length > 1 || !entry || !told) return null;
  return {
    text: `${linksTo(products)}: “${pageLine(product)}” ${told} ${entry.text}\n\nSource: ${entry.source}`,
    products: [product.id],
    sources: [guideSource(entry), productSource(product)],
    suggestions: ['Can I get a sample?'],
    context: { topic: 'facts', focus: product.id, shown: [product.id], subject: adviceKindOf(product) },
  };
}
