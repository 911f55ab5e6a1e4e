import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { namedByWords } from '../named-by-words.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, sayPrice } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

const asksCover =
  /\b(?:how (?:much|many|far|big|large)|what)\b(?!.*\b(?:costs?|price|priced|pay)\b).*\b(?:an?|one|each|every|the|single) (roll|pack|packet|box|tub|bag|bottle|tin)\b.*\b(?:cover|covers|do|does|go|goes|stretch|lay)\b/;
const ofFloor = /\bm²|\bsquare met\w+|\bcovers?\b|\bbonds\b/i;
const mostTold = 3;

/** 'how many square metres does a roll of the luxury underlay do', 'how far does a tub of the vinyl glue go': what one pack covers, by the record or the page. Null for anything else. */
export async function answerCoverOfPack(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const unit = asksCover.exec(reading.said)?.[1];
  if (!unit || reading.measured.length > 0 || reading.boxes !== null || context.measured.length > 0) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const found = meant?.kind === 'one' ? [meant.product] : isNamed ? [] : await namedByWords(shop, reading.text);
  const told = found
    .filter((product) => unitWords(product.unit).one === unit.replace('packet', 'pack').replace('tin', 'tub'))
    .flatMap((product) => sayCover(product, unit) ?? []);
  if (!told.length || told.length > mostTold) return null;
  const ids = told.map(({ product }) => product.id);
  return {
    text: told.map(({ text }) => text).join('\n\n'),
    products: ids,
    sources: told.map(({ product }) => productSource(product)),
    suggestions: ['How many for 20 m²?'],
    context: { topic: 'facts', shown: ids, focus: ids.length === 1 ? (ids[0] ?? null) : null },
  };
}

function sayCover(product: Product, unit: string): { product: Product; text: string } | null {
  const page = pageSays(product, ofFloor);
  const says = product.coverageCm2 === null ? page : `A ${unit} covers ${product.coverageCm2 / 10_000} m².`;
  return says ? { product, text: `${linkTo(product)}: ${says} It costs ${sayPrice(product)}.` } : null;
}
