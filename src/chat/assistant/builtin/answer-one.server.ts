import { floorAppearance } from '#rooms/floor-appearance.ts';
import type { GuideEntry } from '../guide/parse-guide.ts';
import { sold } from '../reading/words/floors.ts';
import { answerAllItNeeds } from './answers/all-it-needs.server.ts';
import { withBettered } from './answers/bettered.ts';
import { sayByKind } from './answers/by-kind.ts';
import { answerCalculation } from './answers/calculate.server.ts';
import { withChoice } from './answers/choose.server.ts';
import { answerColours, asksColours } from './answers/colours.server.ts';
import { answerCompare } from './answers/compare.server.ts';
import { answerDelivered, sumAsked } from './answers/delivered.server.ts';
import { answerFactsAsked, productMeant } from './answers/facts.server.ts';
import { answerFinance } from './answers/finance.ts';
import { answerFind, answerMore, answerRange } from './answers/find.server.ts';
import { withBesides } from './answers/fitting-besides.ts';
import { withFloors } from './answers/floors-for-it.server.ts';
import { answerGoodsAsked } from './answers/goods-asked.server.ts';
import { withGoodsBesides } from './answers/goods-besides.server.ts';
import { withGoods } from './answers/goods-for-it.server.ts';
import { answerGroutColour } from './answers/grout-colour.server.ts';
import {
  adviceKind,
  answerEntry,
  answerRecommendation,
  answerSuitability,
  isUnsuited,
  lawEntry,
  noAdvice,
  placesOf,
} from './answers/guide.server.ts';
import { sayMerit } from './answers/kind-merits.ts';
import { monthlyOfEach } from './answers/monthly-of-each.server.ts';
import { officeAnswers } from './answers/office.ts';
import { answerBoughtHere, answerOrders } from './answers/orders.server.ts';
import { answerSiblings } from './answers/other-goods.server.ts';
import { answerOtherPrice } from './answers/other-price.server.ts';
import { answerPaired } from './answers/paired.server.ts';
import { answerPriceAgainst } from './answers/price-against.server.ts';
import { priceOfIt } from './answers/price-of-it.server.ts';
import { answerPriceRange } from './answers/price-range.server.ts';
import { answerPricesCompared } from './answers/prices-compared.server.ts';
import { answerReduced } from './answers/reduced.server.ts';
import { answerReturns } from './answers/returns.server.ts';
import { answerSamplesAsked } from './answers/samples-asked.server.ts';
import * as service from './answers/service.ts';
import {
  answerCutting,
  answerFeedback,
  answerInvoice,
  answerOffTopic,
  answerOrdering,
  answerPhotos,
  answerRivals,
  answerTrust,
  answerVisualise,
} from './answers/shop.ts';
import { withWarningsOfShown } from './answers/shown-in-place.server.ts';
import { answerSimilarAsked } from './answers/similar-in-each.server.ts';
import { withThoseStandingBleach } from './answers/stands-bleach.server.ts';
import { answerNotToBeHad, answerStockAsked } from './answers/stock-asked.server.ts';
import { answerSundryQuantity } from './answers/sundries.server.ts';
import * as terms from './answers/terms.ts';
import { answerChangeOrder, answerFaulty, isOfTrouble, lawOnTrouble } from './answers/trouble.ts';
import { answerUnlisted } from './answers/unlisted.server.ts';
import { answerUnsuitedThere } from './answers/unsuited-there.server.ts';
import { answerCollection, answerContact, answerHours, answerLocation } from './answers/visit.ts';
import { answerWarrantiesOf, longestWarranties } from './answers/warranties-of.server.ts';
import { answerWarranty, withUnknownOfWarranty } from './answers/warranty.ts';
import { asTerm } from './as-term.ts';
import { answerBeforeTask } from './before-task.server.ts';
import type { Task } from './decide.ts';
import { goingOn } from './filled-in.server.ts';
import { surfaceMeasured } from './floor-measured.ts';
import { taskInContext } from './follow-up.server.ts';
import { isFloorSought } from './goods-wanted.ts';
import { ofItsGuarantee } from './guarantee-asked.ts';
import { kindsSpokenOf } from './kinds-spoken-of.server.ts';
import { lookOfIt, nearestSuited } from './look-of-it.server.ts';
import { withMaterialMissing } from './not-of-material.server.ts';
import type { Asked, Part } from './part.ts';
import { searchGuide } from './search-guide.server.ts';
import { termInContext } from './term-in-context.ts';
import { whichProducts } from './which-products.server.ts';
import { isWish } from './wish.ts';

/** Answers one thing asked: what has to be done for it is decided already. */
export async function answerOne(asked: Asked, task: Task): Promise<Part> {
  const part = surfaceMeasured(asked);
  if (part) {
    const answer = await answerOne({ ...asked, context: { ...asked.context, measured: part } }, task);
    return { ...answer, context: { ...answer.context, measured: asked.context.measured } };
  }
  const meant = await taskInContext(asked, termInContext(asked, task));
  const apart = await answerBeforeTask(asked);
  if (apart) return apart;
  const alike = (await lookOfIt(asked)) ?? (await nearestSuited(asked));
  if (alike) return answerFind(alike.asked, false, alike.more);
  const ofGoods = await answerGoodsAsked(asked, meant);
  if (ofGoods) return ofGoods;
  const doer = doers[meant];
  return withBesides(asked, (doer && (await doer(await goingOn(asked, meant)))) ?? service.answerUnclear(asked));
}

/** The answer of this task, whatever else the words might make of it. Null where there is none. */
export async function answerPlainly(asked: Asked, task: Task): Promise<Part | null> {
  return (await doers[task]?.(asked)) ?? null;
}

/** Whether there is an answer of this name. */
export const canAnswer = (task: Task) => doers[task] !== undefined || service.isSmallTalk(task);

type Doer = (asked: Asked) => Part | Promise<Part | null>;

const doers: Partial<Record<Task, Doer>> = {
  person: service.answerPerson,
  'change-order': answerChangeOrder,
  order: answerOrders,
  // 'the laminate you sold us is swelling': it is to be looked at, and no more of it bought.
  'bought-here': async (asked) => (isOfTrouble(asked) ? answerFaulty(asked, await lawEntry(lawOnTrouble(asked))) : answerBoughtHere(asked)),
  ...officeAnswers,
  faulty: async (asked) => answerFaulty(asked, await lawEntry(lawOnTrouble(asked))),
  returns: answerReturns,
  hours: answerHours,
  location: answerLocation,
  contact: answerContact,
  fitting: service.answerFitting,
  collection: answerCollection,
  payment: terms.answerPayment,
  vat: terms.answerVat,
  units: async (asked) => (await priceOfIt(asked)) ?? terms.answerUnits(asked.reading.said),
  discount: answerReduced,
  account: service.answerAccount,
  beyond: service.answerBeyond,
  rivals: answerRivals,
  feedback: async (asked) => (await answerNotToBeHad(asked)) ?? answerFeedback(asked),
  trust: answerTrust,
  'compare-prices': answerPricesCompared,
  siblings: async (asked) =>
    (/\b(?:widths?|lengths?|thickness\w*)\b/.test(asked.reading.said) ? await answerFactsAsked(asked) : null) ??
    (asksColours(asked) ? null : await answerSiblings(asked)) ??
    answerColours(asked),
  'off-topic': answerOffTopic,
  photos: answerPhotos,
  cutting: answerCutting,
  ordering: async (asked) => (await answerNotToBeHad(asked)) ?? answerOrdering(asked),
  invoice: answerInvoice,
  sundries: async (asked) => (await measuredGoodsOf(asked)) ?? (await amountOfIt(asked)) ?? advice(asked),
  'all-it-needs': answerAllItNeeds,
  'grout-colour': async (asked) => (await answerGroutColour(asked)) ?? advice(asked),
  'which-floor': service.whichFloor,
  unclear: service.answerUnclear,
  delivery: answerDelivered,
  finance: async (asked) => {
    const sum = await sumAsked(asked);
    const each = sum ? null : await monthlyOfEach(asked);
    return each ?? { ...answerFinance(asked, sum?.pence ?? null, sum?.of ?? ''), products: sum?.products ?? [] };
  },
  samples: answerSamplesAsked,
  warranty: async (asked) => {
    const own = (await answerFactsAsked(ofItsGuarantee(asked))) ?? (await answerWarrantiesOf(asked));
    return own ? withUnknownOfWarranty(asked, own) : answerWarranty(asked, await longestWarranties(asked));
  },
  reviews: async (asked) => (await answerFactsAsked(ofFocus(asked))) ?? answerFind(asked, asked.context.topic === 'find', { sort: 'best' }),
  find: async (asked) => withMaterialMissing(asked.shop, asked.reading.said, await answerFind(asked, false)),
  refine: async (asked) => withBettered(asked, (await answerUnsuitedThere(asked)) ?? (await answerFind(asked, true))),
  more: answerMore,
  cheaper: (asked) => answerOtherPrice(asked, 'cheaper'),
  dearer: (asked) => answerOtherPrice(asked, 'dearer'),
  range: answerRange,
  unlisted: answerUnlisted,
  similar: answerSimilarAsked,
  visualise: async (asked) => {
    const meant = await whichProducts({ ...asked, reading: { ...asked.reading, refersBack: true } });
    return answerVisualise(meant.kind === 'one' && floorAppearance(meant.product) ? meant.product : null);
  },
  price: async (asked) => (await answerFactsAsked(asked)) ?? (isWish(asked.reading) ? answerPriceRange(asked, false) : service.whichFloor()),
  calculate: (asked) => answerCalculation(asked, (one) => answerFind(one, false)),
  stock: answerStockAsked,
  facts: async (asked) =>
    (await answerPriceAgainst(asked)) ??
    (await answerPaired(asked)) ??
    (await answerFactsAsked(asked)) ??
    (isWish(asked.reading) ? answerFind(asked, false) : service.whichFloor()),
  compare: async (asked) => (await answerPriceAgainst(asked)) ?? withChoice(asked, await answerCompare(asked)),
  suitability: async (asked) => {
    const { reading, context } = asked;
    const floors = reading.floor.length ? reading.floor : await kindsSpokenOf(asked);
    const places = placesOf(reading).length ? placesOf(reading) : placesOf(context.wish ?? reading);
    // Where its kind suits, those that are looked for are what answers it.
    if (isFloorSought(reading) && !(await isUnsuited(floors, places))) return answerFind(asked, false);
    const merit = floors.length === 2 ? sayMerit(floors, reading.said) : null;
    const part = await answerSuitability(asked, floors, places);
    return part ? withWarningsOfShown(asked, places, { ...part, text: merit ? `${merit} ${part.text}` : part.text }) : advice(asked);
  },
  recommend: async (asked) => {
    const part = (await answerRecommendation(asked, placesOf(asked.reading))) ?? (await advice(asked));
    return part.isUnanswered ? (service.answerSmallTalk(asked, 'choose') ?? part) : part;
  },
  advice: async (asked) => asTerm(asked, await advice(asked)),
};

/** 'and what do people say' of the product that was just spoken of. */
function ofFocus(asked: Asked): Asked {
  const { reading, context } = asked;
  const isOfIt = context.focus !== null && context.topic !== 'find' && reading.floor.length + reading.names.length === 0 && reading.sort === null;
  return isOfIt ? { ...asked, reading: { ...reading, refersBack: true } } : asked;
}

async function measuredGoodsOf(asked: Asked): Promise<Part | null> {
  const part = await answerSundryQuantity(asked);
  return part && withGoodsBesides(asked, part);
}

/** 'how many bags for 12 m²' on the page of the glue. */
async function amountOfIt(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const ofIt = { ...asked, reading: { ...reading, refersBack: true } };
  return reading.measured.length > 0 && (await productMeant(ofIt))?.kind === 'one' ? answerCalculation(ofIt, (one) => answerFind(one, false)) : null;
}

/** The guide's best entry; where nothing fits, that is said. */
async function advice(asked: Asked): Promise<Part> {
  const kind = asked.reading.floor[0] ? adviceKind(asked.reading.floor[0]) : asked.context.focus ? null : kindChosen(asked.entry);
  if (asked.entry) return ofEntry(asked, asked.entry, kind);
  const found = await searchGuide(asked);
  return found && found.score > 0.5 && !found.entry.task ? ofEntry(asked, found.entry, kind) : noAdvice(asked);
}

/** An entry of the guide, beginning with what holds of the kind that was named; of what needs no sealer none is offered. */
async function ofEntry(asked: Asked, entry: GuideEntry, kind: string | null): Promise<Part> {
  const told = sayByKind(entry, asked.reading, asked.reading.refersBack ? asked.context.subject : null);
  const isSaid = told !== null && entry.text.startsWith(told);
  const part = answerEntry(told && !isSaid ? { ...entry, text: `${told}\n\n${entry.text}` } : entry, 'advice', kind);
  if (told?.startsWith('No')) return part;
  return withThoseStandingBleach(asked, entry, await withFloors(asked, entry, await withGoods(asked, entry, part)));
}

/** 'Click LVT is the easiest': what is said next is said of that. */
function kindChosen(entry: Asked['entry']): string | null {
  const [, kind] = /^(?:Click )?(\w+)\b[^.:]* (?:is|are) the \w+est\b/.exec(entry?.text ?? '') ?? [];
  return kind && sold[kind.toLowerCase()] ? adviceKind(kind.toLowerCase()) : null;
}
