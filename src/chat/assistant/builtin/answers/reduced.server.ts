import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { promotionLine } from '#settings/promotion.ts';
import { noNames, readQuestion } from '../../reading/read-question.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, reachUs, sayPrice } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { isWish, wishOf } from '../wish.ts';
import { answerFind } from './find.server.ts';
import { boxesFor } from './sums.server.ts';
import { answerDiscount, asksLater, asksPeople, forWhom } from './terms.ts';

const remnants = /\b(?:remnants?|off ?cuts?|roll ?ends?|ends? of (?:a |the )?rolls?)\b/;

/** 'is there money off it at the minute', of one floor: what it was before, or that it is not reduced. Null where none is spoken of. */
async function answerReducedItself(asked: Asked): Promise<Part | null> {
  const meant = ofIt.test(asked.reading.said) ? await whichProducts(asked) : null;
  const products = meant?.kind === 'one' ? [meant.product] : meant?.kind === 'several' ? meant.products.slice(0, mostNamed) : [];
  const [first, ...others] = products;
  if (!first) return null;
  const own: Part = {
    text: [...products.map((product) => sayReduced(product)), products.some(({ wasPence }) => wasPence !== null) ? sayUntil(asked) : '']
      .filter(Boolean)
      .join('\n\n'),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    context: { topic: others.length ? 'find' : 'facts', focus: others.length ? null : first.id, shown: products.map(({ id }) => id) },
  };
  if (!bargains.test(asked.reading.said)) return own;
  // What it is reduced by already is no promise of more.
  const lower = `A lower price than that I cannot give or promise myself: please ${reachUs(asked.settings)}.`;
  return { ...own, text: `${own.text.replaceAll(/^(?:Yes|No), /gm, '')} ${lower}`, offersPerson: true };
}

const mostNamed = 4;

/** Until when the promotion runs; empty where there is none, or none that ends. */
function sayUntil({ settings, shop }: Asked): string {
  const { ends_at } = settings.promotion;
  return promotionLine(settings, shop.now()) && ends_at ? `Our promotion runs until ${sayDate(new Date(ends_at))}.` : '';
}

function sayReduced(product: ProductSummary): string {
  return product.wasPence === null
    ? `No, ${linkTo(product)} is not reduced at the moment: ${sayPrice(product)}.`
    : `Yes, ${linkTo(product)} is reduced: ${sayPrice(product)}, and ${formatPounds(product.wasPence)} a ${unitWords(product.unit).one} before.`;
}

/** 'is there anything off the Quoile', whatever else it was taken for; null for anything else. */
export async function answerOffIt(asked: Asked): Promise<Part | null> {
  if (asksForMuch.test(asked.reading.said) && (asked.reading.names.length > 0 || isWish(asked.reading))) return answerReduced(asked);
  if (asksOfBoth.test(asked.reading.said) && asked.reading.measured.length === 0) return answerDiscount(asked);
  return asked.reading.names.length > 0 && asksOffIt.test(asked.reading.said) ? answerReducedItself(asked) : null;
}

/** 'do I save anything ordering the carpet and underlay together' */
const asksOfBoth =
  /\b(?:save|saving|discount|money off|deal|reduction|cheaper)\b.*\b(?:order|buy|get|tak)\w*\b.*\b(?:together|both|at once|at the same time)\b/;

/** 'is it cheaper if I buy ten bags' */
const asksForMuch =
  /\b(?:cheaper|discount|money off|deal|reduction|better price|anything off|price break)\b.*\b(?:if|when|for) (?:i |we |you )?(?:buy|buying|take|taking|get|getting|order|ordering|took|bought|ordered) (?:\d+|\{count\}|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|all|more|lots|loads|several|in bulk|enough|that)\b/;

const asksOffIt = /\b(?:any(?:thing)?|something|much|money|owt|percent|%) off (?:of )?(?:the |your |yous |that |this |it\b|\{name\})/;

/** 'clearance on tiles' is of tiles, and of none that lie there. */
const ofOffersOn =
  /\b(clearance|offers?|deals?|sales?|reductions?|discounts?|money off|bargains?|anything off|something off|promotions?) on (?=(?:the |your |any |some )?(?:\w+ )?(?:tiles?|carpets?|laminate|lvt|vinyl|wood|lino)\b)/;

function inThese(reading: Asked['reading']): Asked['reading'] {
  const [anew] = readQuestion(reading.text.replace(ofOffersOn, '$1 in '), noNames);
  return anew ? { ...anew, told: reading.told } : reading;
}

/** 'can you do me a better price on that' */
const bargains =
  /\b(?:better|best|lower|cheaper|special) (?:price|deal|rate|offer)\b|\bdo (?:me|us) (?:an? )?(?:\w+ )?(?:price|deal|discount)\b|\b(?:knock|take|get|have|give (?:me|us)) (?:\w+ ){0,3}off (?:it|that|the price)\b|\bhaggle\b|\bcome down (?:on|in)\b|\bdiscount (?:on|for|off)\b|\bany (?:chance|room|movement)\b/;

const ofIt = /\b(?:it|this|that)\b|\{name\}/;

/**
 * 'Bargains in carpet', 'end of line stuff': the floors that cost less than they did, where that is what was asked. Which lines are
 * coming to an end is kept nowhere, so nothing is said of it.
 */
export async function answerReduced(asked: Asked): Promise<Part> {
  // 'the walnut one': nothing was shown, so any of walnut.
  const said = asked.context.shown.length ? asked.reading : { ...asked.reading, text: asked.reading.text.replace(/\bone\b/, 'floor') };
  const reading = ofOffersOn.test(said.text) && said.names.length === 0 ? inThese(said) : said;
  const wish = wishOf(reading);
  if (remnants.test(reading.said)) {
    const reduced = await answerFind({ ...asked, reading: { ...reading, reducedOnly: true } }, false, { reduced: true });
    const isReduced = (reduced.products?.length ?? 0) > 0;
    const offRoll =
      isReduced || !wish.floor.length
        ? reduced
        : await answerFind({ ...asked, reading: { ...reading, reducedOnly: false, sort: 'cheapest' } }, false);
    if (!offRoll.products?.length) return answerDiscount(asked);
    return {
      ...offRoll,
      text: `I have no list of remnants or offcuts: please ${reachUs(asked.settings)} to ask what there is. ${isReduced ? 'Reduced now, the earlier price beside it' : 'New, from the cheapest'}:\n\n${offRoll.text}`,
      offersPerson: true,
    };
  }
  const own = reading.refersBack || reading.names.length > 0 ? await answerReducedItself(asked) : null;
  // 'is there a discount for 60 m², thinking of the Toffee Oak'
  const isLater = asksLater.test(`${reading.told} ${reading.text}`);
  const isOfMuch = asksPeople.test(reading.said) || forWhom.test(reading.told) || reading.measured.length > 0 || reading.boxes !== null;
  if (own && asksSaved.test(reading.said)) return { ...own, text: `${own.text}${await sayReckonedSaving(asked)}` };
  if (own && (isOfMuch || isLater) && !asksOffIt.test(reading.said)) {
    const whole = answerDiscount(asked);
    return {
      ...own,
      text: `${whole.text}\n\n${own.text.replace(/^(?:Yes|No), /, '')}`,
      offersPerson: true,
      sources: [...(whole.sources ?? []), ...(own.sources ?? [])],
    };
  }
  if (own) return own;
  const namesGoods = isWish({ ...reading, reducedOnly: false });
  const isOfEnd = isLater && namesGoods;
  const isOfOffers =
    reading.measured.length > 0 && reading.boxes === null && !asksPeople.test(reading.said) && namesGoods && asksOffers.test(reading.said);
  if (!isOfEnd && ((isOfMuch && !isOfOffers) || isLater || !(reading.reducedOnly || namesGoods))) return answerDiscount(asked);
  const found = await answerFind({ ...asked, reading: { ...reading, reducedOnly: true } }, false, { reduced: true });
  if (!found.products?.length) return namesGoods ? answerFullPrice({ ...asked, reading }) : answerDiscount(asked);
  const ofLines = /\bend of (?:the )?(?:line|range)|ends of|clearance/.test(reading.said)
    ? 'I have no list of lines that are ending; these cost less than they did. '
    : '';
  // 'is there a sale on the LVT and when does it finish'
  const later = isLater ? answerDiscount(asked) : null;
  const ofShown = /\b(?:ex[- ]?display|b[- ]?grade|seconds|shop[- ]?soiled)\b/.test(reading.text)
    ? `Ex-display goods and seconds are not listed here, so whether there are any I do not have in writing: please ${reachUs(asked.settings)}. `
    : '';
  return {
    ...found,
    text: `${ofShown}${later ? `${later.text}\n\n` : ''}${ofLines}${found.text}`,
    offersPerson: ofShown !== '' || later?.offersPerson === true,
    context: { ...found.context, wish: { ...wish, reducedOnly: true } },
  };
}

/** 'any offers on wool carpet, need 30 m²': those that are reduced, and no price for so much. */
const asksOffers = /\b(?:offers?|reduced|reductions?|sale|deals? on|specials?|bargains?)\b(?!.*\bfor (?:that|so) (?:much|many)\b)/;

const asksSaved = /\b(?:save|saves|saving|savings)\b/;

/** What is saved on so much of the one that is meant; empty where nothing is, or no room was measured. */
async function sayReckonedSaving(asked: Asked): Promise<string> {
  const meant = await whichProducts(asked);
  const product = meant.kind === 'one' ? meant.product : null;
  const boxes = product ? (asked.reading.boxes ?? boxesFor(asked, product)) : null;
  if (!product?.wasPence || !boxes) return '';
  return `\n\n${countUnits(boxes, product.unit)} come to ${formatPounds(boxes * product.pricePence)} instead of ${formatPounds(boxes * product.wasPence)}: ${formatPounds(boxes * (product.wasPence - product.pricePence))} less.`;
}

/** 'Is the hofgut amber still on offer': what costs what it always did is told so, with its price. */
async function answerFullPrice(asked: Asked): Promise<Part> {
  const full = await answerFind({ ...asked, reading: { ...asked.reading, reducedOnly: false } }, false);
  const many = full.products?.length ?? 0;
  if (!many) return answerDiscount(asked);
  return { ...full, text: `${many === 1 ? 'That is' : 'Those are'} not reduced at present.\n\n${full.text}` };
}
