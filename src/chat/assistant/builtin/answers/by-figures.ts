import type { Product } from '#catalogue/product.ts';
import { comparedPence, linkTo, listed, sayPrice } from '../say.ts';
import { inAll, lasting, type Measure, otherwise, thickness, type Verdict, wear } from './merits.ts';

/** The one that is ahead in the first figure that tells them apart, with the other figures in which it is not behind. */
export function byFirst(order: readonly Measure[], products: readonly Product[], why: string): Verdict {
  // Of two kinds of floor the thicker is not for that the better.
  const isOneKind = new Set(products.map(({ category }) => category)).size === 1;
  const distinct = [...new Set(order)].filter(({ name }) => isOneKind || name !== thickness.name);
  const ahead = distinct.map((measure) => ({ measure, best: highest(products, measure) })).filter(({ best }) => best);
  const [first] = ahead;
  if (first?.best) {
    const best = first.best;
    // Two carpets are as soft as each other: no news.
    const level = distinct.flatMap((measure) => (/going by its kind/.test(measure.name) ? [] : (equal(products, measure) ?? [])));
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
    text: `${alike.length ? `On record nothing sets them apart ${why}: they have the same ${listed(alike)}.${isOneKind ? sayOtherwiseAhead(products, distinct) : ''}` : `Their records do not say which is better ${why}.`}${price ? ` The ${products.length > 2 ? 'cheapest' : 'cheaper'} is ${linkTo(price)}, at ${sayPrice(price)}.` : ''}`,
    best: null,
  };
}

/** ' Apart from that the Rathlin is ahead in thickness and the Glenshane in water resistance': what may decide where the first figures do not. */
function sayOtherwiseAhead(products: readonly Product[], told: readonly Measure[]): string {
  const leads = otherwise.filter((measure) => !told.includes(measure)).map((measure) => ({ measure, best: highest(products, measure) }));
  const lines = products.flatMap((product) => {
    const own = leads.filter(({ best }) => best === product).map(({ measure }) => sayOf(measure, product, products));
    return own.length ? `${linkTo(product)} is ahead in ${listed(own)}` : [];
  });
  return lines.length ? ` Apart from that ${lines.join('; ')}.` : '';
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
export function ofMeasures(named: readonly Measure[], products: readonly Product[], said: string): Verdict {
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
export function inSum(products: readonly Product[], said: string): Verdict | null {
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
  const price = isPriced
    ? ` ${less.length ? linkTo(best) : 'It'} is the ${gap > 0 ? 'dearer' : 'cheaper'}: ${sayPrice(best)} against ${sayPrice(other)}.`
    : '';
  // 'is it worth the extra?'
  const worth = !/\bworth\b/.test(said) || !isPriced || isEven ? '' : gap > 0 ? 'Yes, on record: ' : 'No, not on record: ';
  const against = less.length ? ` ${linkTo(other)} is ahead in ${listed(less)}.` : '';
  const start = isEven
    ? `It depends on what counts for you: ${linkTo(best)} is ahead in`
    : `Going by their records ${linkTo(best)} is the better one: it is ahead in`;
  return { text: `${worth}${worth ? start.replace(/^G/, 'g') : start} ${listed(more)}.${against}${price}`, best: isEven ? null : best };
}

/** 'wear layer, 0.5mm against 0.3mm' */
export function sayOf(measure: Measure, best: Product, products: readonly Product[]): string {
  const others = [...new Set(products.filter((product) => product !== best).map((product) => measure.of(product)))];
  return `${measure.name} (${measure.of(best)} against ${listed(others.map((said) => said ?? 'not stated'))})`;
}

function equal(products: readonly Product[], measure: Measure): string | null {
  const [first] = products.map(measure.of);
  return first && products.every((product) => measure.of(product) === first) ? `${measure.name}, ${first}` : null;
}

/** The one with more than all the others; null where two share the first place or one does not say. */
export function highest(products: readonly Product[], { of, rank }: Measure, way = 1): Product | null {
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
