import type { Product, ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource, sayPrice, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';

const against =
  /\b(?:cheaper|dearer|less|more|more expensive|pricier|same (?:price|money) as|compare[sd]?(?: (?:to|with))?|against)\b.*\b(?:than|to|with|as|against)\b (.+)$/;

/** 'how much is the Natural Oak, and is it much cheaper than your solid oak': its price against the cheapest and the dearest of that kind. Null for anything else. */
export async function answerPriceAgainstKind(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const [kind, ...kinds] = reading.floor;
  const than = against.exec(reading.said)?.[1] ?? '';
  const isOfOne = reading.names.length > 0 || reading.sku !== null || reading.refersBack;
  if (!kind || kinds.length || isGoods(kind) || !than || than.includes('{name}') || !isOfOne || reading.measured.length) return null;
  const meant = await whichProducts(asked);
  if (meant.kind !== 'one' || meant.product.pricePerM2Pence === null) return null;
  const { colour, species, look, style } = reading;
  const ofNames = (name: string) => !meant.product.name.toLowerCase().includes(name) || than.includes(name);
  const wish = {
    ...emptyWish,
    floor: [kind],
    colour: colour.filter(ofNames),
    species: species.filter(ofNames),
    look,
    style: style.filter(ofNames),
    feature: ['floor'],
  };
  const query = floorQuery.parse({ ...queryOf(wish), limit: 2 });
  const ends = await Promise.all((['cheapest', 'dearest'] as const).map((sort) => findFloors(shop, { ...query, sort })));
  const [low, high] = ends.map(({ products }) => products.find(({ id }) => id !== meant.product.id));
  if (!low?.pricePerM2Pence || !high?.pricePerM2Pence) return null;
  const what = sayWish({ ...wish, feature: [] }).slice(1, -1);
  const range =
    low.id === high.id ? '' : ` ${upperFirst(what)} goes from ${formatPounds(low.pricePerM2Pence)} to ${formatPounds(high.pricePerM2Pence)} a m².`;
  // 'dearer than your cheapest laminate': than that one.
  const only = /\b(?:cheapest|lowest)\b/.test(than) ? low : /\b(?:dearest|most expensive)\b/.test(than) ? high : null;
  const shown = only ? [only] : low.id === high.id ? [low] : [low, high];
  return {
    text: [
      `${verdict(reading.said, meant.product, only ?? low, only ?? high)}${linkTo(meant.product)} is ${sayPrice(meant.product)}.${range}`,
      ...shown.map((one) => lineOf(meant.product, one)),
    ].join('\n\n'),
    products: [meant.product.id, ...shown.map(({ id }) => id)],
    sources: [meant.product, ...shown].map(productSource),
    suggestions: ['How many boxes of the first one for 20 m²?', 'Can I get a sample?'],
    context: { topic: 'facts', focus: meant.product.id, shown: [meant.product.id, ...shown.map(({ id }) => id)] },
  };
}

/** Yes or no where it is so of the whole kind. */
function verdict(said: string, product: Product, low: ProductSummary, high: ProductSummary): string {
  const [own, least, most] = [product, low, high].map(({ pricePerM2Pence }) => pricePerM2Pence ?? 0) as [number, number, number];
  const asksCheaper = /\b(?:cheaper|less)\b/.test(said);
  if (!asksCheaper && !/\b(?:dearer|more|pricier)\b/.test(said)) return '';
  if (own < least) return asksCheaper ? 'Yes, it is cheaper. ' : 'No, it is cheaper. ';
  if (own > most) return asksCheaper ? 'No, it is dearer. ' : 'Yes, it is dearer. ';
  return 'It depends which. ';
}

function lineOf(product: Product, one: ProductSummary): string {
  const apart = (one.pricePerM2Pence ?? 0) - (product.pricePerM2Pence ?? 0);
  const by = apart === 0 ? 'the same' : `${formatPounds(Math.abs(apart))} a m² ${apart > 0 ? 'more' : 'less'}`;
  return `${productLine(one).replace(/\.$/, '')}: ${by}.`;
}
