import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, linkTo, offerPerson, productSource } from '../say.ts';
import { nearestByName } from '../told-by-name.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

const asksFigure =
  /\b(?:db|dbs|decibels?)\b|\b(?:acoustic|sound|noise|impact)(?: sound)? (?:rating|figure|reduction|value|number|test|class)s?\b|\bsound ?proof\w* (?:rating|figure)\b/;
const asksIfMet =
  /\b(?:does|do|will|would|is|are|can)\b.*\b(?:your|the|that|this)\b.*\b(?:underlays?|one|rubber)\b.*\b(?:meet|meets|pass|passes|reach|satisfy|satisfies|comply|complies|achieve|hit|enough|do (?:that|it)|give (?:that|it))\b/;
const asksItsFigure = /\b(?:what|whats|what's)\b.*\b(?:figure|rating|number|value)\b.*\b(?:your|the|that|this)\b.*\bunderlays?\b/;
const isDemanded = /\b(?:lease|landlord|managing agent|management|building|deeds)\b/;
const demands = /\b(?:has|have|needs?|must|got) (?:to )?(?:give|be|have|meet|reach|get|achieve|do)\b|\bat least\b|\bminimum\b/;
const asks = /\b(?:what|whats|how|which|does|do|is|are|can|will|would|have|any)\b/;
const inGeneral = /\b(?:mean\w*|explain|stand for|what is (?:a |the )?(?:db|decibel)|normal|usual|typical|good|enough|law|legal|regulations?)\b/;
const [mostNamed, mostLookedAt] = [4, 20];

/** 'how many dB does the rubber one give': no record has that figure, and the page says who has. */
export async function answerDecibels(asked: Asked): Promise<Part | null> {
  const { reading, settings } = asked;
  // 'the lease says 19 dB. Does your rubber underlay meet that'
  const whole = `${asked.justAsked ?? ''} ${reading.told} ${reading.text}`.toLowerCase();
  const [isMet, isOfFigure] = [asksIfMet, asksItsFigure].map((asksIt) => asksIt.test(reading.text.toLowerCase()) && asksFigure.test(whole));
  // 'the lease asks for a certain dB. What's the figure for your acoustic rubber underlay'
  const isTold = Boolean(isMet || (isOfFigure && isDemanded.test(whole)));
  // 'the lease says that it has to give 18 dB' asks nothing yet.
  if (!isTold && demands.test(reading.said) && !asks.test(reading.said)) return null;
  if (!isTold && !isOfFigure && (!asksFigure.test(reading.said) || inGeneral.test(reading.said))) return null;
  const products = await underlaysMeant(asked, isTold);
  const [first] = products;
  if (!first) return null;
  const general = isTold ? await guideEntry('Underlay for noise') : undefined;
  const page = products.length === 1 ? pageSays(first, /\btest sheets?\b|\bdB\b|decibel/) : null;
  const named = products.length === 1 ? `${linkTo(first)}: its figure in decibels is` : `${linksTo(products)}: their figures in decibels are`;
  return {
    text: [
      [`${named} not on record here, so I ${isMet ? 'cannot promise that' : 'will not guess'}.`, page, offerPerson(settings)]
        .filter(Boolean)
        .join(' '),
      ...(general ? [general.text] : []),
    ].join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [...products.map(productSource), ...(general ? [guideSource(general)] : [])],
    offersPerson: true,
    isUnanswered: !general,
    suggestions: ['What is a decibel figure?'],
    context: { topic: 'facts', focus: products.length === 1 ? first.id : null, shown: products.map(({ id }) => id) },
  };
}

async function underlaysMeant(asked: Asked, isTold: boolean): Promise<Product[]> {
  const { reading, context, visitor, shop } = asked;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const named = meant?.kind === 'one' ? [meant.product.id] : meant?.kind === 'several' ? meant.products.map(({ id }) => id) : [];
  const spokenOf = isNamed ? [] : [context.focus ?? visitor.productId ?? ''];
  const isDescribed =
    !isNamed &&
    (isTold || (reading.floor.includes('underlay') && reading.floor.every(isGoods))) &&
    (reading.thickness !== null || reading.other.length > 0);
  const query = isDescribed ? { ...floorQuery.parse({ categories: ['Underlay'] }), limit: mostLookedAt } : null;
  const found = query ? nearestByName((await findFloors(shop, query)).products, reading.text) : [];
  // Of two of rubber the one for carpet does not go below wood.
  const fitting =
    isTold && reading.floor.some((name) => !isGoods(name) && name !== 'carpet') ? found.filter(({ name }) => !/carpet/i.test(name)) : found;
  const ids = found.length ? fitting.map(({ id }) => id) : [...named, ...spokenOf];
  const pages = await Promise.all(
    ids
      .filter(Boolean)
      .slice(0, mostNamed)
      .map((id) => readProduct(shop, id)),
  );
  return pages.flatMap((page) => (page?.category === 'Underlay' ? [page] : []));
}
