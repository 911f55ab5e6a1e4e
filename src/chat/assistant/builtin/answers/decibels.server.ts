import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, linkTo, offerPerson, productSource } from '../say.ts';
import { nearestByName } from '../told-by-name.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

const asksFigure =
  /\b(?:db|dbs|decibels?)\b|\b(?:acoustic|sound|noise|impact)(?: sound)? (?:rating|figure|reduction|value|number|test|class)s?\b|\bsound ?proof\w* (?:rating|figure)\b/;
const inGeneral = /\b(?:mean\w*|explain|stand for|what is (?:a |the )?(?:db|decibel)|normal|usual|typical|good|enough|law|legal|regulations?)\b/;
const [mostNamed, mostLookedAt] = [4, 20];

/** 'how many dB does the rubber one give': no record has that figure, and the page says who has. */
export async function answerDecibels(asked: Asked): Promise<Part | null> {
  const { reading, settings } = asked;
  if (!asksFigure.test(reading.said) || inGeneral.test(reading.said)) return null;
  const products = await underlaysMeant(asked);
  const [first] = products;
  if (!first) return null;
  const page = products.length === 1 ? pageSays(first, /\btest sheets?\b|\bdB\b|decibel/) : null;
  const named = products.length === 1 ? `${linkTo(first)}: its figure in decibels is` : `${linksTo(products)}: their figures in decibels are`;
  return {
    text: [`${named} not on record here, so I will not guess.`, page, offerPerson(settings)].filter(Boolean).join(' '),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    offersPerson: true,
    isUnanswered: true,
    suggestions: ['What is a decibel figure?'],
    context: { topic: 'facts', focus: products.length === 1 ? first.id : null, shown: products.map(({ id }) => id) },
  };
}

async function underlaysMeant(asked: Asked): Promise<Product[]> {
  const { reading, context, visitor, shop } = asked;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const named = meant?.kind === 'one' ? [meant.product.id] : meant?.kind === 'several' ? meant.products.map(({ id }) => id) : [];
  const spokenOf = isNamed ? [] : [context.focus ?? visitor.productId ?? ''];
  const isDescribed =
    !isNamed && reading.floor.includes('underlay') && reading.floor.every(isGoods) && (reading.thickness !== null || reading.other.length > 0);
  const query = isDescribed ? { ...floorQuery.parse({ categories: ['Underlay'] }), limit: mostLookedAt } : null;
  const found = query ? nearestByName((await findFloors(shop, query)).products, reading.text) : [];
  const ids = found.length ? found.map(({ id }) => id) : [...named, ...spokenOf];
  const pages = await Promise.all(
    ids
      .filter(Boolean)
      .slice(0, mostNamed)
      .map((id) => readProduct(shop, id)),
  );
  return pages.flatMap((page) => (page?.category === 'Underlay' ? [page] : []));
}
