import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource, reachUs } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';
import { pageSays } from './page-says.ts';

const asksMatch =
  /\b(?:match\w*|to go with|that (?:goes|go|suits?) with|in the same (?:colou?r|shade|finish)|same colou?r(?:ed)? as|(?:works?|fits?|made) (?:with|for|on|over)|(?:what|which) \w+(?: \w+)? (?:goes|suits?|would suit|would go|matches))\b/;
const ofEdges = new Set(['trims', 'threshold', 'ramp bar', 'skirting', 'scotia', 'stair nosing', 'tile trim']);
const called: Readonly<Record<string, string>> = { threshold: 'door bars', 'ramp bar': 'door bars', trims: 'trims', 'tile trim': 'tile trims' };
const inDoorway = /\bdoor\w*|\bbetween\b|\bthresholds?\b/;
const mostShown = 4;

/** 'matching trim for the Ballydoran Smoked in the doorway': what there is of it, what is in the floor's own wood first, and whether any is made to match. Null where no floor of ours is meant. */
export async function answerGoodsToMatch(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const kinds = reading.floor.filter((name) => ofEdges.has(name));
  if (!kinds.length || !asksMatch.test(reading.said) || reading.measured.length > 0) return null;
  const meant = await whichProducts({ ...asked, reading: { ...reading, floor: reading.floor.filter((name) => !isGoods(name)), refersBack: true } });
  // Of a range in several colours the first stands for all.
  const id = meant.kind === 'one' ? meant.product.id : meant.kind === 'several' ? meant.products[0]?.id : undefined;
  const floor = id ? await readProduct(shop, id) : null;
  if (!floor || /^(?:Trims|Underlay|Adhesives)/.test(floor.category)) return null;
  const isTiled = floor.category === 'Tiles' && kinds.every((name) => name === 'trims');
  const wanted = inDoorway.test(reading.said) ? ['threshold', 'ramp bar'] : isTiled ? ['tile trim'] : kinds;
  const found = await Promise.all(
    wanted.map((name) => findFloors(shop, floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [name] }), limit: mostShown + 1 }))),
  );
  // Nobody asked for stairs.
  const ofStairs = kinds.includes('stair nosing') || /\bstairs?\b/.test(reading.said);
  const all = [...new Map(found.flatMap(({ products }) => products).map((one) => [one.id, one])).values()].filter(
    ({ name }) => ofStairs || !/\bnosing\b/i.test(name),
  );
  if (!all.length) return null;
  const own = wordsOf(floor);
  const isAlike = (one: ProductSummary) => wordsOf(one).some((word) => own.includes(word));
  const shown = all.toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a))).slice(0, mostShown);
  const name = called[wanted[0] ?? ''] ?? wanted[0] ?? 'trims';
  const alike = all.filter(isAlike);
  const told = alike.length
    ? `None is made in the very colour of ${linkTo(floor)}; nearest to it ${alike.length === 1 ? 'is' : 'are'} what is of the same wood or colour. Hold it against a sample.`
    : `None of our ${name} is made in the colour of ${linkTo(floor)}. There ${shown.length === 1 ? 'is' : 'are'}:`;
  const thick = await sayThickness(asked, floor.thickness, shown);
  return {
    text: [thick ?? told, ...shown.map(productLine)].join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: [floor, ...shown].map(productSource),
    suggestions: ['Can I get a sample?'],
    context: { topic: 'find', wish: null, shown: shown.map(({ id }) => id), focus: null, before: floor.id, page: 1 },
  };
}

const colourWords = /\b(?:oak|walnut|ash|pine|white|grey|black|silver|brass|brown|cream|ivory|ink|smoked|natural)\b/g;

/** The woods and colours in a product's name and colour. */
function wordsOf({ name, colour }: Pick<ProductSummary, 'name' | 'colour'>): string[] {
  return `${name} ${colour ?? ''}`.toLowerCase().match(colourWords) ?? [];
}

/** What a nosing is made for goes before its colour: 'over 5 to 6 mm LVT', against the floor's own thickness. */
async function sayThickness({ shop, settings }: Asked, thickness: string | null, shown: readonly ProductSummary[]): Promise<string | null> {
  const [only, ...others] = shown;
  const page = only && !others.length ? await readProduct(shop, only.id) : null;
  const [, least, most] = /\bover (\d+) to (\d+) mm\b/.exec(page?.description ?? '') ?? [];
  const mm = Number.parseFloat(thickness ?? '');
  if (!page || !least || !most || !mm) return null;
  return mm >= Number(least) && mm <= Number(most)
    ? `Yes: it is made for floors of ${least} to ${most} mm, and this one is ${mm} mm thick. ${pageSays(page, /\bover \d+ to \d+ mm\b/) ?? ''}`
    : `There is one, made for floors of ${least} to ${most} mm, and this one is ${mm} mm thick: ask us before you order it for that. ${reachUs(settings).replace(/^./, (first) => first.toUpperCase())}.`;
}
