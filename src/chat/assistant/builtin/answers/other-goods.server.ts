import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { nameInText } from '../../answer-text.ts';
import { emptyWish, type Wish } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { type FloorQuery, findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange, wishOfRange } from '../range-of.server.ts';
import { isOfRefused, refusesColour } from '../refused-colour.ts';
import { linkTo, listed, offerPerson, productLine, productSource, upperFirst } from '../say.ts';
import { hasDescription } from '../situation.ts';
import { whichProducts } from '../which-products.server.ts';
import { floorCategories, queryOf, wishOf } from '../wish.ts';
import { byLikeness, toneIn } from './look-alikes.server.ts';
import { moreSoIn, moreSoThan } from './more-so.server.ts';
import { pageLine, pageSays } from './page-says.ts';
import { coloursOf, isInColour, pricedFrom } from './priced-from.ts';
import { leastSeen, lightnessOf } from './shade.ts';
import { areaOf, sizesOf } from './sizes.ts';
import { amountOfFirst } from './suggested.ts';

const [mostShown, mostLookedAt] = [3, 60];
const asksAll = /\b(?:what|which|how many|all the|the) (?:\w+ )?(?:colou?rs?|shades?|finish\w*|patterns?|versions?)\b|\bcome in\b(?! (?:any )?other)/;

/** How boards and tiles are laid or cut, as their names say: like a chevron are other chevrons, then herringbone and parquet. */
const patterns = ['chevron', 'herringbone', 'parquet', 'hexagon', 'mosaic', 'wood-effect'];
const ofBlocks = ['chevron', 'herringbone', 'parquet'];

/** 'anything cheaper that is still real oak' */
const staysReal = /\b(?:still|real|genuine|has to be|must be) (?:real |solid )?(?:oak|walnut|ash|maple|birch|cherry|pine)\b/;

/** 'something like it that is': what was asked of it just before. */
const thatIs = /\b(?:that|which|thats) (?:is|are|does|do|has|would|will|can)$|\bthats?$|\bwhich is$/;

/** Others of a product's kind, nearest in price; cheaper, thinner or darker ones where that is asked. */
export async function answerSimilar(asked: Asked, like: ProductSummary): Promise<Part> {
  const { said } = asked.reading;
  const word = moreSoIn(said);
  const pattern = patterns.find((name) => like.name.toLowerCase().includes(name));
  // 'anything like it in a proper tile'
  const otherKind = asked.reading.floor
    .map((name) => sold[name]?.category)
    .find((category) => category && category !== like.category && floorCategories.includes(category));
  const isClick = !otherKind && like.category === 'LVT' && (asked.reading.feature.includes('click') || /\bclick\b/i.test(like.name));
  const perM2 = like.pricePerM2Pence;
  const features = [
    ...new Set([...asked.reading.feature, ...(thatIs.test(said) && asked.context.topic === 'facts' ? asked.context.demanded : [])]),
  ].filter((one) => one !== 'click');
  const tone = toneIn(said);
  const priced = pricedFrom(perM2, `${asked.reading.told.toLowerCase()} ${said}`.replace(tone?.said ?? '', ''));
  const isCheaper = priced.word === 'cheaper';
  const colours = coloursOf(like);
  const shade = /\b(?:lighter|paler|too dark)\b/.test(said) ? 'light' : /\b(?:darker|too (?:light|pale|bright))\b/.test(said) ? 'dark' : null;
  const floor = Object.entries(sold).flatMap(([name, { category, filter, search }]) =>
    category === like.category && !filter && !search ? [name] : [],
  );
  const colour = shade ? [shade] : tone ? [] : asked.reading.colour;
  const wish: Wish = {
    ...wishOf(asked.reading),
    colour,
    feature: features,
    floor: floor.slice(0, 1),
    names: [],
    without: [],
  };
  // 'no, it does not suit underfloor heating', and then 'what would you have instead?'
  const condition = asked.context.topic === 'facts' && (thatIs.test(said) || /\binstead\b/.test(said)) ? (asked.context.wish?.condition ?? []) : [];
  const { finish } = asked.reading;
  const species = staysReal.test(said) ? asked.reading.species : [];
  // 'near enough it in something for a kitchen': of any kind that is sold for that room.
  const { room } = asked.reading;
  const isElsewhere = room.length > 0 && !otherKind;
  const demands = { ...emptyWish, colour, species, finish, feature: features, condition, room };
  const query = floorQuery.parse({
    ...(isClick || room.length || colour.length || finish.length || features.length || condition.length || species.length
      ? queryOf({ ...demands, floor: isElsewhere ? [] : isClick ? ['click lvt'] : wish.floor })
      : {}),
    ...(isElsewhere ? { categories: floorCategories } : isClick ? {} : { categories: otherKind ? [otherKind] : [like.category] }),
    limit: 4,
    // 'anything like it under £25 a metre'
    ...(asked.reading.price?.per === 'm2' && asked.reading.price.maxPence ? { maxPerM2: asked.reading.price.maxPence } : {}),
    ...priced.query,
  });
  // No hard floor's underlay is like one for carpet.
  if (/carpet underlay/i.test(like.name)) query.words.push(['carpet']);
  const words = (any: readonly string[], of = query) => ({ ...of, words: [...of.words, [...any]] });
  const inPattern = pattern
    ? [
        { ...query, words: [...query.words, ...pattern.split('-').map((word) => [word])] },
        ...(ofBlocks.includes(pattern) ? [words(ofBlocks)] : []),
        // Of glued ones too, where none that clicks is in that pattern.
        ...(isClick && !asked.reading.feature.includes('click')
          ? [
              words(
                [pattern],
                floorQuery.parse({
                  ...(shade ? queryOf({ ...demands, floor: wish.floor }) : {}),
                  categories: [like.category],
                  limit: 4,
                  ...priced.query,
                }),
              ),
            ]
          : []),
      ]
    : [];
  const near = shade || tone || isElsewhere || !colours.length ? query : words(colours);
  // By price or shade already.
  const isOrdered = (isCheaper && !/\blooks?\b|\blike\b/.test(said)) || shade !== null;
  const search = async (one: typeof query) => {
    const { products } = await findFloors(asked.shop, isOrdered ? one : { ...one, limit: mostLookedAt });
    const others = products.filter((product) => product.id !== like.id && (one !== near || near === query || isInColour(product, colours)));
    return isOrdered ? others : byLikeness(asked.shop, like, others, tone);
  };
  const ofRange = shade ? await shadesOfRange(asked, like, shade === 'light' ? 1 : -1) : [];
  const found = word
    ? [await moreSoThan({ shop: asked.shop, said, most: mostShown }, like)]
    : await Promise.all([...inPattern, near, query].map(search));
  // A chevron is not like a plank: where there are others in its pattern, only those.
  const isPatterned = !word && pattern !== undefined && (shade !== null || found.slice(0, inPattern.length).some((products) => products.length));
  const alike = [...new Map((isPatterned ? found.slice(0, inPattern.length) : found).flat().map((one) => [one.id, one])).values()];
  const own = ofRange.length ? ofRange : alike;
  const instead = own.length ? [] : await otherwise({ search, query, demands, pattern: isPatterned ? pattern : undefined, colours });
  const products = (own.length ? own : instead).slice(0, mostShown);
  const isOtherColour = word !== null && like.colour !== null && products.length > 0 && products.every(({ colour }) => colour !== like.colour);
  const none = instead.length
    ? `We have none of that kind that is ${[shade && (shade === 'light' ? 'lighter' : 'darker'), ...features].filter(Boolean).join(' and ')}. What comes nearest to`
    : '';
  const range = like.name.split(' ')[0] ?? '';
  // 'the same but darker' asks for that range first.
  const isOtherRange = shade !== null && products.every(({ name, supplier }) => supplier !== like.supplier || !name.startsWith(`${range} `));
  if (!products.length)
    return {
      text: `We have nothing ${word ? `${word.toLowerCase()} ` : isCheaper ? 'cheaper ' : shade === 'dark' ? 'darker ' : shade === 'light' ? 'lighter ' : ''}of that kind${pattern ? `, in ${pattern}` : ''}. ${offerPerson(asked.settings)}`,
      offersPerson: true,
      context: { focus: like.id },
    };
  // 'which is the dearer of the two' may follow.
  const only = products.length === 1 ? products[0] : null;
  return {
    text: `${none || (isElsewhere ? `Sold for ${room.includes('Patio') ? 'outdoors' : `a ${listed(room).toLowerCase()}`}, these look most like` : otherKind ? `In ${otherKind === 'LVT' ? otherKind : otherKind.toLowerCase()} these look most like` : `${upperFirst([word?.toLowerCase() ?? (priced.word !== '' ? priced.word : shade === 'light' ? 'lighter' : shade === 'dark' ? 'darker' : tone ? tone.said.replace(/^(?:not|too)\b.* /, 'less ') : ''), ...features].filter(Boolean).join(', ') || 'other')} ones of the same kind as`.replace(/^Other ones/, 'Others'))} ${linkTo(like)}:\n\n${products.map(productLine).join('\n\n')}${isOtherRange ? `\n\nNone is of the same range: of that none is listed as ${shade}.` : ''}${isOtherColour ? `\n\nNone of them is in the colour of that one, ${nameInText(like.colour ?? '')}.` : ''}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: [...(only ? [] : ['Compare the first two']), ...amountOfFirst(products)],
    context: { topic: 'find', wish, shown: products.map(({ id }) => id), focus: only?.id ?? null, before: like.id, page: 1 },
  };
}

/** How much lighter or darker one has to be for everybody to call it so. */
const clearlySeen = 0.5;

/** The others of its range that are lighter (`way` 1) or darker (-1) to look at, the nearest first. */
async function shadesOfRange({ shop }: Asked, like: ProductSummary, way: 1 | -1): Promise<ProductSummary[]> {
  const others = await othersOfRange(shop, like);
  const [own, ...looked] = await readProducts(shop, [like, ...others]);
  const from = own ? lightnessOf(own) : null;
  if (!from) return [];
  const ahead = looked
    .flatMap((product) => {
      const shade = product ? lightnessOf(product) : null;
      const by = shade ? (shade.at - from.at) * way : 0;
      return product && by >= leastSeen ? [{ product, by }] : [];
    })
    .toSorted((a, b) => a.by - b.by);
  // A toffee brown is hardly lighter than a grey, where there is a pale one.
  const clearly = ahead.filter(({ by }) => by >= clearlySeen);
  return (clearly.length ? clearly : ahead).map(({ product }) => product);
}

type Otherwise = {
  search: (query: FloorQuery) => Promise<ProductSummary[]>;
  query: FloorQuery;
  demands: Wish;
  pattern: string | undefined;
  colours: readonly string[];
};

/** Where none of its kind is as wanted: others in its pattern, else floors of another kind in its colour that are. */
async function otherwise({ search, query, demands, pattern, colours }: Otherwise): Promise<ProductSummary[]> {
  if (pattern) return search({ ...query, ...floorQuery.parse({ categories: query.categories, words: [[pattern]], limit: query.limit }) });
  if (!demands.feature.length) return [];
  const anyKind = floorQuery.parse({ ...queryOf(demands), limit: query.limit });
  const alike = colours.length ? await search({ ...anyKind, words: [...anyKind.words, [...colours]] }) : [];
  return alike.length ? alike : search(anyKind);
}

/** The others of a product's range: its maker's, that begin with the same name. */
export async function answerSiblings(asked: Asked): Promise<Part | null> {
  const meant = await whichProducts(asked);
  const [like] = meant.kind === 'several' ? meant.products : meant.kind === 'one' ? [meant.product] : await described(asked);
  if (!like || /\b(?:lighter|paler|darker)\b/.test(asked.reading.said)) return like ? answerSimilar(asked, like) : null;
  const others = (await othersOfRange(asked.shop, like)).filter((one) => !isOfRefused(one, asked.reading.without));
  // Of a range by its name, or of colours: all of them, as they look.
  const { said } = asked.reading;
  const isWhole =
    meant.kind === 'several' || (asksAll.test(said) && !/\b(?:other|another|else|more|different|\w+er (?:colou?rs?|shades?|ones?))\b/.test(said));
  const isWanted = others.length > 0 && (isWhole || refusesColour(asked.reading)) && !isOfRefused(like, asked.reading.without);
  const products = isWanted ? [like, ...others] : others;
  const sizes = sizesOf(said, like, others, meant.kind === 'several');
  if (sizes) {
    // 'have you it bigger', and then 'how much is it': of the bigger one.
    const [only, ...more] = sizes.fit;
    const found = only && only.id !== like.id && !more.length ? { shown: [like.id, only.id], focus: only.id, before: like.id } : null;
    return {
      text: [sizes.text, ...sizes.fit.map(productLine)].join('\n\n'),
      products: [...new Set([like.id, ...sizes.fit.map(({ id }) => id)])],
      sources: [like, ...sizes.fit].map(productSource),
      suggestions: ['Is it in stock?', 'Show me something like it'],
      context: { topic: 'facts', ...(found ?? { shown: sizes.fit.map(({ id }) => id), focus: like.id }) },
    };
  }
  if (moreSoIn(said)) return answerSimilar(asked, like);
  const page = meant.kind === 'one' ? pageSays(meant.product, /\bany other\b|\bother (?:sizes?|colours?)\b/) : null;
  const first =
    isWhole && others.length
      ? `There are ${products.length} of that range:`
      : products.length
        ? `Of the same range as ${linkTo(like)} we have:`
        : [`${linkTo(like)} is the only one of its range that we list.`, page, offerPerson(asked.settings)].filter(Boolean).join(' ');
  return {
    text: [first, ...(isWhole ? await Promise.all(products.map((one) => lineWithLook(asked, one))) : products.map(productLine))].join('\n\n'),
    products: products.length ? products.map(({ id }) => id) : [like.id],
    sources: [like, ...products].map(productSource),
    offersPerson: products.length === 0,
    suggestions: products.length ? ['Compare the first two', ...amountOfFirst(products)] : ['Show me something like it'],
    context: { topic: 'find', wish: wishOfRange([like, ...others]), shown: products.map(({ id }) => id), focus: products.length ? null : like.id },
  };
}

/** 'the pink terrazzo, is there a smaller one': the one whose look and size were told, if there are no more than a few. */
async function described({ shop, reading }: Asked): Promise<ProductSummary[]> {
  if (!hasDescription(reading)) return [];
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf({ ...wishOf(reading), inStockOnly: false }), limit: mostShown }));
  // 'any smaller' than the biggest of them.
  const way = /\b(?:smaller|shorter)\b/.test(reading.said) ? -1 : 1;
  return products.length < mostShown ? products.toSorted((a, b) => ((areaOf(a) ?? 0) - (areaOf(b) ?? 0)) * way) : [];
}

/** A line of a list, with how its page begins to describe it. */
async function lineWithLook({ shop }: Asked, one: ProductSummary): Promise<string> {
  const product = await readProduct(shop, one.id);
  const look = product && pageLine(product);
  return look ? `${productLine(one)} “${look}”` : productLine(one);
}
