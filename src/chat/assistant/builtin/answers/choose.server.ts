import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { readGuide } from '../../guide/guide.server.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, lowerFirst, offerPerson, sayStock } from '../say.ts';
import { asksValue, betterValue } from './better-value.ts';
import { byFirst, inSum, ofMeasures } from './by-figures.ts';
import { byDirt, dirtAsked } from './dirt.ts';
import { placesOf } from './guide.server.ts';
import { all, counts, demands, type Verdict } from './merits.ts';
import { type Lines, lineFor } from './places-said.ts';
import { toldOf } from './record.ts';
import { asksSame } from './same-but-for.ts';
import { shadeAsked } from './shade.ts';
import { sumsFor } from './sums.server.ts';
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
  const products = await readProducts(shop, ids);
  if (products.length < 2) return part;
  const guide = await readGuide();
  const verdict = verdictOf(reading, products, guide);
  const wasTold = context.topic === 'compare' && ids.every((id) => context.shown.includes(id));
  if (!verdict) return wasTold && whichIsMore.test(reading.said) ? { ...notOnRecord(asked), products: ids } : part;
  const isOut = verdict.best && verdict.best.stock < 1 ? ` ${linkTo(verdict.best)} is ${sayStock(verdict.best)} at present.` : '';
  const said = `${verdict.text}${isOut}`;
  // Where none of them is ahead the table tells nothing of it either.
  const isWhole = wasTold || (verdict.best === null && whichIsMore.test(reading.said));
  // 'what would 30 m² of the better one cost', where neither is better: the sums are told of both.
  const sums = isWhole && reading.measured.length ? `\n\n${await sumsFor(asked, ids, reading.measured)}` : '';
  const text = isWhole ? `${said}${sums}` : `${said}\n\n${part.text}`;
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
  const value = asksValue.test(`${reading.said} ${reading.text}`) ? betterValue(products) : null;
  if (value) return value;
  // 'the twist or the saxony for a bedroom, which wears better?'
  const isAsked = (asks: RegExp) => asks.test(reading.said) || (reading.told !== '' && asks.test(reading.text));
  const demand = demands.find(({ asks }) => isAsked(asks)) ?? null;
  if (places.length) return forPlace({ places, demand }, products, guide);
  const summed = ofAllTold.test(`${reading.told} ${reading.said}`) ? inSum(products, reading.said) : null;
  if (summed) return summed;
  const named = all.filter(({ asks }) => asks.test(reading.said));
  if (demand && named.every((measure) => demand.order.includes(measure))) {
    const decided = byFirst(demand.order, products, demand.why);
    const general = decided.best ? null : entries.find(({ title }) => title === demand.guide);
    return general ? { ...decided, text: `${decided.text} ${general.text}` } : withPiles(decided, products, guide);
  }
  if (named.length) return ofMeasures(named, products, reading.said);
  // 'is the wool worth the extra': which is the better one, and what the guide has on the two fibres.
  if (/\bworth\b/.test(reading.said)) {
    const worth = inSum(products, reading.said);
    const fibres = new Set(products.map(({ category, material }) => (category === 'Carpet' ? /wool/i.test(material ?? '') : null)));
    const ofFibres = fibres.has(true) && fibres.has(false) ? entries.find(({ title }) => title === 'Wool or synthetic carpet') : null;
    if (worth) return { ...worth, text: [worth.text, ofFibres?.text].filter(Boolean).join(' ') };
  }
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

const dirtied: ReadonlySet<string> = new Set(['pets', 'children', 'Hallway', 'Utility Room']);

/** For a room or a demand: the only one sold for it, else the one whose kind suits it better, else by the figures that count there. */
function forPlace(
  { places, demand }: { places: readonly string[]; demand: (typeof demands)[number] | null },
  products: readonly Product[],
  guide: Lines & { entries: readonly GuideEntry[] },
): Verdict {
  for (const place of places) {
    const isListed = products.some(({ rooms }) => rooms.includes(place));
    const fit = isListed ? products.filter(({ rooms }) => rooms.includes(place)) : products;
    const [only] = fit;
    if (isListed && fit.length === 1 && only) return { text: `For that I would take ${linkTo(only)}: of these only it is sold for it.`, best: only };
    const verdicts = products.map((product) => lineFor(product, place, guide));
    const ranks = verdicts.map((one) => (one ? ['no', 'care', 'yes'].indexOf(one.verdict) : -1));
    const top = Math.max(...ranks);
    const at = ranks.indexOf(top);
    // 'which wears better in a bedroom': of two that both suit it, what was asked decides.
    const isOpen = demand === null || ranks.includes(0);
    if (isOpen && ranks.every((rank) => rank >= 0) && ranks.filter((rank) => rank === top).length === 1 && products[at])
      return { text: `For that I would take ${linkTo(products[at])}. ${verdicts[at]?.why}`, best: products[at] };
  }
  const decided = byFirst([...(demand?.order ?? []), ...places.flatMap((place) => counts[place] ?? [])], products, demand?.why ?? 'for that');
  const ofKind = places.flatMap((place) => products.flatMap((product) => lineFor(product, place, guide) ?? []));
  const kinds = new Set(ofKind.map(({ floor }) => floor));
  const sizes = new Set(products.map(({ category, tileSize }) => (category === 'Tiles' ? tileSize : null)));
  const ofSize =
    sizes.size > 1 && !sizes.has(null) ? (guide.entries.find(({ title }) => title === 'Plank or tile sizes for a room')?.text ?? '') : '';
  // What brings dirt in is told by their pages, where the figures do not tell them apart.
  const ofDirt = decided.best || !places.some((place) => dirtied.has(place)) ? null : byDirt(products);
  if (ofDirt) return ofDirt;
  return decided.best
    ? withPiles(decided, products, guide)
    : {
        ...decided,
        text: [decided.text, ...new Set(ofKind.map(({ floor, why }) => (kinds.size > 1 ? `${sayKind(floor)}: ${lowerFirst(why)}` : why))), ofSize]
          .filter(Boolean)
          .join(' '),
      };
}

/** What the guide says of two piles, where they are what sets two carpets apart. */
function withPiles(decided: Verdict, products: readonly Product[], { entries }: { entries: readonly GuideEntry[] }): Verdict {
  const piles = new Set(products.map(({ category, surface, finish }) => (category === 'Carpet' ? (surface ?? finish ?? null) : null)));
  const entry = piles.size > 1 && !piles.has(null) ? entries.find(({ title }) => title === 'Twist, saxony or loop carpet') : null;
  return entry ? { ...decided, text: `${decided.text} ${entry.text}` } : decided;
}
