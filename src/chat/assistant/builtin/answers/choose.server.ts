import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { readGuide } from '../../guide/guide.server.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { comparedPence, linkTo, listed, lowerFirst, offerPerson, sayPrice, sayStock } from '../say.ts';
import { byDirt, dirtAsked } from './dirt.ts';
import { placesOf } from './guide.server.ts';
import { all, counts, demands, inAll, lasting, type Measure, thickness, type Verdict, wear } from './merits.ts';
import { type Lines, lineFor } from './places-said.ts';
import { toldOf } from './record.ts';
import { asksSame } from './same-but-for.ts';
import { shadeAsked } from './shade.ts';
import { underlayFor } from './which-underlay.ts';

const ofWorth =
  /\bworth\b|\b(?:extra|more) (?:money|for|cash)\b|\bpay(?:ing)? (?:more|extra|the)\b|\bbetter\b|\bbest\b|\bwhich (?:one )?(?:would|should|do) (?:you|i|we)\b|\bquality\b|\bget for\b/;

/** 'is the Inver as good as the Ballydoran', 'how does it stack up': of all that is on record. */
const ofAllTold =
  /\b(?:as|so) (?:good|well made|decent|nice)(?: (?:quality|a \w+))? as\b|\bas good$|\bgood as\b|\b(?:stack|measure)s? up\b|\bmatch up to\b|\b(?:inferior|superior)\b/;

/**
 * Of a few products side by side, the one for what was asked, going by their records and the guide. The conversation then goes on with it.
 * A table that was just given is not given again. A part that compares none, or of which nothing is asked, stays as it is.
 */
export async function withChoice(asked: Asked, part: Part): Promise<Part> {
  const { reading, context, shop } = asked;
  const ids = part.context?.topic === 'compare' ? (part.context.shown ?? []) : [];
  const products = (await Promise.all(ids.map((id) => readProduct(shop, id)))).filter((product): product is Product => product !== null);
  if (products.length < 2) return part;
  const guide = await readGuide();
  const verdict = verdictOf(reading, products, guide);
  const wasTold = context.topic === 'compare' && ids.every((id) => context.shown.includes(id));
  if (!verdict) return wasTold && whichIsMore.test(reading.said) ? { ...notOnRecord(asked), products: ids } : part;
  const isOut = verdict.best && verdict.best.stock < 1 ? ` It is ${sayStock(verdict.best)} at present.` : '';
  const said = `${verdict.text}${isOut}`;
  // Where none of them is ahead the table tells nothing of it either.
  const isWhole = wasTold || (verdict.best === null && whichIsMore.test(reading.said));
  const text = isWhole ? said : `${said}\n\n${part.text}`;
  return { ...part, text, context: { ...part.context, ...(verdict.best ? { focus: verdict.best.id } : {}) } };
}

/** 'which is trendier', after the table: giving that once more would be no answer. */
const whichIsMore =
  /\bwhich\b.*\b(?!(?:cheap|dear|pric)\w*|better\b|other\b|either\b)(?:\w{3,}(?:er|est)|(?:more|most|less|least) (?!expensive)\w+)\b/;

function notOnRecord({ settings, context }: Asked): Part {
  return {
    text: `Which of them that is their records do not say, and I will not guess. ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    context: { topic: 'compare', shown: context.shown, focus: null, before: null },
  };
}

function verdictOf(reading: Reading, products: readonly Product[], guide: Lines & { entries: readonly GuideEntry[] }): Verdict | null {
  const { entries } = guide;
  // What is the same of them is told already.
  if (asksSame.test(reading.said)) return null;
  const places = placesOf(reading);
  const ofUnderlay = underlayFor(reading, products);
  if (ofUnderlay) return ofUnderlay;
  const shade = shadeAsked(reading.said, products) ?? dirtAsked(reading.said, products);
  if (shade) return shade;
  if (places.length) return forPlace(places, products, guide);
  const summed = ofAllTold.test(`${reading.told} ${reading.said}`) ? inSum(products, reading.said) : null;
  if (summed) return summed;
  const named = all.filter(({ asks }) => asks.test(reading.said));
  const demand = demands.find(({ asks }) => asks.test(reading.said));
  if (demand && named.every((measure) => demand.order.includes(measure))) {
    const decided = byFirst(demand.order, products, demand.why);
    const general = decided.best ? null : entries.find(({ title }) => title === demand.guide);
    return general ? { ...decided, text: `${decided.text} ${general.text}` } : decided;
  }
  if (named.length) return ofMeasures(named, products, reading.said);
  // 'compare the Inver and the real wood top' asks for nothing of theirs.
  const asks = /^(?:and |so |but )?(?:compare|(?:what(?:s| is) the )?differ\w*|how (?:is|are|does|do) .* differ\w*)\b/.test(reading.said)
    ? ''
    : reading.said;
  const told = products.map((product) => ({ product, told: toldOf(product, { ...reading, said: asks }, false) }));
  const general = entries.find(({ title }) => told.some((one) => one.told.some(({ guide }) => guide === title)));
  if (general && told.every((one) => one.told.every(({ isKnown }) => !isKnown))) return { text: general.text, best: null };
  if (told.some((one) => one.told.length > 0) && !/price|cost|cheap|dear|expensive/.test(reading.said))
    return { text: told.map((one) => `${linkTo(one.product)}: ${one.told.map(({ text }) => text).join(' ')}`).join('\n\n'), best: null };
  return ofWorth.test(reading.said) ? inSum(products, reading.said) : null;
}

const dirtied: ReadonlySet<string> = new Set(['pets', 'children', 'Hallway', 'heavy traffic', 'Utility Room']);

/** For a room or a demand: the only one sold for it, else the one whose kind suits it better, else by the figures that count there. */
function forPlace(places: readonly string[], products: readonly Product[], guide: Lines & { entries: readonly GuideEntry[] }): Verdict {
  for (const place of places) {
    const isListed = products.some(({ rooms }) => rooms.includes(place));
    const fit = isListed ? products.filter(({ rooms }) => rooms.includes(place)) : products;
    const [only] = fit;
    if (isListed && fit.length === 1 && only) return { text: `For that I would take ${linkTo(only)}: of these only it is sold for it.`, best: only };
    const verdicts = products.map((product) => lineFor(product, place, guide));
    const ranks = verdicts.map((one) => (one ? ['no', 'care', 'yes'].indexOf(one.verdict) : -1));
    const top = Math.max(...ranks);
    const at = ranks.indexOf(top);
    if (ranks.every((rank) => rank >= 0) && ranks.filter((rank) => rank === top).length === 1 && products[at])
      return { text: `For that I would take ${linkTo(products[at])}. ${verdicts[at]?.why}`, best: products[at] };
  }
  const decided = byFirst(
    places.flatMap((place) => counts[place] ?? []),
    products,
    'for that',
  );
  const ofKind = places.flatMap((place) => products.flatMap((product) => lineFor(product, place, guide) ?? []));
  const kinds = new Set(ofKind.map(({ floor }) => floor));
  const sizes = new Set(products.map(({ category, tileSize }) => (category === 'Tiles' ? tileSize : null)));
  const ofSize =
    sizes.size > 1 && !sizes.has(null) ? (guide.entries.find(({ title }) => title === 'Plank or tile sizes for a room')?.text ?? '') : '';
  // What brings dirt in is told by their pages, where the figures do not tell them apart.
  const ofDirt = decided.best || !places.some((place) => dirtied.has(place)) ? null : byDirt(products);
  if (ofDirt) return ofDirt;
  return decided.best
    ? decided
    : {
        ...decided,
        text: [decided.text, ...new Set(ofKind.map(({ floor, why }) => (kinds.size > 1 ? `${sayKind(floor)}: ${lowerFirst(why)}` : why))), ofSize]
          .filter(Boolean)
          .join(' '),
      };
}

/** The one that is ahead in the first figure that tells them apart, with the other figures in which it is not behind. */
function byFirst(order: readonly Measure[], products: readonly Product[], why: string): Verdict {
  // Of two kinds of floor the thicker is not for that the better.
  const isOneKind = new Set(products.map(({ category }) => category)).size === 1;
  const distinct = [...new Set(order)].filter(({ name }) => isOneKind || name !== thickness.name);
  const ahead = distinct.map((measure) => ({ measure, best: highest(products, measure) })).filter(({ best }) => best);
  const [first] = ahead;
  if (first?.best) {
    const best = first.best;
    const level = distinct.flatMap((measure) => equal(products, measure) ?? []);
    const same = ahead.filter((one) => one.best === best).map(({ measure }) => sayOf(measure, best, products));
    const behind = ahead
      .filter((one) => one.best && one.best !== best)
      .map(({ measure, best: other }) => `${linkTo(other as Product)} is ahead in ${sayOf(measure, other as Product, products)}`);
    return {
      text: `Going by their records I would take ${linkTo(best)} ${why}: it is ahead in ${listed(same)}.${level.length ? ` They have the same ${listed(level)}.` : ''}${behind.length ? ` ${behind.join('; ')}.` : ''}`,
      best,
    };
  }
  const level = distinct.map((measure) => levelAtTop(products, measure)).find((one) => one !== null);
  if (level) return level;
  const alike = distinct.flatMap((measure) => equal(products, measure) ?? []);
  const price = cheapestOf(products);
  return {
    text: `${alike.length ? `On record nothing sets them apart ${why}: they have the same ${listed(alike)}.` : `Their records do not say which is better ${why}.`}${price ? ` The ${products.length > 2 ? 'cheapest' : 'cheaper'} is ${linkTo(price)}, at ${sayPrice(price)}.` : ''}`,
    best: null,
  };
}

/** Of three the two that are ahead of the third, and the cheaper of them; null where one is ahead, or none. */
function levelAtTop(products: readonly Product[], measure: Measure): Verdict | null {
  if (products.some((product) => measure.of(product) === null)) return null;
  const top = products.filter((product) => products.every((other) => other === product || highest([product, other], measure) !== other));
  const [first] = top;
  const isAhead = products.every((other) => top.includes(other) || (first && highest([first, other], measure) === first));
  const best = cheapestOf(top);
  if (!first || !best || top.length < 2 || top.length === products.length || !isAhead) return null;
  return {
    text: `${listed(top.map(linkTo))} are level, and ahead in ${sayOf(measure, first, [first, ...products.filter((one) => !top.includes(one))])}; of them ${linkTo(best)} is the cheapest, at ${sayPrice(best)}.`,
    best,
  };
}

/** 'which has the thicker wear layer': that figure of each in one sentence. */
function ofMeasures(named: readonly Measure[], products: readonly Product[], said: string): Verdict {
  const isLeast = /\b(?:thinn(?:er|est)|least|lowest|shortest|narrow(?:er|est)|small(?:er|est))\b/.test(said);
  // 'the thicker wear layer' is not the thicker board.
  const wanted = named.length > 1 && named.includes(wear) ? named.filter((one) => one !== thickness) : named;
  const verdicts = wanted.map((measure): Verdict => {
    const told = products.filter((product) => measure.of(product) !== null);
    if (!told.length) return { text: `Their records state no ${measure.name} for ${products.length === 2 ? 'either' : 'any'} of them.`, best: null };
    const best = highest(products, measure, isLeast ? -1 : 1);
    const same = equal(products, measure);
    const values = products.map((product) => `${linkTo(product)} ${measure.of(product) ?? 'not stated'}`);
    if (same) return { text: `They have the same ${same}.`, best: null };
    return {
      text: best
        ? `${linkTo(best)} has the ${isLeast ? 'smaller' : (measure.more ?? 'higher')} ${sayOf(measure, best, products)}.`
        : `${measure.name.charAt(0).toUpperCase()}${measure.name.slice(1)}: ${listed(values)}.`,
      best,
    };
  });
  return { text: verdicts.map(({ text }) => text).join(' '), best: verdicts.length === 1 ? (verdicts[0]?.best ?? null) : null };
}

/** Which is better, and whether it is worth more: in how many figures one is ahead, and what it costs more. */
function inSum(products: readonly Product[], said: string): Verdict | null {
  const [a, b] = products;
  if (products.length !== 2 || !a || !b) return byFirst(lasting, products, 'to last');
  const leads = inAll.map((measure) => ({ measure, best: highest(products, measure) }));
  const of = (product: Product) => leads.filter(({ best }) => best === product).map(({ measure }) => sayOf(measure, product, products));
  const [ofA, ofB] = [of(a), of(b)];
  if (!ofA.length && !ofB.length) return byFirst(inAll, products, 'on the whole');
  const [best, other] = ofA.length >= ofB.length ? [a, b] : [b, a];
  const [more, less] = best === a ? [ofA, ofB] : [ofB, ofA];
  const isEven = less.length > 0 && more.length - less.length < 2;
  const gap = (best.pricePerM2Pence ?? 0) - (other.pricePerM2Pence ?? 0);
  const isPriced = best.pricePerM2Pence !== null && other.pricePerM2Pence !== null && gap !== 0;
  const price = isPriced ? ` It is the ${gap > 0 ? 'dearer' : 'cheaper'}: ${sayPrice(best)} against ${sayPrice(other)}.` : '';
  // 'is it worth the extra?'
  const worth = !/\bworth\b/.test(said) || !isPriced || isEven ? '' : gap > 0 ? 'Yes, on record: ' : 'No, not on record: ';
  const against = less.length ? ` ${linkTo(other)} is ahead in ${listed(less)}.` : '';
  const start = isEven
    ? `It depends on what counts for you: ${linkTo(best)} is ahead in`
    : `Going by their records ${linkTo(best)} is the better one: it is ahead in`;
  return { text: `${worth}${worth ? start.replace(/^G/, 'g') : start} ${listed(more)}.${against}${price}`, best: isEven ? null : best };
}

/** 'wear layer, 0.5mm against 0.3mm' */
function sayOf(measure: Measure, best: Product, products: readonly Product[]): string {
  const others = [...new Set(products.filter((product) => product !== best).map((product) => measure.of(product)))];
  return `${measure.name} (${measure.of(best)} against ${listed(others.map((said) => said ?? 'not stated'))})`;
}

function equal(products: readonly Product[], measure: Measure): string | null {
  const [first] = products.map(measure.of);
  return first && products.every((product) => measure.of(product) === first) ? `${measure.name}, ${first}` : null;
}

/** The one with more than all the others; null where two share the first place or one does not say. */
function highest(products: readonly Product[], { of, rank }: Measure, way = 1): Product | null {
  const rated = products.map((product) => {
    const said = of(product);
    return { product, grade: said === null ? Number.NaN : rank ? rank(said, product) : Number.parseFloat(said.replace(/^[^\d.]+/, '')) };
  });
  if (rated.some(({ grade }) => Number.isNaN(grade))) return null;
  const [first, second] = rated.toSorted((a, b) => (b.grade - a.grade) * way);
  return first && first.grade !== second?.grade ? first.product : null;
}

function cheapestOf(products: readonly Product[]): Product | null {
  const [first, second] = products.toSorted((a, b) => comparedPence(a) - comparedPence(b));
  return first && second && first.pricePerM2Pence !== second.pricePerM2Pence ? first : null;
}
