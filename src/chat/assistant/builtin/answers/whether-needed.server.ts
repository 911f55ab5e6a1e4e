import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, linkTo, productSource, sayPrice, sayStock } from '../say.ts';
import { underlayOf } from '../underlay-of.ts';
import { queryOf, wishOf } from '../wish.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { noGlue } from './goods-for-product.server.ts';
import { ofBar, ofPrimer } from './needed-by-guide.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { pageSays } from './page-says.ts';

const whether =
  /^(?:(?:and|so|but|then|also|ok|okay|right|hi|hello|or) )*(?:do(?! (?:you|yous|ye|u|yis)\b(?! (?:really |actually )?(?:need|have to)\b))|does|did|will|would|should|must|need|have (?:i|we) (?:got )?to|is it (?:necessary|needed)|is (?:an? )?(?:sealer|sealing|underlay))\b/;
const sealing = /\bseal(?:ed|er|ing|ant)?\b/;
const edges = /\b(?:edges?|seams?|joints?|round the|around the|grout|wood(?:en)? floor)\b/;
const which = /\b(?:which|what|how|why|when|often|come|comes|already)\b/;
const underlay = /\bunderlay\b/;
const needed = /\b(?:need|needs|needed|put|take|takes|want|wants|require|requires|have to|must|should|necessary)\b/;

/** 'do they need a wide grout line' */
const jointWidth =
  /\b(?:wide|wider|big|bigger|thick|thicker|large|huge|narrow|thin|tight|small|tiny)\b(?: \w+)? (?:lines?|joints?|gaps?|grouting|spacers?)\b/;
const narrow = /\b(?:narrow|thin|tight|small|tiny)\b/;

/** 'and do I need to seal it', 'do the Portaferry planks need underlay': yes or no of the floor that is meant, and what does it. */
export async function answerWhetherNeeded(asked: Asked): Promise<Part | null> {
  const { said, measured } = asked.reading;
  if (!whether.test(said) || which.test(said) || measured.length > 0) return null;
  if (sealing.test(said) && !edges.test(said)) return ofSealing(asked);
  if (!needed.test(said)) return null;
  const ofGuide = (await ofPrimer(asked)) ?? (await ofBar(asked));
  if (ofGuide) return ofGuide;
  if (underlay.test(said)) return ofUnderlay(asked);
  if (jointWidth.test(said)) return ofJointWidth(asked);
  if (/\bgrout(?:ed|ing)?\b/.test(said) && !/\b(?:reseal|clean|colou?r|remove|redo|again|new|old)\b/.test(said)) return ofGrout(asked);
  return /\b(?:glue|glued|adhesive)\b/.test(said) ? ofGlue(asked) : null;
}

/** 'do I need underlay' on a floor's page. */
function ofOneUnderlay(product: Product): Part | null {
  const own = underlayOf(product);
  const none = noUnderlay(product).trim();
  const said = none
    ? `No. ${/takes no other/.test(own ?? '') ? own : none}`
    : /^(?:Laminate needs|Carpet lies)/.test(own ?? '')
      ? `Yes. ${own}`
      : own;
  return (
    (said && {
      text: `${linkTo(product)}: ${said}`,
      products: [product.id],
      sources: [productSource(product)],
      suggestions: none ? ['What else do I need to lay it?'] : ['What underlay for it?'],
      context: { topic: 'facts', focus: product.id, shown: [product.id], subject: adviceKindOf(product) },
    }) ||
    null
  );
}

/** Tiles are grouted, and nothing else is. */
async function ofGrout(asked: Asked): Promise<Part | null> {
  // 'does limestone need sealed before you grout it'
  if (/\bseal/.test(`${asked.reading.told} ${asked.reading.text}`)) return null;
  const [first] = await floorsMeant(asked);
  const kinds = asked.reading.floor.filter((name) => !isGoods(name));
  const kind = first ? adviceKindOf(first) : kinds.length ? (kinds.find((name) => sold[name]?.category !== 'Tiles') ?? kinds[0] ?? null) : null;
  if (!kind) return null;
  const isTiled = sold[kind]?.category === 'Tiles';
  const which = first ? `${linkTo(first)}: ` : '';
  const no = first ? noGroutFor(kind) : `${sayKindInside(kind)}: ${noGroutFor(kind)}`;
  return {
    text: isTiled ? `${which}Yes, tiles are laid with joints, and the joints are grouted.` : `${which}No, ${no}`,
    products: first ? [first.id] : [],
    sources: first ? [productSource(first)] : [],
    suggestions: isTiled ? ['How much grout for 10 m²?'] : ['What else do I need to lay it?'],
    context: { topic: 'facts', focus: first?.id ?? null, shown: first ? [first.id] : [], subject: kind },
  };
}

/** How wide the joints of a tile are, by the guide, and what its page says of them. */
async function ofJointWidth(asked: Asked): Promise<Part | null> {
  const [first] = await floorsMeant(asked);
  const entry = await guideEntry('Grout joints');
  const usual = entry?.text.split(/(?<=\.) /)[0];
  if (first?.category !== 'Tiles' || !usual) return null;
  // What is shaped by hand is not of one size, and takes what the maker says.
  const verdict = /\bhandmade\b/i.test(first.name) ? '' : narrow.test(asked.reading.said) ? 'A narrow one does. ' : 'No, it needs no wide one. ';
  const page = pageSays(first, /\bjoints?\b|\bgrout\b/i) ?? '';
  return {
    text: `${linkTo(first)}: ${verdict}${usual} ${page}`.trim(),
    products: [first.id],
    sources: [productSource(first)],
    suggestions: ['How much grout for 10 m²?'],
    context: { topic: 'facts', focus: first.id, shown: [first.id], subject: adviceKindOf(first) },
  };
}

const noGroutFor = (kind: string) =>
  sold[kind]?.category === 'LVT' ? 'its pieces lie edge to edge, without joints to be grouted.' : 'it has no joints to be grouted.';

/** What clicks takes no glue; of what may be laid either way its page tells. */
async function ofGlue(asked: Asked): Promise<Part | null> {
  const products = await floorsMeant(asked);
  const [first] = products;
  if (!first || products.length < 2 || products.some((product) => !noGlue(product))) return null;
  return {
    text: `No. ${linksTo(products)}: each clicks together and lies loose on the floor, so it takes no glue.`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['What else do I need to lay it?'],
    context: { topic: 'facts', shown: products.map(({ id }) => id), focus: null, subject: adviceKindOf(first) },
  };
}

/** Of several that all take none; of one alone its record tells. */
async function ofUnderlay(asked: Asked): Promise<Part | null> {
  const meant = await floorsMeant(asked);
  const products = meant.length ? meant : await floorsDescribed(asked);
  const [first] = products;
  if (first && products.length === 1 && !asked.reading.names.length && !asked.reading.sku) return ofOneUnderlay(first);
  if (!first || products.length < 2 || products.some((product) => !noUnderlay(product))) return null;
  const told = underlayOf(first) ?? '';
  const why = /takes no other/.test(told) ? told : noUnderlay(first).trim();
  return {
    text: `No. ${linksTo(products)}, each of them: ${why}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['What else do I need to lay it?', 'Can I get a sample?'],
    context: { topic: 'facts', shown: products.map(({ id }) => id), focus: null, subject: adviceKindOf(first) },
  };
}

/** 'under the click herringbone LVT': the few of a kind that answer to what is said of them; none where they are many. */
async function floorsDescribed({ reading, shop }: Asked): Promise<Product[]> {
  const floor = reading.floor.filter((name) => !isGoods(name));
  const isNarrowed = reading.style.length + reading.species.length + reading.look.length > 0;
  if (!floor.length || !isNarrowed || reading.names.length + reading.room.length + reading.condition.length > 0) return [];
  const { products, total } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wishOf(reading), floor }), limit: mostDescribed }));
  if (total > mostDescribed) return [];
  const pages = await readProducts(shop, products);
  return pages.flatMap((page) => page ?? []);
}

const mostDescribed = 4;

async function ofSealing(asked: Asked): Promise<Part | null> {
  const products = await floorsMeant(asked);
  const [first] = products;
  const told = first && sealingOf(first);
  if (!told || products.some((product) => sealingOf(product)?.isSealed !== told.isSealed)) return null;
  const sealer = told.isSealed ? await stoneSealer(asked) : null;
  const named = products.length === 1 ? linkTo(first) : linksTo(products);
  return {
    text: [`${told.text.replace(/^(Yes|No)([:,])/, `$1, ${named}$2`)}`, sealer && saySealer(sealer, products)].filter(Boolean).join('\n\n'),
    products: [...products, ...(sealer ? [sealer] : [])].map(({ id }) => id),
    sources: [...products, ...(sealer ? [sealer] : [])].map(productSource),
    suggestions: sealer ? ['How much sealer for 10 m²?', 'Can I get a sample?'] : ['Can I get a sample?'],
    context: { topic: 'facts', focus: products.length === 1 ? first.id : null, shown: products.map(({ id }) => id), subject: adviceKindOf(first) },
  };
}

/** Whether a floor is sealed, by its page, what it is made of and how it is finished; null where neither tells. */
function sealingOf(product: Product): { isSealed: boolean; text: string } | null {
  const kind = adviceKindOf(product);
  const page = pageSays(product, /\bseal(?!ed (?:joint|at the mill))|\bOil (?:and wax|it)\b|\boiled by\b/i) ?? '';
  const finish = `${product.finish ?? ''} ${product.description}`.toLowerCase();
  if (/\boil and wax\b/i.test(page)) return { isSealed: false, text: `Yes, with oil and wax rather than a sealer: it is unglazed clay. ${page}` };
  if (kind === 'natural stone')
    return {
      isSealed: true,
      text: `Yes: it is sealed before it is grouted and again afterwards, and every few years once water no longer beads on it. ${page}`.trim(),
    };
  if (kind?.endsWith('wood') || kind === 'bamboo') {
    if (/\boil(?:ed by| it)\b/i.test(page)) return { isSealed: false, text: `Not with a sealer: it wants oil. ${page}` };
    if (/\blacquer/.test(finish) || /sealed at the mill/.test(finish))
      return { isSealed: false, text: 'No: it comes lacquered, and needs no sealer.' };
    return /\boil/.test(finish)
      ? { isSealed: false, text: 'No: it comes oiled, and gets maintenance oil about once a year instead of a sealer.' }
      : null;
  }
  return kind
    ? { isSealed: false, text: `No: ${sayKindInside(kind)} ${/tiles$/.test(sayKindInside(kind)) ? 'need' : 'needs'} no sealer. ${page}`.trim() }
    : null;
}

async function stoneSealer({ shop }: Asked): Promise<Product | null> {
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Other'], words: [['stone'], ['sealer']], limit: 1 }));
  return products[0] ? readProduct(shop, products[0].id) : null;
}

/** The sealer, how far it goes, and whether its page names this stone. */
function saySealer(sealer: Product, floors: readonly Product[]): string {
  const stone = `${floors[0]?.material} ${floors[0]?.name}`.toLowerCase();
  const isNamed = /\blimestone|\bslate|\bcement\b/.exec(stone)?.some((word) => sealer.description.toLowerCase().includes(word));
  return [
    `For it we have ${linkTo(sealer)}, ${sayPrice(sealer)}, ${sayStock(sealer)}.`,
    pageSays(sealer, /m²/),
    isNamed ? '' : pageSays(sealer, /\boffcut\b/)?.replace('Its page says: ', ''),
  ]
    .filter(Boolean)
    .join(' ');
}
